import Testing
import WaymarkState

/// Edits by an entry's identifier.
///
/// The entries of the sample are 1 to 7: home is `[1 2]`, search holds the tabs `[3]`
/// and `[4 5]`, and the sheet is `[6 7]`.
@Suite struct EntryEditTests {
  let tree = EntryTree.numbered(.sample)

  @Test(arguments: 1...7 as ClosedRange<UInt64>)
  func everyEntryIsFound(_ number: UInt64) {
    #expect(tree.entry(EntryID(rawValue: number))?.id.rawValue == number)
    #expect(tree.position(of: EntryID(rawValue: number)) != nil)
  }

  @Test func unknownEntriesAreNot() {
    #expect(tree.entry(8) == nil)
    #expect(tree.position(of: 0) == nil)
  }

  @Test(
    arguments: [
      (1, [1, 3, 4, 5, 6, 7]), (4, [1, 2, 3, 4, 6, 7]), (6, [1, 2, 3, 4, 5, 6]), (7, nil), (8, nil),
    ] as [(UInt64, [UInt64]?)])
  func popToStaysInTheEntrysOwnStack(_ number: UInt64, _ left: [UInt64]?) {
    var tree = tree
    #expect(tree.pop(to: EntryID(rawValue: number)) == (left != nil))
    #expect(tree.numbers == left ?? Array(1...7))
  }

  @Test(
    arguments: [
      (1, [2, 3, 4, 5, 6, 7]), (2, [1, 3, 4, 5, 6, 7]), (3, nil), (4, [1, 2, 3, 5, 6, 7]),
      (7, [1, 2, 3, 4, 5, 6]), (8, nil),
    ] as [(UInt64, [UInt64]?)])
  func removeLeavesThoseAbove(_ number: UInt64, _ left: [UInt64]?) {
    var tree = tree
    #expect(tree.remove(EntryID(rawValue: number)) == (left != nil))
    #expect(tree.numbers == left ?? Array(1...7))
  }

  @Test func removeTellsEqualNeighboursApart() {
    var tree = EntryTree.numbered(RouteTree(.a, .b, .b, .c))
    #expect(tree.remove(2) == true)
    #expect(tree.numbers == [1, 3, 4])
  }

  @Test func removingTheLastOfAModalTakesThoseAboveAlong() {
    var tree = tree
    tree.present(Entry(id: 8, route: .a), as: .alert)
    tree.remove(7)
    #expect(tree.remove(6) == true)
    #expect(tree.numbers == Array(1...5))
  }

  @Test(
    arguments: [
      (1, nil), (2, [1, 3, 4, 5, 6, 7]), (4, nil), (5, [1, 2, 3, 4, 6, 7]), (6, [1, 2, 3, 4, 5]),
      (7, [1, 2, 3, 4, 5, 6]), (8, nil),
    ] as [(UInt64, [UInt64]?)])
  func closeTakesThoseAboveAlong(_ number: UInt64, _ left: [UInt64]?) {
    var tree = tree
    #expect(tree.close(EntryID(rawValue: number)) == (left != nil))
    #expect(tree.numbers == left ?? Array(1...7))
  }

  @Test func closingTheRootOfAModalsOtherTabChangesNothing() {
    let tabs = RouteTabs<Place>(RouteTab(.a), RouteTab(.b))
    var tree = EntryTree.numbered(
      RouteTree(.stack(.c), modals: [Modal(.sheet, .tabs(tabs))]))
    #expect(tree.close(3) == false)
    #expect(tree.close(2) == true)
    #expect(tree.numbers == [1])
  }

  @Test func removingTheLastOfATabChangesNothing() {
    let tabs = RouteTabs<Place>(RouteTab(.a), RouteTab(.b))
    var tree = EntryTree.numbered(
      RouteTree(.stack(.c), modals: [Modal(.sheet, .tabs(tabs))]))
    #expect(tree.remove(2) == false)
    #expect(tree.remove(3) == false)
    #expect(tree.numbers == [1, 2, 3])
  }

  @Test func closeLeavesAllThatIsBelow() {
    var tree = EntryTree.numbered(RouteTree(.a, .b, .c, .d))
    #expect(tree.close(3) == true)
    #expect(tree.numbers == [1, 2])
  }
}
