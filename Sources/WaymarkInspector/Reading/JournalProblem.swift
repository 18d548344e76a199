/// A problem with a journal: a part that could not be read, or one that is missing.
package struct JournalProblem: Hashable, Sendable {
  /// What kind of problem it is.
  package enum Kind: Hashable, Sendable {
    /// A line could not be read and was skipped.
    case damaged
    /// The last line is incomplete: the writer was stopped in the middle of it.
    case torn
    /// The journal has a newer version of the format.
    case newer
    /// Records are missing, as their numbers show, or times go back.
    case gap
    /// The file is no journal.
    case foreign

    /// Its name in a list of faults.
    package var name: String {
      switch self {
      case .damaged: "damaged"
      case .torn: "torn"
      case .newer: "newer version"
      case .gap: "gap"
      case .foreign: "no journal"
      }
    }
  }

  package let kind: Kind

  /// The line, from 1.
  package let line: Int

  /// The column, in characters from 1.
  package let column: Int

  /// What is wrong, without the line and column.
  package let message: String

  package init(_ kind: Kind, line: Int, column: Int = 1, _ message: String) {
    self.kind = kind
    self.line = line
    self.column = column
    self.message = message
  }
}
