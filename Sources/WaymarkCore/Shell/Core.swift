package import WaymarkState

/// Shows trees in a toolkit. The facade puts an app's host behind it.
@MainActor package protocol CoreHost: AnyObject {
  /// Carries a step out. The answer may be given at once or later.
  func perform(_ step: HostStep, _ answer: HostAnswer)
  /// Shows a tree, whatever is there.
  func rebuild(_ tree: PlaceTree, _ answer: HostAnswer)
  /// A step that the host has not begun is not wanted any more.
  func withdraw(_ request: HostRequest)
}

/// Carries out what the state says. It knows no rules.
///
/// Its only entry is ``send(_:)``. What is sent while it works waits in its inbox, so that everything happens in one order
/// and no code of the app's runs while the state changes.
@MainActor package final class Core {
  package internal(set) var state: RouterState
  weak var host: (any CoreHost)?
  var closures = Closures()
  var lives: [EntryID: ScreenLife] = [:]
  var navigations: [NavigationNumber: Navigation] = [:]
  /// Navigations whose places owe an answer.
  var answers: [NavigationNumber: Navigation] = [:]
  var observers = Observers()
  var timers: Timers?

  private var inbox = Queue<Sent>()
  private var isWorking = false
  /// The number of inputs, each sent because of the one before, that have led to the present one.
  private var round = 0
  /// The navigation that was asked for last. Most end at once and never come into the table.
  private var newest: Navigation?
  private var lastNumber: UInt64 = 0
  private static let maximumRound = 100

  private struct Sent {
    let input: Input
    let round: Int
  }

  package init(_ tree: PlaceTree, ids: EntryID.Generator) { state = RouterState(tree, ids: ids) }

  isolated deinit { releaseAll() }

  /// Takes an input now, or after those that came before.
  package func send(_ input: Input) {
    guard !isWorking else { return inbox.append(Sent(input: input, round: round + 1)) }
    isWorking = true
    take(input)
    while let next = inbox.popFirst() {
      round = next.round
      if round > Core.maximumRound, case .asked(let request) = next.input {
        stop(request)
      } else {
        take(next.input)
      }
    }
    round = 0
    isWorking = false
    timers?.watch(step: state.openHostRequest, turn: state.openTurn)
  }

  /// Takes a registration or a saved value at once, since it has no effect.
  package func register(_ input: Input) {
    observers.input?(input)
    state.handle(input)
  }

  private func take(_ input: Input) {
    observers.input?(input)
    if case .began = input { timers?.restartStep() }
    state.handle(input)
    observers.tellChanges(of: state)
    while let effect = state.next() { carryOut(effect) }
  }

  private func carryOut(_ effect: Effect) {
    observers.effect?(effect)
    switch effect {
    case .perform(let step): host?.perform(step, HostAnswer(self, step.request))
    case .rebuild(let tree, let request): host?.rebuild(tree, HostAnswer(self, request))
    case .withdraw(let request): host?.withdraw(request)
    case .workOut(let work): workOut(work)
    case .ask(let turn): ask(turn)
    case .hear(let question, let value): hear(value, question)
    case .committed: break
    case .ended(let number, let outcome): end(number, outcome)
    case .redirected(let number, let edit): navigation(number)?.redirects.append(edit)
    case .joined(let number, let other): join(number, to: other)
    case .arrived(let place): for body in observers.arrivals { body(place) }
    case .screen(let id, let event): if !lives.isEmpty { tell(id, event) }
    case .deliver(let delivery): deliver(delivery)
    case .noticed(let notice): for body in observers.notices { body(notice) }
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
  @discardableResult
  package func navigate(_ request: Request) -> Navigation {
    let navigation = Navigation(request.number)
    if request.wantsAnswer { answers[request.number] = navigation }
    if isWorking {
      navigations[request.number] = navigation
      send(.asked(request))
    } else {
      newest = navigation
      send(.asked(request))
      newest = nil
      if navigation.outcome == nil { navigations[navigation.number] = navigation }
    }
    return navigation
  }

  private func navigation(_ number: NavigationNumber) -> Navigation? {
    if let newest, newest.number == number { newest } else { navigations[number] }
  }

  private func end(_ number: NavigationNumber, _ outcome: Outcome) {
    let ended = navigation(number)
    if !navigations.isEmpty { navigations[number] = nil }
    if !closures.edits.isEmpty { closures.removeEdits(of: number) }
    if !answers.isEmpty, outcome != .completed { answers[number] = nil }
    ended?.end(outcome)
  }

  private func join(_ number: NavigationNumber, to other: NavigationNumber) {
    guard let own = navigation(number), let first = navigation(other) else { return }
    navigations[number] = nil
    first.joined.append(own)
  }

  /// Ends a request that guards and observers have asked for in answer to one another without end.
  private func stop(_ request: Request) {
    for body in observers.notices { body(.failed(request.number, .tooManyRounds)) }
    end(request.number, .failed(.tooManyRounds))
  }

  /// Ends everything. Nothing is called back afterwards.
  private func releaseAll() {
    closures.thinking?.cancel()
    for life in lives.values { life.end() }
    state.handle(.released)
    while let effect = state.next() {
      if case .ended(let number, let outcome) = effect { navigations.removeValue(forKey: number)?.end(outcome) }
    }
    for navigation in answers.values { navigation.deliver(nil) }
  }
}
