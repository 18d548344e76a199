package import WaymarkStorage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One record of a journal, or a problem that the reader has come upon in its place.
package struct JournalRecord: Hashable, Sendable {
  /// The version of the format that this build knows.
  package static let version = 2

  /// The line that it stands in, from 1.
  package let line: Int
  /// Its kind, as it is written; of a problem `damaged`, `torn` if the writer was stopped in the middle of the last line,
  /// `gap` if records are missing, as their numbers show, or `other version`.
  package let kind: String
  /// Its number in the journal, if it has one.
  package let sequence: Int?
  /// Microseconds since the first journal of the file began; never less than those of the record before.
  package let time: Int
  /// The window that it is about, or `nil` if it is about all windows.
  package let window: Int?
  /// The navigation that it belongs to, if any.
  package let navigation: Int?
  /// The whole record, and the line that it was read from.
  package let value: JSONValue
  package let bytes: [UInt8]
  /// The problem, if this is none of the journal's records.
  package let problem: JournalProblem?

  package subscript(name: String) -> JSONValue? { value[name] }

  /// Whether a member is there and true.
  package func has(_ name: String) -> Bool { value[name] == .bool(true) }

  /// When a journal began, in microseconds since 1970, by its first record.
  package static func beginning(of opening: JSONValue) -> Int? {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    guard let text = opening["at"]?.string, let date = try? style.parse(text) else { return nil }
    let micros = date.timeIntervalSince1970 * 1_000_000
    return abs(micros) < 1e18 ? Int(micros) &- (opening["t"]?.integer ?? 0) : nil
  }
}

/// A problem with a journal: a part that could not be read, or one that is missing.
package struct JournalProblem: Hashable, Sendable {
  /// The column, in characters from 1.
  package let column: Int
  /// The fault in words, without the line and column.
  package let message: String
}
