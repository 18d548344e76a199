import WaymarkJournal

/// How the journal is found at the moment.
struct WatchSource: Hashable, Sendable {
  var state = GrowingJournal.State.missing

  /// How much of the file has been read, where there is more than comes at once.
  var progress: Double?

  /// How many bytes at its beginning were not read.
  var skippedBytes = 0

  /// Whether the last line has no end yet.
  var hasBegunLine = false

  /// Whether it is the file of another program, which is not read any further.
  var isForeign = false

  /// How many records there were of kinds that are not known.
  var unknownCount = 0
}
