package import WaymarkCore

/// Hands on what a router has to know of its core, which keeps no router.
@MainActor
final class RouterWatcher<R: Route>: CoreWatcher {
  weak var router: Router<R>?
  /// Whether somebody waits for a change of a fact about the router.
  @exclusivity(unchecked) var isObserved = false
  private(set) var areEventsTold = false
  /// Whether the host has said, by the newest input, that it does not show what it was asked for.
  private var hasFailed = false
  /// The host's work before the next input, while events are told.
  private(set) var phase = Phase.detached
  /// Journals, and last a history; they note each effect before the router does something about it.
  fileprivate var others: [any CoreWatcher] = []

  /// Has the core's inputs and effects told as events.
  func tellEvents() {
    areEventsTold = true
    if let router { phase = router.core.state.phase }
  }

  func took(_ input: Input) {
    // A router may be let go on any thread, but its core ends on the main actor.
    if case .released = input { return letGo { _ in true } }
    for one in others { one.took(input) }
    switch input {
    case .attached, .detached: router?.endScreens()
    default: break
    }
    if areEventsTold, let router {
      hasFailed = input.isFailure
      router.tell(input, during: phase)
      phase = router.core.state.phase
    }
    if isObserved { router?.tellChanges() }
  }

  func carriesOut(_ effect: Effect) {
    for one in others { one.carriesOut(effect) }
    switch effect {
    case .arrived(let arrival): router?.listeners?.arrivals.tell(arrival)
    case .screen(let id, let event): router?.tell(id, event)
    case .deliver(let delivery):
      if let asker = delivery.to { router?.parts.records[asker]?.listeners.tell(.answered(delivery)) }
    case .noticed(let notice): router?.hear(notice)
    case .committed, .ended, .perform, .rebuild:
      if areEventsTold { router?.tell(effect, afterFailure: hasFailed) }
    default: break
    }
  }

  /// Lets watchers go, whose release may run code of the app's.
  fileprivate func letGo(_ isMeant: (any CoreWatcher) -> Bool) {
    let before = others
    others = before.filter { !isMeant($0) }
    extendLifetime(before)
  }
}

extension Router {
  /// Has somebody watch the core, who is kept until the router is released.
  ///
  /// - Parameters:
  ///   - other: The watcher.
  ///   - audience: The effects that it wants beside those that there are for everybody.
  ///   - isFirst: Whether it notes each effect before other watchers do something about it.
  package func watch(_ other: any CoreWatcher, for audience: Audience, isFirst: Bool = false) {
    watcher.others = isFirst ? [other] + watcher.others : watcher.others + [other]
    core.listen(audience)
  }

  /// Lets watchers go.
  package func unwatch(_ isMeant: (any CoreWatcher) -> Bool) { watcher.letGo(isMeant) }
}
