import Testing
import WaymarkState

/// Edits by an entry's identifier.
///
/// The entries of the sample are 1 to 7: home is `[1 2]`, search holds the tabs `[3]`
/// and `[4 5]`, and the sheet is `[6 7]`.
@Suite struct EntryEditTests {
  private let tree = EntryTree.numbered(.sample)

  @Test(arguments: 0...8 as ClosedRange<UInt64>)
  func anEntryIsFoundByItsIdentifier(_ number: UInt64) {
    let isThere = (1...7).contains(number)
    #expect(tree.entry(EntryID(rawValue: number))?.id.rawValue == (isThere ? number : nil))
    #expect((tree.position(of: EntryID(rawValue: number)) != nil) == isThere)
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
      (1, [2, 3, 4, 5, 6, 7]), (2, [1, 3, 4, 5, 6, 7]), (3, nil), (4, [1, 2, 3, 5, 6, 7]), (8, nil),
    ] as [(UInt64, [UInt64]?)])
  func removeLeavesThoseAbove(_ number: UInt64, _ left: [UInt64]?) {
    var tree = tree
    #expect(tree.remove(EntryID(rawValue: number)) == (left != nil))
    #expect(tree.numbers == left ?? Array(1...7))
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
      (columns(.stack(.a), columns(.stack(.b))), 2, "[a*|.]"),
      (columns(.stack(.a), columns(.stack(.b), .stack(.c))), 2, nil),
      (columns(.stack(.a), columns(.stack(.b), .stack(.c))), 3, "[a|[b*|.]*]"),
      (columns(.stack(.a), columns(.stack(.b, .c))), 2, "[a|[c*|.]*]"),
      (columns(.stack(.a)), 1, nil),
      (.tabs(RouteTabs(RouteTab(.home, columns(.stack(.a))))), 1, nil),
    ] as [(Container<Place>, UInt64, String?)])
  func removingTheLastOfAColumnEmptiesIt(_ root: Container<Place>, _ number: UInt64, _ result: String?) {
    var tree = EntryTree.numbered(RouteTree(root))
    #expect(tree.remove(EntryID(rawValue: number)) == (result != nil))
    #expect(tree.description == result ?? root.description)
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

  @Test(
    arguments: [
      (1, nil), (2, "[home|b c|d*]"), (3, "[home a*|.|.]"), (4, "[home a|b|d*]"), (5, "[home a|b c*|.]"),
    ] as [(UInt64, String?)])
  func closingAColumnsRootEmptiesItAndThoseAfter(_ number: UInt64, _ result: String?) {
    let start = EntryTree.numbered(RouteTree<Place>(columns: [.home, .a], [.b, .c], [.d], capacity: 3))
    var tree = start
    #expect(tree.close(EntryID(rawValue: number)) == (result != nil))
    #expect(tree.description == result ?? start.description)
  }

  @Test func aModalIsClosedByTheRootOfItsFirstTabAlone() {
    let tabs = RouteTabs<Place>(RouteTab(.a), RouteTab(.b))
    var tree = EntryTree.numbered(RouteTree(.stack(.c), modals: [Modal(.sheet, .tabs(tabs))]))
    #expect(tree.close(3) == false)
    #expect(tree.close(2) == true)
    #expect(tree.numbers == [1])
  }

  @Test func anUpdateKeepsTheIdentity() {
    var tree = tree
    #expect(tree.update(1, to: .item(1)) == true)
    #expect(tree.entry(1)?.route == .item(1))
    #expect(tree.numbers == Array(1...7))
    #expect(tree.update(1, to: .item(1)) == false)
    #expect(tree.update(99, to: .a) == false)
  }

  private static func columns(_ filled: Container<Place>...) -> Container<Place> {
    RouteColumns(capacity: 2, filled: filled).map { .columns($0) } ?? .stack(.home)
  }
}
