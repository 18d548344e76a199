import Testing
import Waymark

@testable import WaymarkTerminal

@MainActor @Suite struct HostModalTests {
  @Test func aSheetLiesOverADimmedPage() {
    let fixture = HostFixture(RouteTree(.home), size: Size(width: 60, height: 16))
    fixture.router.present(.sheet(1))
    #expect(fixture.router.isSettled)
    fixture.timer.turn()
    #expect(fixture.terminal.rows[0].hasPrefix("home"))
    #expect(fixture.terminal.style(x: 0, y: 0) == .dim)
    #expect(fixture.terminal.row(1).contains("╭─ Title of sheet(1) ─"))
    #expect(fixture.terminal.location(of: "sheet(1)  ") == Point(x: 4, y: 2))
    #expect(fixture.terminal.style(x: 4, y: 2) == .plain)
    fixture.router.dismiss()
    fixture.timer.turn()
    #expect(fixture.terminal.style(x: 0, y: 0) == .plain)
    #expect(!fixture.terminal.shows("sheet"))
  }

  @Test func nestedModalsDimWhatIsBelow() {
    let fixture = HostFixture(RouteTree(.home), size: Size(width: 60, height: 16))
    fixture.coordinator.onScreen = { screen, _ in
      screen.preferred = screen.place == .sheet(2) ? Size(width: 20, height: 3) : nil
    }
    fixture.router.edit { tree in
      tree.present(Modal(.sheet, [.sheet(1)]))
      tree.present(Modal(.alert, [.sheet(2)]))
    }
    fixture.settle()
    let lower = fixture.terminal.location(of: "sheet(1)  ")
    #expect(lower.map { fixture.terminal.style(x: $0.x, y: $0.y) } == .dim)
    let upper = fixture.terminal.location(of: "sheet(2)  ")
    #expect(upper.map { fixture.terminal.style(x: $0.x, y: $0.y) } == .plain)
    // Twenty columns and three rows within their border, in the middle.
    #expect(upper == Point(x: 20, y: 6))
    #expect(fixture.terminal.character(x: 19, y: 5) == "╭")
    #expect(fixture.terminal.character(x: 40, y: 9) == "╯")
  }

  @Test func aFullScreenModalCoversThePage() {
    let fixture = HostFixture(RouteTree(.home))
    fixture.router.present(.sheet(1), as: .fullScreen)
    fixture.timer.turn()
    #expect(fixture.terminal.rows[0].hasPrefix("sheet(1)"))
    #expect(!fixture.terminal.shows("home"))
  }

  @Test func aStackSlidesWithinItsSheet() {
    let fixture = HostFixture(RouteTree(.home), size: Size(width: 40, height: 10))
    fixture.router.present(.sheet(1))
    fixture.router.push(.page(1))
    fixture.timer.advance(by: .milliseconds(60))
    let place = fixture.terminal.location(of: "page(1)  ")
    #expect(place.map { $0.x > 1 && $0.y == 1 } == true)
    #expect(fixture.terminal.character(x: 0, y: 1) == "│")
    #expect(fixture.terminal.character(x: 39, y: 1) == "│")
    fixture.settle()
    #expect(fixture.terminal.row(1).hasPrefix("│page(1)"))
  }

  @Test func presentAndPushAtOnceBothHappen() {
    let fixture = HostFixture(RouteTree(.home))
    fixture.router.push(.page(1))
    fixture.router.present(.sheet(1))
    fixture.settle()
    #expect(fixture.router.host.shown == fixture.router.host.tree)
    #expect(fixture.top?.place == .sheet(1))
  }

  @Test(arguments: [Presentation.sheet, .alert, .popover, .fullScreen])
  func modalsFitTheSmallestTerminals(_ style: Presentation) {
    for width in 0...6 {
      for height in 0...5 {
        let fixture = HostFixture(
          RouteTree(.home), size: Size(width: width, height: height), chrome: .standard)
        fixture.coordinator.onScreen = { screen, _ in screen.preferred = Size(width: 100, height: 100) }
        fixture.router.present(.sheet(1), as: style)
        fixture.timer.turn()
        #expect(fixture.terminal.unrecognized.isEmpty)
      }
    }
  }

  @Test func theCursorBelongsToTheTopScreen() {
    let terminal = VirtualTerminal(size: Size(width: 20, height: 5))
    terminal.write(
      Renderer().render(size: terminal.size) { canvas in
        canvas.placeCursor(x: 1, y: 1)
        canvas.hideCursor()
      })
    #expect(!terminal.isCursorVisible)
  }

  @Test func aScreenAsksTheUserBeforeItIsLeft() async {
    let fixture = HostFixture(RouteTree(.home, .page(1)))
    fixture.router.visibleContext.onLeave { _ in
      .ask(Question<Place, Bool>(.sheet(1), as: .alert)) { $0 == true ? .allow : .stay("no") }
    }
    let pop = fixture.router.pop()
    await Task.yieldRepeatedly { !fixture.router.host.tree.modals.isEmpty }
    fixture.settle()
    #expect(fixture.terminal.shows("sheet(1)"))
    fixture.router.visibleContext.close(answering: true)
    for _ in 0..<50 where pop.currentOutcome == nil {
      fixture.settle()
      await Task.yield()
    }
    fixture.settle()
    #expect(pop.currentOutcome == .completed)
    #expect(!fixture.terminal.shows("sheet(1)"))
  }
}
