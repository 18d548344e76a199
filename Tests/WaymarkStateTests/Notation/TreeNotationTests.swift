import Testing
import WaymarkState

@Suite("Trees in a line")
struct TreeNotationTests {
  @Test func aTreeIsItsStackAndItsModals() {
    var tree = RouteTree<AppRoute>(.home, .article(5))
    tree.present(.shop(.catalogue))
    tree.present(.home, as: .alert)
    #expect("\(tree)" == "[home article(5)] {shop.catalogue} {alert: home}")
  }

  @Test func theSelectedTabHasAStar() throws {
    let tabs = RouteTabs<AppRoute>(
      RouteTab(.home), RouteTab(.article(1), [.article(2)]), selectedKey: .article(1))
    #expect("\(tabs)" == "([home] | article(1)*: [article(2)])")
    #expect("\(tabs.selected)" == "article(1): [article(2)]")
    #expect("\(Container.tabs(tabs))" == "\(tabs)")
    #expect("\(Modal(.popover, .tabs(tabs)))" == "{popover: \(tabs)}")
    #expect("\(RouteTree(.tabs(tabs)))" == "\(tabs)")
  }

  @Test func theColumnInFrontHasAStarAndAnEmptyPlaceADot() {
    #expect("\(RouteTree<Place>(columns: [.home], [.a, .b], capacity: 3, front: 0))" == "[home*|a b|.]")
    #expect("\(Modal<Place>(.alert, .columns(RouteColumns([.b]))))" == "{alert: [b*|.]}")
    let inner: [Container<Place>] = [.tabs(RouteTabs(RouteTab(.a))), .columns(RouteColumns([.b]))]
    #expect(RouteColumns(capacity: 2, filled: inner)?.description == "[([a]*)|[b*|.]*]")
  }

  @Test func aTreeOfEntriesReadsAsItsRoutes() {
    var ids = EntryID.Generator()
    let tree = EntryTree<AppRoute>(RouteTree(.home, .article(5)), ids: &ids)
    #expect("\(tree)" == "[home article(5)]")
    #expect("\(tree.visibleElement)" == "article(5)")
  }

  @Test func anEntrysNumberTellsItFromAnEqualPlace() {
    let entry = Entry(id: 3, route: AppRoute.article(5))
    #expect(String(reflecting: entry) == "article(5)@3")
    #expect("\([entry])" == "[article(5)@3]")
    #expect("\(entry.id)" == "@3")
  }

  @Test func aPathIsReadFromTheInsideOut() {
    #expect("\(BranchPath.root)" == "root")
    #expect("\(BranchPath.path(2, 1, 0))" == "branch 0 of branch 1 of modal 2")
    #expect("\(ElementPosition(path: .path(0, 1), index: 2))" == "2 in branch 1")
    #expect("\(ElementPosition(path: .root, index: 0))" == "0")
  }

  @Test func stepsSayWhatHappensAndWhere() {
    let old = RouteTree<AppRoute>(
      tabs: RouteTab(.home, [.home, .article(1), .article(2)]), RouteTab(.shop(.catalogue)))
    var new = old
    new.pop(2)
    new.push(.article(3), at: .path(0, 1))
    new.select(.shop(.catalogue))
    new.present(.home, as: .fullScreen)
    let steps = old.steps(to: new).map(\.description)
    #expect(steps.contains("push article(3) in branch 1, hidden"))
    #expect(steps.contains("select 0 -> 1"))
    #expect(steps.contains { $0.hasPrefix("pop article(2) article(1) in branch 0") })
    #expect(steps.contains("present {fullScreen: home}"))
  }

  @Test func aChangeInTheMiddleSaysWhatStays() {
    let old = RouteTree<Place>(.a, .b, .c)
    let new = RouteTree<Place>(.a, .d, .c)
    #expect(old.steps(to: new).map { "\($0.change)" } == ["swap b -> d above 1 below 1"])
    let shorter = RouteTree<Place>(.a, .c)
    #expect(old.steps(to: shorter).map { "\($0.change)" } == ["swap b -> nothing above 1 below 1"])
  }

  @Test func anotherContainerAndAnotherValueAreSaidInFull() {
    let old = RouteTree<Place>(.a)
    let new = RouteTree<Place>(tabs: RouteTab(.a))
    #expect(old.steps(to: new).map { "\($0)" } == ["replace [a] -> ([a]*)"])
    let entry = Entry<Place>(id: 1, route: .a)
    let change = Step<Entry<Place>>.Change.update(
      position: ElementPosition(path: .path(1), index: 0), old: entry, new: Entry(id: 1, route: .item(2)))
    #expect("\(change)" == "update a -> item(2) in modal 1")
    let modals = [Modal<Place>(.sheet, [.d]), Modal(.alert, [.e])]
    #expect("\(Step<Place>.Change.dismiss(modals, index: 0))" == "dismiss {d} {alert: e}")
    let opened = Presentation.sheet(
      detents: [.medium, .large, .fraction(0.3), .height(300)], selected: .large)
    #expect(
      "\(Step<Place>.Change.detents(index: 0, from: .sheet, to: opened))"
        == "modal 1: sheet -> sheet medium large* 0.3 300.0pt")
  }
}
