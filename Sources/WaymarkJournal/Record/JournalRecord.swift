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

  /// The window that it is about, or `nil` where it is about all.
  package let window: Int?

  /// The navigation that it belongs to, if any.
  package let navigation: Int?

  /// All that is written.
  package let value: JSONValue

  package subscript(name: String) -> JSONValue? { value[name] }
}

extension JournalRecord {
  /// The version of the format that this build knows.
  package static let version = 1

  /// The kinds that this build knows; a reader counts the records of other kinds.
  package static let kinds: Set<String> = inputs.union([
    "open", "base", "lost", "close", "gone", "begin", "asked", "detour", "commit", "step", "stepEnd", "tree",
    "note",
    "life", "result", "end",
  ])

  /// The kinds that are calls into the router and what the app's code gave it.
  package static let inputs: Set<String> = [
    "submit", "refused", "guard", "guarded", "answer", "late", "edited", "placed", "ack", "timeout", "user",
    "host",
    "room", "screen", "resume", "ask", "askedAway", "askerGone", "travel", "travelled",
  ]
}
