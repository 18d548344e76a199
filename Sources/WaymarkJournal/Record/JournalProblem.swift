/// Something about a journal that a reader has to be told: what could not be read, and what is missing.
package struct JournalProblem: Hashable, Sendable {
  /// What kind of problem it is.
  package enum Kind: Hashable, Sendable {
    /// A line could not be read, and was passed over.
    case damaged
    /// The last line has no end: the writer was stopped while it wrote it.
    case torn
    /// The journal says that it is of a newer version.
    case newer
    /// Records are missing, by their numbers, or times go back.
    case gap
    /// The file is something else.
    case foreign

    /// What it is called in a list of what went wrong.
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

  /// What is wrong, without the place.
  package let message: String

  package init(_ kind: Kind, line: Int, column: Int = 1, _ message: String) {
    self.kind = kind
    self.line = line
    self.column = column
    self.message = message
  }
}
