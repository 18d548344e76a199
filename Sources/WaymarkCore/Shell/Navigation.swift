/// Somebody's navigation; it may be ignored, or waited for.
@MainActor package final class Navigation {
  package nonisolated let number: NavigationNumber
  package private(set) var outcome: Outcome?
  /// The host's failure with which it ended.
  package private(set) var failure: (any Sendable)?
  /// The edits that guards have put in place of the one that was asked for.
  package internal(set) var redirects: [Edit] = []
  var isJoined = false
  /// The navigation that it is the same as.
  package internal(set) weak var first: Navigation?
  /// The answer of the place that was opened, once it is known.
  package private(set) var answer: AnyValue??
  private var whenEnded: [@MainActor (Outcome) -> Void] = []
  private var whenAnswered: [@MainActor (AnyValue?) -> Void] = []

  init(_ number: NavigationNumber) { self.number = number }

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
    isJoined = true
    self.first = first
    if let answer = first.answer { deliver(answer) } else { first.onAnswer(deliver) }
    if let outcome = first.outcome {
      end(outcome, first.failure)
    } else {
      first.onEnd { [unowned first] in self.end($0, first.failure) }
    }
  }
}

/// The navigations that somebody may wait for.
struct Navigations {
  /// The navigation that was asked for last; most end at once and never come into the table.
  private var newest: Navigation?
  private var open: [NavigationNumber: Navigation] = [:]
  /// Navigations whose places owe an answer.
  private(set) var answers: [NavigationNumber: Navigation] = [:]

  subscript(number: NavigationNumber) -> Navigation? {
    newest?.number == number ? newest : open[number]
  }

  /// Notes that a navigation is asked for.
  ///
  /// - Returns: The one that was asked for before and whose request is not taken yet.
  mutating func begin(_ navigation: Navigation, wantsAnswer: Bool) -> Navigation? {
    if wantsAnswer { answers[navigation.number] = navigation }
    let outer = newest
    if let outer { open[outer.number] = outer }
    newest = navigation
    return outer
  }

  /// Keeps a navigation in the table unless it has ended.
  @MainActor mutating func keep(_ navigation: Navigation, newest outer: Navigation?) {
    newest = outer
    if navigation.outcome == nil, navigation.isJoined == false { open[navigation.number] = navigation }
  }

  /// The navigation with a number, which nobody may have asked for by one.
  @MainActor mutating func find(_ number: NavigationNumber) -> Navigation {
    if let known = self[number] { return known }
    let navigation = Navigation(number)
    // The router's own rechecks have no numbers, and no end that is told.
    if number == 0 { navigation.end(.completed) } else { open[number] = navigation }
    return navigation
  }

  /// Forgets a navigation that has ended.
  mutating func end(_ number: NavigationNumber, _ outcome: Outcome) -> Navigation? {
    if !answers.isEmpty, outcome != .completed { answers[number] = nil }
    let removed = open.isEmpty ? nil : open.removeValue(forKey: number)
    return newest?.number == number ? newest : removed
  }

  /// Lets a navigation end as another one does.
  @MainActor mutating func join(_ number: NavigationNumber, to other: NavigationNumber) {
    guard let own = self[number], let first = self[other] ?? answers[other] else { return }
    (open[number], answers[number]) = (nil, nil)
    own.join(first)
  }

  mutating func deliver(_ number: NavigationNumber) -> Navigation? {
    answers.isEmpty ? nil : answers.removeValue(forKey: number)
  }
}
