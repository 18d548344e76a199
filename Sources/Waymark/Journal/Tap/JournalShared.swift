/// The state that the main thread and the writing thread share.
///
/// Only one of them uses it at a time.
struct JournalShared {
  /// The number of the last record.
  var sequence: UInt64 = 0
  /// The routers that are followed.
  var windows: [any JournalWindow] = []
  /// How many windows there have been.
  var windowCount = 0
  /// Whether the writer will look by itself soon.
  var isAwake = false
  /// Whether nothing is noted any more.
  var isOver = false
  /// How much the file holds.
  var filling = Filling.room
  /// Whether the next file has been noted and is not begun yet.
  var isTurning = false

  /// How much a file holds.
  enum Filling {
    case room
    /// The next file should begin when a router is at rest.
    case full
    /// The next file should begin at once, even if routers are not at rest.
    case overfull
  }
}

/// A router that is followed, as the writer sees it, without the type of its routes.
protocol JournalWindow: AnyObject, Sendable {
  /// Takes over what was noted. The main thread cannot note anything meanwhile.
  ///
  /// - Returns: Whether there is anything.
  func takeNoted() -> Bool

  /// The number of the next record that was taken over; `nil` if none is left.
  var nextSequence: UInt64? { get }

  /// Turns the next record into lines.
  ///
  /// - Parameter output: Where to write them.
  func writeNext(to output: JournalOutput)

  /// Releases what has been written.
  ///
  /// - Returns: Whether nothing more will come.
  func forgetWritten() -> Bool

  /// Asks for a whole tree, if enough has been written since the last one. The main thread cannot note anything meanwhile.
  func claimBase()
}
