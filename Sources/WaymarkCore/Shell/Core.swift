package import WaymarkState

/// Shows trees in a toolkit; the facade puts an app's host behind it.
@MainActor package protocol CoreHost: AnyObject, Sendable {
  /// Carries a step out. The answer may be given at once or later.
  func perform(_ step: HostStep, _ answer: HostAnswer)
  /// Shows a tree, whatever is there.
  func rebuild(_ tree: PlaceTree, _ answer: HostAnswer)
  /// A step that the host has not begun is not wanted any more.
  func withdraw(_ request: HostRequest)
}

/// Carries out what the state says; it knows no rules.
///
/// Its only entry is ``send(_:)``. What is sent while it works waits in its inbox, so that everything happens in one order
/// and no code of the app's runs while the state changes.
@MainActor package final class Core {
  var state: RouterState
  private var host: (any CoreHost)?
  /// The host from the next `attached` or `detached` on; the old one is asked for all that comes before.
  var nextHost: (any CoreHost)?
  var closures = Closures()
  var lives: [EntryID: ScreenLife] = [:]
  var navigations = Navigations()
  var observers: Observers?
  var timers: Timers?
  private var inbox = Inbox()
  private var lastNumber: UInt64 = 0

  package init(_ tree: PlaceTree, ids: EntryID.Generator) { state = RouterState(tree, ids: ids) }

  deinit {
    // The oldest systems have no isolated deinit. The app's objects are let go on the main actor all the same.
    let remains = Remains(
      state: state, host: host, closures: closures, lives: lives, navigations: navigations,
      observers: observers, timers: timers)
    Task { @MainActor in remains.end() }
  }

  /// The state as it is, which never changes while code of the app's runs.
  package var current: RouterState { state }

  /// Takes an input now, or after those that came before.
  package func send(_ input: Input) {
    guard inbox.begin(input) else { return }
    take(input)
    while let next = inbox.next() {
      if inbox.isEndless { stop(next) } else { take(next) }
    }
    if let timers { timers.watch(step: state.openHostRequest, turn: state.openTurn) }
  }

  /// Takes a registration or a saved value at once, since it has no effect.
  package func register(_ input: Input) {
    observers?.input?(input)
    state.handle(input)
    if let observers, !observers.changes.isEmpty { observers.tellChanges(state.glance) }
  }

  private func take(_ input: Input) {
    let observers = observers
    if let observers { observers.input?(input) }
    switch input {
    case .began(let request) where request == state.openHostRequest: timers?.restartStep()
    case .attached, .detached: host = nextHost
    default: break
    }
    state.handle(input)
    if let observers, !observers.changes.isEmpty { observers.tellChanges(state.glance) }
    while let effect = state.next() {
      if let observers { observers.effect?(effect) }
      carryOut(effect)
    }
  }

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .perform(let step): host?.perform(step, HostAnswer(self, step.request))
    case .rebuild(let tree, let request): host?.rebuild(tree, HostAnswer(self, request))
    case .withdraw(let request): host?.withdraw(request)
    case .workOut(let work): workOut(work)
    case .ask(let turn): ask(turn)
    case .hear(let question, let value): hear(value, question)
    case .committed: break
    case .ended(let number, let outcome): end(number, outcome)
    case .redirected(let number, let edit): navigations[number]?.redirects.append(edit)
    case .joined(let number, let other): navigations.join(number, to: other)
    case .arrived(let place): for body in observers?.arrivals ?? [] { body(place) }
    case .screen(let id, let event): if !lives.isEmpty { tell(id, event) }
    case .deliver(let delivery): deliver(delivery)
    case .noticed(let notice): for body in observers?.notices ?? [] { body(notice) }
    }
  }

  /// A number for a navigation, a guard or an edit.
  package func newNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  // MARK: Navigations

  /// Asks for a navigation.
  ///
  /// - Parameter request: The request, with a number of its own.
  /// - Returns: The navigation, which may have ended.
  @discardableResult
  package func navigate(_ request: Request) -> Navigation {
    let navigation = Navigation(request.number)
    let outer = navigations.begin(navigation, wantsAnswer: request.wantsAnswer)
    send(.asked(request))
    navigations.keep(navigation, newest: outer)
    return navigation
  }

  private func end(_ number: NavigationNumber, _ outcome: Outcome) {
    let ended = navigations.end(number, outcome)
    if !closures.edits.isEmpty { closures.removeEdits(of: number) }
    ended?.end(outcome)
  }

  /// Ends what guards, observers and a host do in answer to one another without end; only the first end is noticed.
  private func stop(_ input: Input) {
    switch input {
    case .asked(let request):
      if !inbox.isEndNoticed {
        inbox.isEndNoticed = true
        for body in observers?.notices ?? [] { body(.failed(request.number, .tooManyRounds)) }
      }
      end(request.number, .failed(.tooManyRounds))
    case .closed(_, _, let number), .selected(_, let number): end(number, .failed(.tooManyRounds))
    case .gaveUp(let request), .showsInstead(let request, _): take(.failed(request))
    default: take(input)
    }
  }
}

/// All that is left when a router is let go.
private struct Remains: Sendable {
  var state: RouterState
  let host: (any CoreHost)?
  let closures: Closures
  let lives: [EntryID: ScreenLife]
  var navigations: Navigations
  let observers: Observers?
  let timers: Timers?

  /// Ends everything; nothing is called back afterwards but those who wait for a navigation.
  @MainActor func end() {
    var rest = self
    closures.thinking?.cancel()
    rest.state.handle(.released)
    while let effect = rest.state.next() {
      guard case .ended(let number, let outcome) = effect else { continue }
      rest.navigations.end(number, outcome)?.end(outcome)
    }
    for navigation in navigations.answers.values { navigation.deliver(nil) }
  }
}
