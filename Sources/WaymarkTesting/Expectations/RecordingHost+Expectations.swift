public import Waymark

/// Expectations about what a router asks a host for, each request expected once and in order:
///
/// ```swift
/// router.push(.settings)
/// try host.expectSteps("push settings")
/// router.dismiss()
/// try host.expectNothingElse()
/// ```
extension RecordingHost {
  /// Expects that the host was asked for certain things, and for nothing else, since the last expectation.
  ///
  /// - Parameters:
  ///   - expected: What was asked for, in the notation of ``HostRequest/description``: `"push b"`, `"rebuild [a b]"`.
  ///   - file: The file that the failure names.
  ///   - line: The line that the failure names.
  /// - Throws: ``ExpectationFailure`` if something else was asked for, or in another order.
  public func expectSteps(
    _ expected: String..., file: StaticString = #fileID, line: UInt = #line
  ) throws(ExpectationFailure) {
    let seen = takeUnexpected().map(\.description)
    guard seen != expected else { return }
    throw ExpectationFailure(
      "Expected the steps \(expected.list) and saw \(seen.list)", file, line)
  }

  /// Expects that the host was asked for nothing more since the last expectation, and that no request waits
  /// for an answer.
  ///
  /// - Parameters:
  ///   - file: The file that the failure names.
  ///   - line: The line that the failure names.
  /// - Throws: ``ExpectationFailure`` if it was asked for something, owes an answer or was given a misfit.
  public func expectNothingElse(file: StaticString = #fileID, line: UInt = #line) throws(ExpectationFailure) {
    let seen = takeUnexpected().map(\.description)
    guard seen.isEmpty else {
      throw ExpectationFailure("Expected nothing else and saw \(seen.list)", file, line)
    }
    guard !isWaiting else {
      throw ExpectationFailure("Expected nothing else, and the last step waits for its answer", file, line)
    }
    guard misfits.isEmpty else {
      let list = misfits.map(\.description).list
      throw ExpectationFailure("Steps did not fit what is displayed: \(list)", file, line)
    }
  }

  /// Expects that the host displays a tree.
  ///
  /// - Parameters:
  ///   - expected: The tree, as it describes itself: `"[a b] {m}"`.
  ///   - file: The file that the failure names.
  ///   - line: The line that the failure names.
  /// - Throws: ``ExpectationFailure`` if another one is displayed, or none.
  public func expectDisplayed(
    _ expected: String, file: StaticString = #fileID, line: UInt = #line
  ) throws(ExpectationFailure) {
    let seen = displayed?.notation ?? "nothing"
    guard seen != expected else { return }
    let difference = TextDifference(expected: expected, seen: seen)
    throw ExpectationFailure(
      "Expected \(expected) on the screen and saw \(seen)\n\(difference)", file, line)
  }

  /// Expects that the host displays a tree of plain routes.
  ///
  /// - Parameters:
  ///   - expected: The tree.
  ///   - file: The file that the failure names.
  ///   - line: The line that the failure names.
  /// - Throws: ``ExpectationFailure`` if another one is displayed, or none. It says which steps would lead to the expected one.
  public func expectDisplayed(
    _ expected: RouteTree<R>, file: StaticString = #fileID, line: UInt = #line
  ) throws(ExpectationFailure) {
    guard let seen = displayed?.routes else {
      return try expectDisplayed("\(expected)", file: file, line: line)
    }
    guard seen != expected else { return }
    let difference = TextDifference(expected: "\(expected)", seen: "\(seen)")
    let steps = seen.steps(to: expected).map { "\($0.change)" }.joined(separator: ", ")
    throw ExpectationFailure(
      "Expected \(expected) on the screen and saw \(seen)\n\(difference)\n  missing:  \(steps)", file, line)
  }
}

extension [String] {
  var list: String { isEmpty ? "none" : map { "\"\($0)\"" }.joined(separator: ", ") }
}
