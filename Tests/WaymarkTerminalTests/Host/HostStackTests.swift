import Testing
import Waymark

@testable import WaymarkTerminal

@MainActor @Suite struct HostStackTests {
  @Test func theFirstTreeIsShownWhenTheHostIsAttached() {
    let fixture = HostFixture(RouteTree(.home, .page(1)))
    #expect(fixture.terminal.rows[0].hasPrefix("page(1)"))
    #expect(fixture.coordinator.made == [.home, .page(1)])
    #expect(fixture.router.shown == fixture.router.tree)
    #expect(fixture.terminal.unrecognized.isEmpty)
  }

  @Test func aPushSlidesInFromTheRightAndIsAcknowledgedAtItsEnd() {
    let fixture = HostFixture(RouteTree(.home))
    fixture.router.push(.page(1))
    #expect(fixture.host.isSliding)
    fixture.timer.advance(by: .milliseconds(60))
    // Half of the time, three quarters of the way.
    let place = fixture.terminal.location(of: "page(1)")
    #expect(place == Point(x: 10, y: 0))
    #expect(fixture.terminal.row(0).hasPrefix("       end"))
    #expect(fixture.router.shown?.routes == RouteTree(.home))
    fixture.timer.advance(by: .milliseconds(59))
    #expect(fixture.host.isSliding)
    fixture.timer.advance(by: .milliseconds(16))
    #expect(!fixture.host.isSliding)
    #expect(fixture.router.shown?.routes == RouteTree(.home, .page(1)))
    #expect(fixture.terminal.location(of: "page(1)") == Point(x: 0, y: 0))
  }

  @Test func aPopSlidesOutToTheRight() {
    let fixture = HostFixture(RouteTree(.home, .page(1)))
    fixture.router.pop()
    fixture.timer.advance(by: .milliseconds(60))
    #expect(fixture.terminal.location(of: "page(1)") == Point(x: 30, y: 0))
    fixture.settle()
    #expect(fixture.terminal.location(of: "home") == Point(x: 0, y: 0))
    #expect(!fixture.terminal.shows("page"))
  }

  @Test func withoutAnimationItIsThereAtOnce() {
    let fixture = HostFixture(RouteTree(.home))
    fixture.router.push(.page(1), options: .unanimated)
    #expect(fixture.router.isSettled)
    fixture.timer.turn()
    #expect(fixture.terminal.location(of: "page(1)") == Point(x: 0, y: 0))
    let still = HostFixture(RouteTree(.home), slide: .zero)
    still.router.push(.page(1))
    #expect(still.router.isSettled)
  }

  @Test func aKeyDuringASlideEndsItAndGoesToTheNewScreen() {
    let fixture = HostFixture(RouteTree(.home))
    fixture.router.push(.page(1))
    fixture.timer.advance(by: .milliseconds(30))
    fixture.type("jk")
    #expect(!fixture.host.isSliding)
    #expect(fixture.router.isSettled)
    #expect(fixture.top?.place == .page(1))
    #expect(fixture.top?.keys == [.character("j"), .character("k")])
    #expect(fixture.terminal.location(of: "page(1)") == Point(x: 0, y: 0))
  }

  @Test func whatOthersHaveWrittenIsDrawnOver() {
    let fixture = HostFixture(RouteTree(.home))
    fixture.terminal.write(Array("\u{1B}[2Jshell".utf8))
    fixture.host.redraw()
    fixture.timer.turn()
    #expect(fixture.terminal.rows[0].hasPrefix("home"))
    #expect(!fixture.terminal.shows("shell"))
  }

  @Test func aSlideDrawsNoMoreFramesThanItsTimeAllows() {
    let fixture = HostFixture(RouteTree(.home))
    fixture.router.push(.page(1))
    fixture.settle()
    #expect((8...11).contains(fixture.top?.drawCount ?? 0))
  }
}
