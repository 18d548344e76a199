/// The detours that the tree may go back to, the one that was passed first in front.
@MainActor
struct PassedDetours<R: Route> {
  private(set) var all: [PassedDetour<R>?] = []
  /// How many in front are let go of.
  private var head = 0
  /// How many were left when all were last looked at.
  private var lookedAt = 0

  var isEmpty: Bool { head == all.count }

  var count: Int { all.count - head }

  mutating func append(_ one: PassedDetour<R>) { all.append(one) }

  mutating func remove(_ one: PassedDetour<R>) {
    if let index = all.lastIndex(where: { $0 === one }) { all.remove(at: index) }
  }

  /// Takes out those that are in a tree which the router has gone back to.
  ///
  /// The others may still come late.
  ///
  /// - Parameters:
  ///   - reached: The number of the newest commit that is shown.
  ///   - isThere: Whether the entry that stands for a detour is in the tree.
  /// - Returns: Those that are in it, each once, in the order in which they had come.
  mutating func take(since reached: UInt64, where isThere: (EntryID) -> Bool) -> [PassedDetour<R>] {
    var back: [EntryID: PassedDetour<R>] = [:]
    var left: [PassedDetour<R>?] = []
    for case let one? in all {
      guard one.passing != .undecided, one.passing > .commit(reached) else {
        left.append(one)
        continue
      }
      if let first = one.detour.opened.first, isThere(first) {
        // Where the tree is that of before both, the earlier is what waited.
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

  /// Lets go of those that the tree does not go back to.
  ///
  /// - Parameter isSettled: Whether it does not go back to one.
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
