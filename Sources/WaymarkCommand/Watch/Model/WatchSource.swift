import WaymarkInspector

/// The state of the journal's file.
struct WatchSource: Hashable, Sendable {
  var state = GrowingJournal.State.missing

  /// How much of the file has been read, from 0 to 1, while reading it takes a while.
  var progress: Double?

  /// How many bytes at its beginning were not read.
  var skippedBytes = 0

  /// Whether the last line has no end yet.
  var hasBegunLine = false

  /// Whether the file is no journal, so that it is not read any further.
  var isForeign = false

  /// The number of records of unknown kinds.
  var unknownCount = 0
}
