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
      fixture.router.tree.routes == RouteTree(columns: [.home], [.page(1), .page(2)], capacity: 2, front: 0))
    fixture.type("\u{1B}[Z")
    fixture.settle()
    #expect(fixture.top?.place == .page(2))
    fixture.type("\u{1B}[Z")
    fixture.settle()
    #expect(fixture.top?.place == .home)
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
    #expect(fixture.router.tree.routes == RouteTree(columns: [.home], capacity: 2, front: 0))
    #expect(!hints(fixture).contains("Esc"))
  }

  @Test func wideEscapeAtAColumnsRootGoesToTheOneBefore() {
    let fixture = fixture(100)
    fixture.type("\u{7F}")
    fixture.settle()
    #expect(hints(fixture).contains("Esc previous column"))
    fixture.type("\u{7F}")
    #expect(fixture.router.tree.routes == RouteTree(columns: [.home], [.page(1)], capacity: 2, front: 0))
    #expect(fixture.top?.place == .home)
    fixture.type("\u{7F}")
    #expect(fixture.router.tree.routes == RouteTree(columns: [.home], [.page(1)], capacity: 2, front: 0))
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
}
