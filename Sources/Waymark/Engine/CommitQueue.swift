/// The commits whose navigations have not ended, in order.
@usableFromInline
struct CommitQueue<R: Route>: Sendable {
  @usableFromInline var storage: [Commit<R>] = []
  /// The position in `storage` of the oldest commit that has not ended.
  @usableFromInline var head = 0

  /// The number of the newest commit, ended or not.
  @usableFromInline var last: UInt64 = 0

  /// The number up to which commits have been reached: they have ended, or end next.
  @usableFromInline var reached: UInt64 = 0

  /// The number of the newest commit for which the host was asked for something.
  @usableFromInline var planned: UInt64 = 0

  /// Commits that a newer one has undone while the host was performing something that may still show them.
  @usableFromInline var contested: [UInt64] = []

  /// The commits that updated routes in place and have not been undone, by the entry.
  @usableFromInline var updates: [EntryID: UInt64] = [:]

  /// The commits that selected tabs and have not been undone.
  @usableFromInline var selections: [UInt64] = []

  /// The tree that was shown when the host was last asked for something, if a navigation was undone since.
  ///
  /// It is released before that changes, or else the change would copy it.
  @usableFromInline var view: ScreenView<R>?

  @inlinable init() {}

  @inlinable var isEmpty: Bool { head == storage.count }

  @inlinable var first: Commit<R>? { isEmpty ? nil : storage[head] }

  /// Whether the oldest that waits has been reached.
  @inlinable
  @inline(__always)
  var hasReached: Bool { head < storage.count && storage[head].number <= reached }

  @inlinable
  @inline(__always)
  mutating func append(_ commit: Commit<R>) { storage.append(commit) }

  @inlinable
  @inline(__always)
  mutating func removeFirst() -> Commit<R> {
    // In nearly every case only one commit waits. If there are many, those that have ended are removed
    // together.
    if head == storage.count - 1 {
      let removed = storage.removeLast()
      if head > 0 { removeAllEnded() }
      return removed
    }
    let removed = storage[head]
    head += 1
    if head >= 64, head * 2 > storage.count { compact() }
    return removed
  }

  @usableFromInline
  mutating func compact() {
    storage.removeFirst(head)
    head = 0
  }

  @usableFromInline
  mutating func removeAllEnded() {
    storage.removeAll(keepingCapacity: storage.capacity <= 64)
    head = 0
  }

  /// The navigations that wait, in order.
  var navigations: [Navigation] { storage[head...].map { $0.navigation } }

  /// The navigation that waits and that opened an entry.
  @MainActor
  func opener(of id: EntryID) -> Navigation? {
    position(bringing: id).map { storage[$0].navigation }.flatMap { $0.opened == id ? $0 : nil }
  }

  /// Notes that the tree of a commit is shown.
  @inlinable
  mutating func reach(_ number: UInt64) { reached = max(reached, number) }

  /// Whether a navigation waits.
  func contains(_ navigation: NavigationID) -> Bool {
    storage[head...].contains { $0.navigation.id == navigation }
  }

  /// The position of the commit with a number, if it waits.
  @inlinable
  func position(_ number: UInt64) -> Int? {
    guard head < storage.count, number >= storage[head].number else { return nil }
    let position = head + Int(number - storage[head].number)
    return position < storage.count ? position : nil
  }

  /// The position of the commit that waits and that brought an entry.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of commits that wait: identifiers grow from one to the next.
  @usableFromInline
  func position(bringing id: EntryID) -> Int? {
    let position = storage[head...].partitioningIndex { $0.lastNewID >= id.rawValue }
    return position < storage.count && storage[position].brought(id) ? position : nil
  }

  /// Forgets what was tracked for commits that have ended.
  @usableFromInline
  mutating func forgetClaims() {
    // The room is kept for the next ones, unless there were many.
    contested.removeAll(keepingCapacity: contested.capacity <= 64)
    if !updates.isEmpty { updates.removeAll(keepingCapacity: updates.capacity <= 64) }
    selections.removeAll(keepingCapacity: selections.capacity <= 64)
  }

  @inlinable var hasContested: Bool { !contested.isEmpty }
}
