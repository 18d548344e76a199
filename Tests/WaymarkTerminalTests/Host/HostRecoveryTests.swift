import Testing
import Waymark

@testable import WaymarkTerminal

@MainActor @Suite struct HostRecoveryTests {
  @Test func attachingAgainDuringASlideShowsTheTree() {
    let fixture = HostFixture(RouteTree(.home))
    fixture.router.push(.page(1))
    fixture.timer.advance(by: .milliseconds(30))
    fixture.router.host.attach(fixture.host)
    fixture.settle()
    #expect(!fixture.host.isSliding)
    #expect(fixture.router.shown == fixture.router.tree)
    #expect(fixture.terminal.rows[0].hasPrefix("page(1)"))
  }

  @Test func hostAndScreensAreReleasedWithTheRouter() {
    weak var host: TerminalHost<Place>?
    weak var screen: NoteScreen?
    weak var router: Router<Place>?
    do {
      let fixture = HostFixture(RouteTree(.home))
      fixture.router.push(.page(1))
      fixture.settle()
      fixture.timer.advance(by: .seconds(10))
      (host, screen, router) = (fixture.host, fixture.top, fixture.router)
      #expect(screen != nil)
    }
    #expect(router == nil)
    #expect(host == nil)
    #expect(screen == nil)
  }

  @Test func aCoordinatorThatKnowsTheAppKeepsNothingOnceTheHostIsLetGoOf() {
    @MainActor
    final class App {
      let router = Router<Place>(
        .home, configuration: .init(log: nil, advanced: .init(timer: SteppedTimer())))
    }
    weak var gone: App?
    weak var screen: NoteScreen?
    do {
      let app = App()
      let coordinator = NoteCoordinator()
      coordinator.onScreen = { [app] _, _ in _ = app }
      let host = TerminalHost(
        router: app.router, coordinator: coordinator,
        output: VirtualTerminal(size: Size(width: 40, height: 10)),
        timer: SteppedTimer())
      // As `TerminalApplication` does, which keeps it.
      app.router.host.attach(host, isKept: false)
      app.router.push(.page(1))
      (gone, screen) = (app, host.visibleScreen as? NoteScreen)
      #expect(screen != nil)
    }
    #expect(gone == nil)
    #expect(screen == nil)
  }
}
