public import Waymark

extension Navigation {
  /// Expects that the navigation ends in a certain way, letting tasks run until it does.
  ///
  /// It never waits for real time. If a navigation has not ended after every task has had its turns, because
  /// nobody moved the clock or answered a guard, the expectation fails.
  ///
  /// - Parameters:
  ///   - expected: How it is to end.
  ///   - file: The file that the failure names.
  ///   - line: The line that the failure names.
  /// - Throws: ``ExpectationFailure`` if it ended in another way or not at all.
  public func expectOutcome(
    _ expected: NavigationOutcome, file: StaticString = #fileID, line: UInt = #line
  ) async throws(ExpectationFailure) {
    await Task.yieldRepeatedly { self.currentOutcome != nil }
    guard let seen = currentOutcome else {
      throw ExpectationFailure(
        "Expected navigation \(id) to end \(expected), and it has not ended", file, line)
    }
    guard seen != expected else { return }
    throw ExpectationFailure("Expected navigation \(id) to end \(expected), and it ended \(seen)", file, line)
  }

  /// Expects that the navigation has not ended, after every task has had its turns.
  ///
  /// - Parameters:
  ///   - file: The file that the failure names.
  ///   - line: The line that the failure names.
  /// - Throws: ``ExpectationFailure`` if it has ended.
  public func expectPending(
    file: StaticString = #fileID, line: UInt = #line
  ) async throws(ExpectationFailure) {
    await Task.yieldRepeatedly(50) { self.currentOutcome != nil }
    guard let seen = currentOutcome else { return }
    throw ExpectationFailure("Expected navigation \(id) not to have ended, and it ended \(seen)", file, line)
  }
}
