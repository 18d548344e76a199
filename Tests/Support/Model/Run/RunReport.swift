/// What came of a run.
package struct RunReport: Sendable {
  package let seed: UInt64
  package let navigationCount: Int
  /// What was wrong; empty if nothing was.
  package let problems: [String]
  /// What was done, the last at the end.
  package let log: [String]

  package var isFine: Bool { problems.isEmpty }

  /// All of it, to be printed.
  package var description: String {
    (["seed \(seed): \(problems.isEmpty ? "nothing found" : "found")"] + problems.map { "  ! \($0)" }
      + log.map { "    \($0)" })
      .joined(separator: "\n")
  }
}
