import Testing
import Waymark

@testable import WaymarkTerminal

@MainActor @Suite struct HostTabTests {
  private var tabs: RouteTree<Place> {
    RouteTree(
      tabs: RouteTab(.files, [.files]), RouteTab(.bookmarks, [.bookmarks, .page(1)]),
      RouteTab(.recent, [.recent]))
  }

  @Test func aBarNamesTheTabsAndMarksTheSelectedOne() {
    let fixture = HostFixture(tabs, size: Size(width: 80, height: 10))
    #expect(fixture.terminal.row(0) == "  Title of files   Title of bookmarks   Title of recent")
    #expect(fixture.terminal.style(x: 2, y: 0) == Style(attributes: [.bold, .underline]))
    #expect(fixture.terminal.style(x: 22, y: 0) == .dim)
    #expect(fixture.terminal.rows[1].hasPrefix("files"))
    fixture.host.tabTitle = { "<\($0)>" }
    fixture.timer.turn()
    #expect(fixture.terminal.row(0) == "  <files>   <bookmarks>   <recent>")
  }

  @Test func tabsMayBeNested() {
    let inner = Container<Place>.tabs(
      RouteTabs(RouteTab(.page(1), [.page(1)]), RouteTab(.page(2), [.page(2)])))
    let fixture = HostFixture(
      RouteTree(tabs: RouteTab(.files, [.files]), RouteTab(.home, inner)))
    fixture.router.select(.home)
    fixture.timer.turn()
    #expect(fixture.terminal.row(0).contains("Title of files"))
    #expect(fixture.terminal.row(1).contains("Title of page(1)"))
    #expect(fixture.terminal.rows[2].hasPrefix("page(1)"))
    fixture.type("\t")
    #expect(fixture.terminal.rows[2].hasPrefix("page(2)"))
    fixture.type("1")
    #expect(fixture.terminal.rows[1].hasPrefix("files"))
  }

  @Test func aPushInsideTabsSlidesBelowTheBar() {
    let fixture = HostFixture(tabs)
    fixture.router.push(.page(5))
    fixture.timer.advance(by: .milliseconds(60))
    #expect(fixture.terminal.location(of: "page(5)") == Point(x: 10, y: 1))
    #expect(fixture.terminal.row(0).hasPrefix("  Title of files"))
    fixture.settle()
    #expect(fixture.terminal.location(of: "page(5)") == Point(x: 0, y: 1))
  }
}
