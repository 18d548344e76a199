/// Where one router's records wait: two lists made beforehand, one to be filled and one that is being written.
final class JournalBuffer<R: Route>: @unchecked Sendable {
  /// How many records may wait in a list; those that come when it is full are lost.
  static var capacity: Int { 4096 }

  // Filled by the main thread, and exchanged by the writer, under the journal's lock.
  private var noted: ContiguousArray<JournalRecord<R>> = []
  /// How many records had no room.
  private(set) var lostCount = 0
  /// Whether a whole tree is wanted when the router is next at rest, because of what has been written since the last one.
  private(set) var isBaseWanted = false
  /// Whether one has been noted that is not written yet.
  private var isBasePending = false

  // Used by the writer alone.
  private var taken: ContiguousArray<JournalRecord<R>> = []
  private var next = 0

  init(capacity: Int = capacity) {
    noted.reserveCapacity(capacity)
    taken.reserveCapacity(capacity)
  }

  var count: Int { noted.count }

  /// Whether what comes now is lost: there is no room, or what was lost before has not been told of.
  var isLosing: Bool { lostCount > 0 || noted.count >= Self.capacity }

  /// Counts a record that has no room.
  ///
  /// - Returns: How many have been lost, where there is room again.
  func lose() -> Int? {
    lostCount += 1
    guard noted.count < Self.capacity / 2 else { return nil }
    return exchange(&lostCount, with: 0)
  }

  func append(_ record: JournalRecord<R>) {
    noted.append(record)
    guard case .base = record.fact else { return }
    (isBaseWanted, isBasePending) = (false, true)
  }

  /// Says what the writer has found.
  ///
  /// - Parameters:
  ///   - isWanted: Whether a whole tree is wanted.
  ///   - hasWritten: Whether one has been written.
  func claimBase(_ isWanted: Bool, hasWritten: Bool) {
    if hasWritten { isBasePending = false }
    isBaseWanted = isWanted && !isBasePending
  }

  /// Exchanges the lists, once the one that was taken over before has been written.
  ///
  /// - Returns: Whether there is something to write.
  func takeNoted() -> Bool {
    if taken.isEmpty { swap(&noted, &taken) }
    return !taken.isEmpty
  }

  /// The next record that was taken over.
  var first: JournalRecord<R>? { next < taken.count ? taken[next] : nil }

  /// Goes on to the one after it.
  func removeFirst() { next += 1 }

  /// Lets go of all that was taken over, where no lock is held.
  func forgetTaken() {
    taken.removeAll(keepingCapacity: true)
    next = 0
  }
}
