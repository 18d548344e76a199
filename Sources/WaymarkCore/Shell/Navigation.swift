package import WaymarkState

/// Somebody's navigation; it may be ignored, or waited for.
@MainActor package final class Navigation {
  package nonisolated let number: NavigationNumber
  package private(set) var outcome: Outcome?
  /// The host's failure with which it ended.
  package private(set) var failure: (any Sendable)?
  /// The edits that guards have put in place of the one that was asked for.
  package internal(set) var redirects: [Edit] = []
  /// The routes that guards have taken out of what it brings.
  package internal(set) var refused: [AnyRoute] = []
  private let wantsAnswer: Bool
  /// The navigation that it is the same as.
  package internal(set) weak var first: Navigation?
  /// The answer of the place that was opened, once it is known.
  package private(set) var answer: AnyValue??
  private var whenEnded: [@MainActor (Outcome) -> Void] = []
  private var whenAnswered: [@MainActor (AnyValue?) -> Void] = []

  init(_ number: NavigationNumber, wantsAnswer: Bool = false) {
    self.number = number
    self.wantsAnswer = wantsAnswer
  }

  /// Whether nothing will become of it that another navigation does not tell.
  var isOver: Bool { outcome != nil && (!wantsAnswer || answer != nil) || first != nil }

  /// Waits for the answer of the place that was opened; `nil` if it was left without one, or never opened.
  package func answered() async -> AnyValue? {
    if let answer { return answer }
    return await withCheckedContinuation { waiter in whenAnswered.append { waiter.resume(returning: $0) } }
  }

  /// Calls a closure at the end, which is still to come.
  package func onEnd(_ body: @escaping @MainActor (Outcome) -> Void) { whenEnded.append(body) }

  /// Calls a closure with the answer, which is still to come.
  package func onAnswer(_ body: @escaping @MainActor (AnyValue?) -> Void) { whenAnswered.append(body) }

  func end(_ outcome: Outcome, _ failure: (any Sendable)? = nil) {
    guard self.outcome == nil else { return }
    (self.outcome, self.failure) = (outcome, failure)
    if outcome != .completed { deliver(nil) }
    guard !whenEnded.isEmpty else { return }
    for waiter in whenEnded { waiter(outcome) }
    whenEnded = []
  }

  func deliver(_ value: AnyValue?) {
    guard answer == nil else { return }
    answer = .some(value)
    for waiter in whenAnswered { waiter(value) }
    whenAnswered = []
  }

  /// Ends as another one does, and with the same answer.
  func join(_ first: Navigation) {
    self.first = first
    if let answer = first.answer { deliver(answer) } else { first.onAnswer(deliver) }
    if let outcome = first.outcome {
      end(outcome, first.failure)
    } else {
      first.onEnd { [unowned first] in self.end($0, first.failure) }
    }
  }
}

/// The navigations that have not ended, or whose places owe an answer.
struct Navigations {
  /// The navigation that was asked for last; most end at once and never come into the table.
  private var newest: Navigation?
  private(set) var open: [NavigationNumber: Navigation] = [:]

  subscript(number: NavigationNumber) -> Navigation? {
    newest?.number == number ? newest : open.isEmpty ? nil : open[number]
  }

  /// Notes that a navigation is asked for.
  ///
  /// - Returns: The one that was asked for before and whose request is not taken yet.
  mutating func begin(_ navigation: Navigation) -> Navigation? {
    let outer = newest
    if let outer { open[outer.number] = outer }
    newest = navigation
    return outer
  }

  /// Keeps a navigation in the table unless it is over.
  @MainActor mutating func keep(_ navigation: Navigation, newest outer: Navigation?) {
    newest = outer
    if !navigation.isOver { open[navigation.number] = navigation }
  }

  mutating func remove(_ number: NavigationNumber) {
    if !open.isEmpty { open[number] = nil }
  }

  /// The navigation with a number, which nobody may have asked for by one.
  @MainActor mutating func find(_ number: NavigationNumber) -> Navigation {
    if let known = self[number] { return known }
    let navigation = Navigation(number)
    // The router's own rechecks have no numbers, and no end that is told.
    if number == 0 { navigation.end(.completed) } else { open[number] = navigation }
    return navigation
  }
}

/// Navigations: asked for, found, and ended.
extension Core {
  /// A number for a navigation.
  package func newNumber() -> NavigationNumber {
    lastNavigation += 1
    return lastNavigation
  }

  /// The navigation with a number, until it has ended and owes no answer.
  package func navigation(_ number: NavigationNumber) -> Navigation? { navigations[number] }

  /// Asks for a navigation.
  ///
  /// - Parameter request: The request, with a number of its own.
  /// - Returns: The navigation, which may have ended.
  @discardableResult
  package func navigate(_ request: Request) -> Navigation {
    let navigation = Navigation(request.number, wantsAnswer: request.wantsAnswer)
    let outer = navigations.begin(navigation)
    send(.asked(request))
    navigations.keep(navigation, newest: outer)
    return navigation
  }

  /// Goes on with the navigation that waits for a screen, or for the newest detour.
  ///
  /// - Returns: That navigation; `nil` if none waits.
  package func finishDetour(_ screen: EntryID?) -> Navigation? {
    let waiting = state.waitingNavigation(in: screen).map { navigations.find($0) }
    send(.finishedDetour(screen))
    return waiting
  }

  /// Changes a navigation, and forgets it if it is over then.
  func change(_ number: NavigationNumber, _ body: (Navigation) -> Void) {
    guard let one = navigations[number] else { return }
    body(one)
    if one.isOver { navigations.remove(number) }
  }

  func end(_ number: NavigationNumber, _ outcome: Outcome) {
    change(number) { $0.end(outcome, outcome == .failed(.host) ? hostFailure : nil) }
    guard !closures.edits.isEmpty else { return }
    // The release of an edit may run code of the app's.
    let edits = closures.edits
    closures.edits.removeAll { $0.navigation == number }
    extendLifetime(edits)
  }
}
