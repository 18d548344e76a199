/// One record of a journal.
package struct JournalRecord: Hashable, Sendable {
  /// The line that it stands in, from 1.
  package let line: Int

  /// Its kind, as it is written.
  package let kind: String

  /// Its number in the journal, if it has one.
  package let sequence: Int?

  /// Microseconds since the journal began; never less than those of the record before.
  package let time: Int

  /// The window that it is about, or `nil` if it is about all windows.
  package let window: Int?

  /// The navigation that it belongs to, if any.
  package let navigation: Int?

  /// The whole record.
  package let value: JSONValue

  package subscript(name: String) -> JSONValue? { value[name] }
}

extension JournalRecord {
  /// The version of the format that this build knows.
  package static let version = 2

  /// The kinds that this build knows.
  ///
  /// A reader counts records of other kinds.
  package static let kinds: Set<String> = inputs.union([
    "open", "base", "lost", "close", "gone", "begin", "asked", "detour", "commit", "step", "stepEnd", "tree",
    "note",
    "life", "result", "end",
  ])

  /// The kinds that stand for calls of the router, and for answers of the app's code to it.
  package static let inputs: Set<String> = [
    "submit", "refused", "guard", "guarded", "answer", "late", "edited", "placed", "ack", "timeout", "user",
    "host",
    "room", "saved", "screen", "resume", "ask", "askedAway", "askerGone", "travel", "travelled",
  ]
}

/// A problem with a journal: a part that could not be read, or one that is missing.
package struct JournalProblem: Hashable, Sendable {
  /// The kind of problem.
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

  /// The fault in words, without the line and column.
  package let message: String

  package init(_ kind: Kind, line: Int, column: Int = 1, _ message: String) {
    self.kind = kind
    self.line = line
    self.column = column
    self.message = message
  }
}

/// One item of a journal as it is read: a record or a problem.
package enum JournalItem: Hashable, Sendable {
  case record(JournalRecord)
  case problem(JournalProblem)
}
