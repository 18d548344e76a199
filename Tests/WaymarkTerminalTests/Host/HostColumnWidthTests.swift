import Testing
import Waymark

@testable import WaymarkTerminal

/// What users have always complained about in windows that are split.
@MainActor @Suite struct HostColumnWidthTests {
  private func fixture(_ tree: RouteTree<Place>, width: Int) -> HostFixture {
    HostFixture(tree, size: Size(width: width, height: 10))
  }

  @Test func rotationWithADeepDetailKeepsIt() {
    let tree = RouteTree<Place>(columns: [.home], [.page(1), .page(2)])
    let fixture = fixture(tree, width: 100)
    let entries = fixture.router.tree
    for width in Array(repeating: [60, 100], count: 10).flatMap(\.self) {
      fixture.resize(to: width)
      #expect(fixture.router.host.columnsThatFit == width / 45)
      #expect(fixture.top?.place == .page(2))
    }
    #expect(fixture.router.tree == entries)
    #expect(fixture.coordinator.made == [.home, .page(1), .page(2)])
  }

  @Test func rotationDuringAPushKeepsIt() {
    let tree = RouteTree<Place>(columns: [.home], [.page(1)])
    let fixture = fixture(tree, width: 100)
    fixture.router.push(.page(2))
    for width in [60, 100, 60, 140] {
      fixture.timer.advance(by: .milliseconds(20))
      fixture.resize(to: width)
      #expect(fixture.host.isSliding)
    }
    fixture.settle()
    #expect(fixture.router.shown == fixture.router.tree)
    #expect(fixture.top?.place == .page(2))
    #expect(fixture.coordinator.made == [.home, .page(1), .page(2)])
  }

  @Test func wideningWhileAColumnSlidesInShowsBoth() {
    let fixture = fixture(RouteTree(columns: [.home], places: 2, front: 0), width: 60)
    fixture.router.fill(.page(1), column: 1)
    fixture.timer.advance(by: .milliseconds(30))
    fixture.resize(to: 100)
    #expect(fixture.location(of: "home  ") == Point(x: 0, y: 1))
    #expect(fixture.location(of: "page(1)  ") == Point(x: 34, y: 1))
    fixture.settle()
    #expect(fixture.router.shown == fixture.router.tree)
  }

  @Test func narrowingWhileAColumnBehindSlidesShowsTheFront() {
    let tree = RouteTree<Place>(columns: [.home], [.page(1)])
    let fixture = fixture(tree, width: 100)
    fixture.router.edit { $0.push(.page(2), at: BranchPath.root.appending(branch: 0)) }
    fixture.timer.advance(by: .milliseconds(30))
    fixture.resize(to: 60)
    #expect(fixture.terminal.rows[0].hasPrefix("page(1)"))
    fixture.settle()
    #expect(fixture.router.shown == fixture.router.tree)
  }

  @Test func collapsedNoDetailIsShownThatNobodyChose() {
    let fixture = fixture(RouteTree(columns: [.home], places: 2, front: 0), width: 60)
    #expect(fixture.terminal.rows[0].hasPrefix("home"))
    fixture.resize(to: 100)
    fixture.resize(to: 60)
    #expect(fixture.terminal.rows[0].hasPrefix("home"))
    #expect(fixture.coordinator.made == [.home])
  }

  @Test func aDefaultDetailIsBesideTheListAndNotOverIt() {
    let fixture = fixture(RouteTree(columns: [.home], [.page(1)], places: 2, front: 0), width: 100)
    #expect(fixture.terminal.shows("page(1)"))
    fixture.resize(to: 60)
    #expect(fixture.terminal.rows[0].hasPrefix("home"))
  }

  @Test func theDetailIsKeptOnExpand() {
    let fixture = fixture(RouteTree(columns: [.home], places: 2, front: 0), width: 60)
    fixture.router.fill(.page(1), column: 1)
    fixture.settle()
    let detail = fixture.top
    fixture.resize(to: 100)
    #expect(fixture.top === detail)
    #expect(fixture.location(of: "page(1)  ") == Point(x: 34, y: 1))
  }

  @Test func choosingWhileADetailsFormHasAnObjectionAsksIt() {
    let fixture = fixture(RouteTree(columns: [.home], [.page(1)]), width: 100)
    let objection = fixture.router.visibleContext.onLeave { _ in .stay("unsaved") }
    fixture.type("\t")
    #expect(fixture.top?.place == .home)
    fixture.router.fill(.page(2), column: 1)
    fixture.settle()
    #expect(fixture.router.tree.routes == RouteTree(columns: [.home], [.page(1)], places: 2, front: 0))
    _ = objection
  }

  @Test func screensThatFitHaveAppeared() {
    let fixture = fixture(RouteTree(columns: [.home], [.page(1)]), width: 60)
    let list = fixture.host.screens.all.values.compactMap { $0 as? NoteScreen }.first { $0.place == .home }
    #expect(list?.phase == .created)
    fixture.resize(to: 100)
    #expect(list?.phase == .appeared)
    fixture.resize(to: 60)
    #expect(list?.phase == .covered)
  }

  @Test func aKeyThatComesBeforeTheNextFrameDoesWhatIsSeen() {
    let fixture = fixture(RouteTree(columns: [.home], [.page(1)]), width: 100)
    fixture.terminal.resize(to: Size(width: 60, height: 10))
    fixture.host.handle(.escape)
    fixture.settle()
    // Both were seen, so the key went from one to the other and closed nothing.
    #expect(fixture.router.tree.routes == RouteTree(columns: [.home], [.page(1)], places: 2, front: 0))
    #expect(fixture.router.host.columnsThatFit == 1)
  }

  @Test func aWindowThatIsResizedInTheMiddleOfAFrameIsDrawn() {
    let output = RestlessOutput()
    let router = Router<Place>(RouteTree(columns: [.home], [.page(1)], [.page(2)], places: 3, front: 2))
    let timer = SteppedTimer()
    let host = TerminalHost(router: router, coordinator: NoteCoordinator(), output: output, timer: timer)
    router.host.attach(host)
    for _ in 0..<6 {
      host.redraw()
      host.drawIfNeeded()
      #expect((2...3).contains(router.host.columnsThatFit))
      // The next frame begins with the other width.
      _ = output.size
    }
    #expect(router.shown == router.tree)
  }

  /// A terminal whose width changes whenever it is asked for.
  private final class RestlessOutput: TerminalOutput {
    private var isWide = false

    var size: Size {
      isWide.toggle()
      return Size(width: isWide ? 135 : 134, height: 10)
    }

    func write(_ bytes: [UInt8]) {}
  }

  @Test func aHostThatComesBackSaysItAgain() {
    let fixture = fixture(RouteTree(columns: [.home], [.page(1)]), width: 100)
    #expect(fixture.router.host.columnsThatFit == 2)
    fixture.router.host.detach()
    fixture.router.host.attach(fixture.host)
    #expect(fixture.router.host.columnsThatFit == 2)
  }
}
