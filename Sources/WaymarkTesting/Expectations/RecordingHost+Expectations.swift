import Waymark

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
    let seen = takeUnexpected()
    guard seen.map(NotationText.init) != expected.map(NotationText.init) else { return }
    throw ExpectationFailure(
      "Expected the steps \(Self.list(expected)) and saw \(Self.list(seen))", file, line)
  }

  /// Expects that the host was asked for nothing more since the last expectation, and that no request waits
  /// for an answer.
  ///
  /// - Parameters:
  ///   - file: The file that the failure names.
  ///   - line: The line that the failure names.
  /// - Throws: ``ExpectationFailure`` if it was asked for something, or owes an answer.
  public func expectNothingElse(file: StaticString = #fileID, line: UInt = #line) throws(ExpectationFailure) {
    let seen = takeUnexpected()
    guard seen.isEmpty else {
      throw ExpectationFailure("Expected nothing else and saw \(Self.list(seen))", file, line)
    }
    guard !isWaiting else {
      throw ExpectationFailure("Expected nothing else, and the last step waits for its answer", file, line)
    }
  }

  /// Expects that the host displays a tree, letting tasks run until it does.
  ///
  /// It never waits for real time.
  ///
  /// - Parameters:
  ///   - expected: The tree, as it describes itself: `"[a b] {m}"`. Spaces count only between words.
  ///   - file: The file that the failure names.
  ///   - line: The line that the failure names.
  /// - Throws: ``ExpectationFailure`` if another one is displayed, or none.
  public func expectDisplayed(
    _ expected: String, file: StaticString = #fileID, line: UInt = #line
  ) async throws(ExpectationFailure) {
    let wanted = NotationText(expected)
    await Task.yieldRepeatedly { self.displayed.map { NotationText($0.description) } == wanted }
    let seen = displayed?.description ?? "nothing"
    guard NotationText(seen) != wanted else { return }
    throw ExpectationFailure(
      """
      Expected another tree on the screen
        expected: \(expected)
        seen:     \(seen)
      """, file, line)
  }

  private static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "none" : texts.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

/// A text in the notation of trees and steps, whose spaces count only between words.
private struct NotationText: Equatable {
  private let text: String

  init(_ text: String) {
    let marks: Set<Character> = ["[", "]", "(", ")", "{", "}", "|", ":", "*", ","]
    var kept = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      let isApart = kept.last.map { !marks.contains($0) } ?? false
      if isApart, let first = word.first, !marks.contains(first) { kept += " " }
      kept += word
    }
    self.text = kept
  }
}
