package import WaymarkState

/// Everything that a screen has registered, for as long as it lives.
@MainActor package final class ScreenLife {
  package var handlers: [@MainActor (ScreenEvent) -> Void] = []
  package var answers: [@MainActor (Delivery) -> Void] = []
  var objections: [GuardNumber] = []

  func tell(_ event: ScreenEvent) {
    for handler in handlers { handler(event) }
  }
}

extension Core {
  /// The life of a screen, for all that it registers; `nil` if its entry is gone.
  package func life(of id: EntryID) -> ScreenLife? {
    if let life = lives[id] { return life }
    guard state.mayHaveScreen(id) else { return nil }
    let life = ScreenLife()
    lives[id] = life
    listen(.screens)
    return life
  }

  func tell(_ id: EntryID, _ event: ScreenEvent) {
    guard let life = lives[id] else { return }
    if event == .removed {
      lives[id] = nil
      let objections = life.objections.map { closures.bodies.removeValue(forKey: $0) }
      extendLifetime(objections)
    }
    life.tell(event)
  }

  /// Ends the lives of all screens, because their host shows the router no more.
  func endLives() {
    for id in lives.keys.sorted() { tell(id, .removed) }
  }

  func deliver(_ delivery: Delivery) {
    if let asker = delivery.to, let life = lives[asker] {
      for handler in life.answers { handler(delivery) }
    }
    navigations.deliver(delivery.navigation)?.deliver(delivery.value)
  }

  /// Gives a router a host; unless it is the same as before, its screens are created anew.
  package func attach(_ host: any CoreHost, isSame: Bool = false) {
    nextHost = host
    send(isSame ? .attachedAgain : .attached)
  }

  package func detach() {
    nextHost = nil
    send(.detached)
  }
}
