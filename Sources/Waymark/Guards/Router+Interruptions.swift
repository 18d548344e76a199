extension Router {
  /// Reports a guard or a screen that navigates while it is asked, so that this navigation supersedes the one that it is
  /// asked about.
  ///
  /// - Parameters:
  ///   - one: What is being decided.
  ///   - navigation: The navigation that supersedes it.
  /// - Returns: The error, if that has happened too often in a row.
  func noteInterruption(
    of one: UndecidedNavigation<R>, by navigation: Navigation
  ) -> NavigationError? {
    guard let source = interrupter(of: one) else { return nil }
    let count = (one.navigation.details?.interruptions ?? 0) + 1
    navigation.ensureDetails().interruptions = count
    let isScreen = if case .screen = source { true } else { false }
    noteMisuse(
      "\(source) navigated while it was asked, which took the place of what it was asked about",
      isScreen
        ? "Have it answer with .ask(_:_:), or answer first."
        : "Have it answer with a redirect or a detour.",
      in: navigation.id, as: "an interrupted answer")
    let limit = configuration.advanced.roundLimit
    return count > limit ? .tooManyRounds(limit: limit, by: source) : nil
  }

  /// Reports a guard or a screen that asks for a recheck while it is asked, so that all guards are asked again.
  ///
  /// - Parameter recheck: The recheck.
  /// - Returns: The error, if that has happened too often in a row.
  func noteRecheckLoop(by recheck: Navigation) -> NavigationError? {
    guard let one = pipeline?.deciding, let source = interrupter(of: one) else { return nil }
    let details = one.navigation.ensureDetails()
    details.interruptions += 1
    noteMisuse(
      "\(source) asked for a recheck while it was asked, so that all guards are asked anew",
      "Answer first, and recheck where what guards answer by changes.", in: recheck.id,
      as: "an answer that rechecks")
    let limit = configuration.advanced.roundLimit
    return details.interruptions > limit ? .tooManyRounds(limit: limit, by: source) : nil
  }

  /// The guard or screen that is asked about a navigation, if the current task computes its answer.
  func interrupter(of one: UndecidedNavigation<R>) -> DecisionSource? {
    if let thinker = tap?.player?.thinker {
      return one.deliberation?.thinker.flatMap { $0.key == thinker ? $0.source : nil }
    }
    guard let work = AwaitedWork.current(of: reference), work.kind == .answer,
      work.navigation == one.navigation.id
    else { return nil }
    return one.deliberation?.thinker?.source
  }
}
