/// A side gives another answer than it must, so the two do not do the same work.
struct Disagreement: Error, CustomStringConvertible {
  /// Whose answer it is.
  let peer: String
  /// What was asked.
  let about: String
  /// What must come of it.
  let expected: String
  /// What came of it.
  let answer: String

  var description: String { "\(peer) gives \(answer) for \(about), where it must give \(expected)" }
}
