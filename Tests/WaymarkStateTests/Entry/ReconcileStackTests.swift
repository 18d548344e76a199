import Testing
import WaymarkState

/// Which entries of a stack are kept when a stack of plain routes is set.
@Suite struct ReconcileStackTests {
  @Test(
    arguments: [
      ([Place.a, .b, .c], [1, 2, 3]),
      ([.a, .c], [1, 3]),
      ([.a, .b], [1, 2]),
      ([.a, .b, .c, .d], [1, 2, 3, 101]),
      ([.a, .d, .b, .c], [1, 101, 2, 3]),
      ([.a, .d, .e, .c], [1, 101, 102, 3]),
      ([.d, .b, .c], [101, 2, 3]),
      ([.b, .c], [2, 3]),
      ([.d], [101]),
      ([.a, .b, .b, .c], [1, 2, 101, 3]),
      ([.a, .c, .b], [1, 101, 102]),
    ] as [([Place], [UInt64])])
  func prefixAndSuffixAreKept(_ routes: [Place], _ numbers: [UInt64]) {
    #expect(reconciled([.a, .b, .c], routes) == numbers)
  }

  @Test func lowerOfEqualNeighboursIsKept() {
    #expect(reconciled([.a, .b, .b, .b], [.a, .b, .b]) == [1, 2, 3])
  }

  @Test func allPairsKeepWhatTheModelKeeps() {
    let stacks = TreeEnumeration.stacks(places: 4)
    for old in stacks {
      for new in stacks {
        let kept = reconciled(old.elements, new.elements).map { $0 < 100 ? Int($0) : nil }
        guard kept == model(old.elements, new.elements) else {
          Issue.record("\(old) → \(new) keeps \(kept)")
          return
        }
      }
    }
    #expect(stacks.count == 30)
  }

  private func reconciled(_ old: [Place], _ new: [Place]) -> [UInt64] {
    guard let oldStack = RouteStack(elements: old), let newStack = RouteStack(elements: new) else {
      return []
    }
    var ids = EntryID.Generator(after: 100)
    let tree = EntryTree.numbered(RouteTree(.stack(oldStack)))
    let wanted = tree.reconciled(with: RouteTree(.stack(newStack)), ids: &ids)
    #expect(wanted.routes == RouteTree(.stack(newStack)))
    return wanted.numbers
  }

  /// The number that each place keeps, or `nil` where it is new: strike equal ends off both stacks.
  private func model(_ old: [Place], _ new: [Place]) -> [Int?] {
    var old = Array(old.enumerated())
    var new = new
    var bottom: [Int?] = []
    var top: [Int?] = []
    while let first = old.first, first.element == new.first {
      bottom.append(old.removeFirst().offset + 1)
      new.removeFirst()
    }
    while let last = old.last, last.element == new.last {
      top.insert(old.removeLast().offset + 1, at: 0)
      new.removeLast()
    }
    return bottom + new.map { _ in nil } + top
  }
}
