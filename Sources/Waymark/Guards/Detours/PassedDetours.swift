/// The passed detours to which the tree may go back, the earliest first.
@MainActor
struct PassedDetours<R: Route> {
  private(set) var all: [PassedDetour<R>?] = []
  /// How many at the front are forgotten.
  private var head = 0
  /// How many were left when all of them were last checked.
  private var lookedAt = 0

  var isEmpty: Bool { head == all.count }

  var count: Int { all.count - head }

  mutating func append(_ one: PassedDetour<R>) { all.append(one) }

  mutating func remove(_ one: PassedDetour<R>) {
    if let index = all.lastIndex(where: { $0 === one }) { all.remove(at: index) }
  }

  /// Removes and returns the detours that are in the tree to which the router has gone back.
  ///
  /// The others may still come late.
  ///
  /// - Parameters:
  ///   - reached: The number of the newest commit that is shown.
  ///   - isThere: Whether the entry that stands for a detour is in the tree.
  /// - Returns: The detours, each once, in the order in which they came.
  mutating func take(since reached: UInt64, where isThere: (EntryID) -> Bool) -> [PassedDetour<R>] {
    var back: [EntryID: PassedDetour<R>] = [:]
    var left: [PassedDetour<R>?] = []
    for case let one? in all {
      guard one.passing != .undecided, one.passing > .commit(reached) else {
        left.append(one)
        continue
      }
      if let first = one.detour.opened.first, isThere(first) {
        // If the tree is older than both, the navigation that waited is that of the earlier one.
        if back[first].map({ one.passing < $0.passing }) ?? true { back[first] = one }
      } else {
        one.takeBack()
        left.append(one)
      }
    }
    self = Self()
    all = left
    return back.values.sorted { $0.place < $1.place }
  }

  /// Forgets the detours to which the tree cannot go back.
  ///
  /// - Parameter isSettled: Whether the tree cannot go back to a detour.
  /// - Complexity: O(1), amortised.
  mutating func forget(where isSettled: (PassedDetour<R>) -> Bool) {
    while head < all.count, all[head].map(isSettled) ?? true {
      all[head] = nil
      head += 1
    }
    if count <= 8 || count > 2 * lookedAt {
      all = all[head...].filter { $0.map { !isSettled($0) } ?? false }
      head = 0
      lookedAt = all.count
    } else if head * 2 > all.count {
      all.removeFirst(head)
      head = 0
    }
  }
}
