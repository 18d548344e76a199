import Testing
import WaymarkState

@Suite struct ColumnUpdateTests {
  @Test func updatesInColumnsOfATabAreFoundInEveryColumn() throws {
    let columns = Container.columns(RouteColumns<Place>([.home, .a], [.b, .c]))
    let tabs = try #require(RouteTabs(checking: [RouteTab(.d, columns), RouteTab(.e)]))
    let old = EntryTree.numbered(RouteTree<Place>(.tabs(tabs)))
    var new = old
    for number in 1...4 { new.update(EntryID(rawValue: UInt64(number)), to: .item(number)) }
    var shown = old
    for step in old.steps(to: new) {
      #expect(shown.apply(step) == true)
    }
    #expect(shown == new)
    #expect(old.steps(to: new).map { "\($0)" }.count == 4)
  }
}
