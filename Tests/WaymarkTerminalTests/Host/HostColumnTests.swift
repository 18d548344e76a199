import Testing
import Waymark

@testable import WaymarkTerminal

@MainActor @Suite struct HostColumnTests {
  private func fixture(
    _ filled: RouteStack<Place>..., capacity: Int = 2, front: Int? = nil, width: Int = 100
  ) throws -> HostFixture {
    let columns = try #require(
      RouteColumns(capacity: capacity, filled: filled.map { Container.stack($0) }, front: front))
    return HostFixture(RouteTree(.columns(columns)), size: Size(width: width, height: 10))
  }

  @Test(arguments: [(0, 1), (44, 1), (89, 1), (90, 2), (134, 2), (135, 3), (1000, 3)])
  func soManyColumnsFit(width: Int, count: Int) throws {
    #expect(ColumnLayout.columnsThatFit(in: width) == count)
    let fixture = try fixture([.home], width: width)
    #expect(fixture.router.host.columnsThatFit == count)
  }

  @Test func columnsAreSideBySideEachWithItsTitle() throws {
    let fixture = try fixture([.home], [.page(1)])
    let screen = fixture.terminal
    #expect(screen.row(0) == "  Title of home" + String(repeating: " ", count: 29) + "│▸ Title of page(1)")
    #expect(screen.style(x: 45, y: 0) == Style(attributes: [.bold, .underline]))
    #expect(screen.style(x: 2, y: 0) == .dim)
    #expect(fixture.location(of: "home  ") == Point(x: 0, y: 1))
    #expect(fixture.location(of: "page(1)  ") == Point(x: 45, y: 1))
    for y in 0..<10 { #expect(screen.character(x: 44, y: y) == "│") }
  }

  @Test func threeColumnsFitInAWideWindow() throws {
    let fixture = try fixture([.home], [.files], [.page(1)], capacity: 3, width: 140)
    #expect(fixture.location(of: "files  ") == Point(x: 45, y: 1))
    #expect(fixture.location(of: "page(1)  ") == Point(x: 90, y: 1))
    fixture.resize(to: 100)
    #expect(!fixture.terminal.shows("home"))
    #expect(fixture.location(of: "files  ") == Point(x: 0, y: 1))
    fixture.router.focusColumn(0)
    fixture.timer.turn()
    #expect(fixture.terminal.shows("home"))
    #expect(!fixture.terminal.shows("page(1)"))
  }

  @Test func aColumnAloneHasTheWholeWidth() throws {
    let fixture = try fixture([.home])
    #expect(!fixture.terminal.text.contains("│"))
    fixture.router.fill(.page(1), column: 1)
    #expect(fixture.router.isSettled, "nothing slides where both fit")
    fixture.timer.turn()
    #expect(fixture.location(of: "home  ") == Point(x: 0, y: 1))
    #expect(fixture.location(of: "page(1)  ") == Point(x: 45, y: 1))
  }

  @Test func narrowColumnsThatComeAndGoSlide() throws {
    let fixture = try fixture([.home], width: 40)
    fixture.router.fill(.page(1), column: 1)
    fixture.timer.advance(by: .milliseconds(60))
    #expect(fixture.location(of: "page(1)") == Point(x: 10, y: 0))
    #expect(fixture.router.shown?.routes != fixture.router.tree.routes)
    fixture.settle()
    #expect(fixture.location(of: "page(1)") == Point(x: 0, y: 0))

    fixture.router.clearColumns(from: 1)
    fixture.timer.advance(by: .milliseconds(60))
    #expect(fixture.location(of: "page(1)") == Point(x: 30, y: 0))
    fixture.settle()
    #expect(fixture.location(of: "home") == Point(x: 0, y: 0))
  }

  @Test(arguments: [0, 1])
  func aSlideStaysInsideItsColumn(front: Int) throws {
    let fixture = try fixture([.home], [.page(1)], front: front)
    fixture.router.edit { $0.push(.page(2), at: BranchPath.root.appending(branch: 0)) }
    #expect(fixture.host.isSliding)
    fixture.timer.advance(by: .milliseconds(60))
    // A quarter of 44 cells is left.
    #expect(fixture.location(of: "page(2)") == Point(x: 11, y: 1))
    #expect(fixture.location(of: "page(1)  ") == Point(x: 45, y: 1))
    fixture.settle()
    #expect(fixture.location(of: "page(2)") == Point(x: 0, y: 1))
    fixture.router.edit { $0.pop(at: BranchPath.root.appending(branch: 0)) }
    fixture.timer.advance(by: .milliseconds(60))
    #expect(fixture.location(of: "page(2)") == Point(x: 33, y: 1))
    fixture.settle()
    #expect(fixture.router.shown == fixture.router.tree)
  }

  @Test func theCursorIsOnlyInTheColumnInFront() throws {
    let fixture = try fixture([.home], [.page(1)])
    for screen in fixture.host.screens.all.values { (screen as? NoteScreen)?.hasCursor = true }
    fixture.resize(to: 100)
    #expect(fixture.terminal.cursor == Point(x: 45, y: 1))
    fixture.router.focusColumn(0)
    fixture.timer.turn()
    #expect(fixture.terminal.cursor == Point(x: 0, y: 1))
    fixture.top?.hasCursor = false
    fixture.resize(to: 100)
    #expect(!fixture.terminal.isCursorVisible)
  }

  @Test func aKeyThatComesBeforeTheNextFrameDoesWhatIsSeen() throws {
    let fixture = try fixture([.home], [.page(1)])
    fixture.terminal.resize(to: Size(width: 60, height: 10))
    fixture.host.handle(.escape)
    fixture.settle()
    // Both were seen, so the key went from one to the other and closed nothing.
    #expect(fixture.router.tree.routes == RouteTree(columns: [.home], [.page(1)], capacity: 2, front: 0))
    #expect(fixture.router.host.columnsThatFit == 1)
  }

  @Test(arguments: [0, 1, 2, 3, 90, 135], [0, 1, 2, 3])
  func anySizeCanBeDrawn(width: Int, height: Int) throws {
    let fixture = try fixture([.home], [.page(1)], [.page(2)], capacity: 3, width: 140)
    fixture.resize(to: width, height: height)
    fixture.router.present(Modal(.popover, .columns(RouteColumns([.files], [.page(4)]))))
    fixture.settle()
    #expect(fixture.router.isSettled)
    #expect(fixture.terminal.unrecognized.isEmpty)
  }
}
