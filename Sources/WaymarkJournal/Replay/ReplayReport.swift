/// The report of replaying a journal.
public struct ReplayReport: Sendable {
  /// The first thing that went differently; `nil` if nothing did.
  public internal(set) var difference: ReplayDifference?

  /// The line of the file, from 1, before which the replay ended because a record is missing there or cannot be read; `nil`
  /// if it came to the journal's end, or to a difference.
  public internal(set) var stop: Int?

  /// How many navigations were asked for.
  public internal(set) var navigationCount = 0

  /// The names of the guards that answered as they did then, in the order in which they were added.
  public internal(set) var recordedGuards: [String] = []

  /// Whether everything in the journal went as it had.
  public var isSame: Bool { difference == nil }
}

/// Where a replay differs from its journal.
public struct ReplayDifference: Hashable, Sendable {
  /// The number of the record, as the journal has it.
  public let record: UInt64

  /// The line of the file, from 1.
  public let line: Int

  /// The journal's own record there, as JSON; `nil` if nothing should have come.
  public let expected: String?

  /// The record that came instead, as JSON; `nil` if none did.
  public let actual: String?

  /// The tree before it, in one line.
  public let tree: String
}

extension ReplayDifference: CustomStringConvertible {
  /// Where, what was expected and what came.
  public var description: String {
    """
    record \(record), line \(line): expected \(expected ?? "nothing"), got \(actual ?? "nothing"); \
    the tree is \(tree)
    """
  }
}

/// Why a journal cannot be replayed at all.
@nonexhaustive
public enum ReplayError: Error, Hashable, Sendable {
  /// Its routes are not written in full.
  case notInFull(mode: String)
  /// It is of a newer version than this one knows.
  case newer(version: Int)
  /// It does not begin as a journal does.
  case noJournal
  /// The window is nowhere at rest in it with routes that can be read, so the replay cannot begin.
  case noBase(window: Int)
}
