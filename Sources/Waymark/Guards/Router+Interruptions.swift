extension Router {
  /// The guard or screen that navigates while it is asked about a navigation, where this very task is its answer.
  func interrupter(of one: UndecidedNavigation<R>) -> DecisionSource? {
    guard let work = AwaitedWork.current(of: reference), work.kind == .answer,
      work.navigation == one.navigation.id
    else { return nil }
    return one.deliberation?.thinker?.source
  }

  /// Counts how many times in a row those who were asked have navigated themselves.
  ///
  /// - Returns: The error, if there were too many.
  func countInterruption(
    of asked: Navigation<R>, by source: DecisionSource, _ navigation: Navigation<R>
  ) -> NavigationError? {
    let count = (asked.details?.interruptions ?? 0) + 1
    navigation.ensureDetails().interruptions = count
    let limit = configuration.roundLimit
    return count > limit ? .tooManyRounds(limit: limit, by: source) : nil
  }

  /// Says that an answer is late by its own doing.
  func noteInterruption(by source: DecisionSource, _ navigation: Navigation<R>) {
    let isScreen = if case .screen = source { true } else { false }
    noteMisuse(
      "\(source) navigated while it was asked, which took the place of what it was asked about",
      isScreen
        ? "Ask the user with request.ask(_:as:returning:), or answer first."
        : "Have it answer with a redirect or a detour.",
      in: navigation.id, as: "an interrupted answer")
  }
}
