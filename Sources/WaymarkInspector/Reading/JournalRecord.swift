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
  package static let version = 1

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
    "room", "screen", "resume", "ask", "askedAway", "askerGone", "travel", "travelled",
  ]
}
