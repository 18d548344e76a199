/// Somebody's navigation. It may be ignored, or waited for.
@MainActor package final class Navigation {
  package nonisolated let number: NavigationNumber
  package private(set) var outcome: Outcome?
  /// The edits that guards have put in place of the one that was asked for.
  package internal(set) var redirects: [Edit] = []
  /// Navigations that are the same as this one.
  var joined: [Navigation] = []
  private var answer: AnyValue??
  private var whenEnded: [@MainActor (Outcome) -> Void] = []
  private var whenAnswered: [@MainActor (AnyValue?) -> Void] = []

  init(_ number: NavigationNumber) { self.number = number }

  /// Waits for the end.
  package func ended() async -> Outcome {
    if let outcome { return outcome }
    return await withCheckedContinuation { waiter in whenEnded.append { waiter.resume(returning: $0) } }
  }

  /// Waits for the answer of the place that was opened; `nil` if it was left without one, or never opened.
  package func answered() async -> AnyValue? {
    if let answer { return answer }
    return await withCheckedContinuation { waiter in whenAnswered.append { waiter.resume(returning: $0) } }
  }

  func end(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    for waiter in whenEnded { waiter(outcome) }
    whenEnded = []
    for navigation in joined { navigation.end(outcome) }
    joined = []
    if outcome != .completed { deliver(nil) }
  }

  func deliver(_ value: AnyValue?) {
    guard answer == nil else { return }
    answer = .some(value)
    for waiter in whenAnswered { waiter(value) }
    whenAnswered = []
  }
}
