/// What the main thread and the one that writes have in common, which only one of them uses at a time.
struct JournalShared {
  /// The number of the last record.
  var sequence: UInt64 = 0
  /// The routers that are followed.
  var windows: [any JournalWindow] = []
  /// How many windows there have been.
  var windowCount = 0
  /// Whether the writer will look on its own before long.
  var isAwake = false
  /// Whether nothing is to be noted any more.
  var isOver = false
  /// How much the file holds.
  var filling = Filling.room
  /// Whether the next file has been noted and is not begun yet.
  var isTurning = false

  /// How much a file holds.
  enum Filling {
    case room
    /// So much that the next is to be begun when a router is at rest.
    case full
    /// So much that the next is to be begun wherever the routers are.
    case overfull
  }
}

/// A router that is followed, as the writer sees it, which does not know its routes.
protocol JournalWindow: AnyObject, Sendable {
  /// Takes over what was noted, while the main thread cannot note anything.
  ///
  /// - Returns: Whether there is any.
  func takeNoted() -> Bool

  /// The number of the next record that was taken over; `nil` if none is left.
  var nextSequence: UInt64? { get }

  /// Turns the next record into lines.
  ///
  /// - Parameter output: Where to write them.
  func writeNext(to output: JournalOutput)

  /// Lets go of what has been written.
  ///
  /// - Returns: Whether no more will come.
  func forgetWritten() -> Bool

  /// Says whether a whole tree is wanted, for all that has been written since the last one, while the main thread cannot note
  /// anything.
  func claimBase()
}
