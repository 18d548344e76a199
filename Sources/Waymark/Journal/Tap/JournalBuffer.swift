/// How many records of a router wait, whatever its routes.
@usableFromInline
class JournalWaiting: @unchecked Sendable {
  /// How many records may wait in a list; those that come when it is full are lost.
  static let capacity = 4096

  // All of it is used under the journal's lock.

  /// How many records are noted.
  final var count = 0
  /// How many records had no room.
  final private var lostCount = 0
  /// Whether a whole tree is wanted when the router is next at rest, because of what has been written since the last one.
  final private(set) var isBaseWanted = false
  /// Whether one has been noted that is not written yet.
  final private var isBasePending = false

  init() {}

  /// Whether what comes now is lost: there is no room, or what was lost before has not been told of.
  final var isLosing: Bool { lostCount > 0 || count >= Self.capacity }

  /// Counts a record that has no room.
  ///
  /// - Returns: How many have been lost, where there is room again.
  final func lose() -> Int? {
    lostCount += 1
    guard count < Self.capacity / 2 else { return nil }
    return exchange(&lostCount, with: 0)
  }

  /// Says that a whole tree is being noted.
  final func noteBase() { (isBaseWanted, isBasePending) = (false, true) }

  /// Says what the writer has found.
  ///
  /// - Parameters:
  ///   - isWanted: Whether a whole tree is wanted.
  ///   - hasWritten: Whether one has been written.
  final func claimBase(_ isWanted: Bool, hasWritten: Bool) {
    if hasWritten { isBasePending = false }
    isBaseWanted = isWanted && !isBasePending
  }
}

/// Where one router's records wait: two lists made beforehand, one to be filled and one that is being written.
@usableFromInline
final class JournalBuffer<R: Route>: JournalWaiting, @unchecked Sendable {
  // Filled by the main thread, and exchanged by the writer, under the journal's lock.
  @exclusivity(unchecked) @usableFromInline var noted: ContiguousArray<JournalRecord<R>> = []

  // Used by the writer alone.
  private var taken: ContiguousArray<JournalRecord<R>> = []
  private var next = 0

  init(capacity: Int = JournalWaiting.capacity) {
    noted.reserveCapacity(capacity)
    taken.reserveCapacity(capacity)
  }

  /// Exchanges the lists, once the one that was taken over before has been written.
  ///
  /// - Returns: Whether there is something to write.
  func takeNoted() -> Bool {
    if taken.isEmpty {
      swap(&noted, &taken)
      count = noted.count
    }
    return !taken.isEmpty
  }

  /// The next record that was taken over.
  var first: JournalRecord<R>? { next < taken.count ? taken[next] : nil }

  /// The number of the next record that was taken over.
  var firstSequence: UInt64? { next < taken.count ? taken[next].sequence : nil }

  /// Goes on to the one after it.
  func removeFirst() { next += 1 }

  /// Lets go of all that was taken over, where no lock is held.
  func forgetTaken() {
    taken.removeAll(keepingCapacity: true)
    next = 0
  }
}
