import Testing
import Waymark

@testable import WaymarkTerminal

@MainActor @Suite struct HostColumnKeyTests {
  private static let tree = RouteTree<Place>(columns: [.home], [.page(1), .page(2)])

  private func fixture(_ width: Int, _ tree: RouteTree<Place> = Self.tree) -> HostFixture {
    HostFixture(tree, size: Size(width: width, height: 10), chrome: .standard)
  }

  private func hints(_ fixture: HostFixture) -> String {
    fixture.timer.turn()
    return fixture.terminal.rows.last ?? ""
  }

  @Test(arguments: [60, 100])
  func tabGoesRoundTheColumnsThatAreFilled(width: Int) {
    let fixture = fixture(width)
    #expect(hints(fixture).contains("Tab next column"))
    fixture.type("\t")
    fixture.settle()
    #expect(fixture.top?.place == .home)
    #expect(
      fixture.router.tree.routes == RouteTree(columns: [.home], [.page(1), .page(2)], places: 2, front: 0))
    fixture.type("\u{1B}[Z")
    fixture.settle()
    #expect(fixture.top?.place == .page(2))
    fixture.type("\u{1B}[Z")
    fixture.settle()
    #expect(fixture.top?.place == .home)
  }

  @Test func tabAsksNoObjection() {
    let fixture = fixture(100)
    var asked = 0
    let objection = fixture.router.visibleContext.onLeave { _ in
      asked += 1
      return .stay("unsaved")
    }
    fixture.type("\t")
    #expect(fixture.top?.place == .home)
    #expect(asked == 0)
    _ = objection
  }

  @Test func whereOneColumnIsFilledTabIsFree() {
    var keys: [Key] = []
    let fixture = fixture(100, RouteTree(columns: [.home], places: 2, front: 0))
    fixture.host.onKey = { key in
      keys.append(key)
      return true
    }
    fixture.type("\t")
    #expect(keys == [.tab])
    #expect(!hints(fixture).contains("Tab"))
  }

  @Test func keysGoToTheColumnInFront() {
    let fixture = fixture(100)
    let front = fixture.top
    fixture.type("x")
    fixture.type("\t")
    fixture.type("y")
    #expect(front?.keys == [.character("x"), .tab])
    #expect(fixture.top?.keys == [.character("y")])
  }

  @Test func narrowEscapeAtAColumnsRootClosesIt() {
    let fixture = fixture(60)
    #expect(hints(fixture).contains("Esc back"))
    fixture.type("\u{7F}")
    fixture.settle()
    #expect(fixture.top?.place == .page(1))
    #expect(hints(fixture).contains("Esc back"))
    fixture.type("\u{7F}")
    fixture.settle()
    #expect(fixture.router.tree.routes == RouteTree(columns: [.home], places: 2, front: 0))
    #expect(!hints(fixture).contains("Esc"))
  }

  @Test func narrowEscapeAtAColumnsRootAsksItsObjection() {
    let fixture = fixture(60, RouteTree(columns: [.home], [.page(1)]))
    let objection = fixture.router.visibleContext.onLeave { _ in .stay("unsaved") }
    fixture.type("\u{7F}")
    fixture.settle()
    #expect(fixture.top?.place == .page(1))
    // Beside the other it can be left without going.
    fixture.resize(to: 100)
    fixture.type("\u{7F}")
    #expect(fixture.top?.place == .home)
    #expect(fixture.router.tree.routes == RouteTree(columns: [.home], [.page(1)], places: 2, front: 0))
    _ = objection
  }

  @Test func wideEscapeAtAColumnsRootGoesToTheOneBefore() {
    let fixture = fixture(100)
    fixture.type("\u{7F}")
    fixture.settle()
    #expect(hints(fixture).contains("Esc previous column"))
    fixture.type("\u{7F}")
    #expect(fixture.router.tree.routes == RouteTree(columns: [.home], [.page(1)], places: 2, front: 0))
    #expect(fixture.top?.place == .home)
    fixture.type("\u{7F}")
    #expect(fixture.router.tree.routes == RouteTree(columns: [.home], [.page(1)], places: 2, front: 0))
  }

  @Test func inAModalEscapeAtTheFirstColumnDismisses() {
    let fixture = fixture(100)
    fixture.router.present(
      Modal(.sheet, .columns(RouteColumns([.page(3)], [.page(4)]))))
    fixture.settle()
    fixture.type("\u{7F}")
    #expect(fixture.top?.place == .page(3))
    #expect(hints(fixture).contains("Esc close"))
    fixture.type("\u{7F}")
    #expect(fixture.top?.place == .page(2))
  }

  @Test func columnsInTabsHaveTabAndTabsHaveDigits() {
    let columns = Container<Place>.columns(RouteColumns([.files], [.page(1)]))
    let fixture = fixture(
      100,
      RouteTree(tabs: RouteTab(.files, columns), RouteTab(.recent, [.recent])))
    fixture.type("\t")
    #expect(fixture.top?.place == .files)
    fixture.type("2")
    #expect(fixture.top?.place == .recent)
    #expect(hints(fixture).contains("Tab next tab"))
    fixture.type("\t")
    #expect(fixture.top?.place == .files)
    #expect(hints(fixture).contains("Tab next column"))
  }

  @Test func tabsInAColumnAreSelectedByDigits() {
    let tabs = RouteTabs<Place>(RouteTab(.files, [.files]), RouteTab(.recent, [.recent]))
    let columns = RouteColumns(places: 2, filled: [.stack([.home]), .tabs(tabs)], front: 1)
    let fixture = fixture(100, RouteTree(columns.map { .columns($0) } ?? .stack([.home])))
    fixture.type("2")
    #expect(fixture.top?.place == .recent)
    fixture.type("\t")
    #expect(fixture.top?.place == .home)
    // There are no tabs around the first column.
    fixture.type("1")
    #expect(fixture.top?.place == .home)
    fixture.type("\t")
    #expect(fixture.top?.place == .recent)
    fixture.resize(to: 60)
    fixture.type("\u{7F}")
    fixture.settle()
    #expect(fixture.router.tree.routes == RouteTree(columns: [.home], places: 2, front: 0))
  }

  @Test func escapeGoesThroughColumnsInColumns() {
    let inner = Container<Place>.columns(RouteColumns([.files], [.page(1)]))
    let columns = RouteColumns(places: 2, filled: [.stack([.home]), inner], front: 1)
    let fixture = fixture(140, RouteTree(columns.map { .columns($0) } ?? .stack([.home])))
    fixture.type("\u{7F}")
    #expect(fixture.top?.place == .files)
    fixture.type("\u{7F}")
    #expect(fixture.top?.place == .home)
    fixture.resize(to: 60)
    fixture.type("\t")
    fixture.settle()
    #expect(fixture.top?.place == .files)
    fixture.type("\u{7F}")
    fixture.settle()
    #expect(fixture.router.tree.routes == RouteTree(columns: [.home], places: 2, front: 0))
  }
}
