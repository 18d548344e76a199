import Observation
import Testing
import Waymark

@testable import WaymarkTerminal

@MainActor @Suite struct HostFrameTests {
  @Test func oneTurnGivesAtMostOneFrame() {
    let fixture = HostFixture(RouteTree(.home))
    let before = fixture.top?.drawCount ?? 0
    for _ in 0..<10 { fixture.host.setNeedsDisplay() }
    fixture.top?.setNeedsDisplay()
    #expect(fixture.top?.drawCount == before)
    fixture.timer.turn()
    #expect(fixture.top?.drawCount == before + 1)
    fixture.timer.turn()
    #expect(fixture.top?.drawCount == before + 1)
  }

  @Test func aFrameWithoutChangesWritesNothing() {
    let fixture = HostFixture(RouteTree(.home))
    let bytes = fixture.terminal.byteCount
    fixture.host.setNeedsDisplay()
    fixture.timer.turn()
    #expect(fixture.terminal.byteCount == bytes)
  }

  @Test func aScreenAsksForAFrame() {
    let fixture = HostFixture(RouteTree(.home))
    fixture.top?.text = "changed"
    fixture.timer.turn()
    #expect(!fixture.terminal.shows("changed"))
    fixture.top?.setNeedsDisplay()
    fixture.timer.turn()
    #expect(fixture.terminal.shows("changed"))
  }

  @Observable final class Model {
    var text = "before"
  }

  final class ObservingScreen: TerminalScreen {
    let model: Model
    init(_ model: Model) { self.model = model }
    var title: String { "observing" }
    func draw(on canvas: Canvas) { canvas.write(model.text, x: 0, y: 0) }
  }

  struct ObservingCoordinator: Coordinator {
    let model: Model
    func screen(for route: Place, context: ScreenContext<Place>) -> ObservingScreen { ObservingScreen(model) }
  }

  @Test func whatIsObservedRedrawsByItself() async {
    let model = Model()
    let timer = SteppedTimer()
    let terminal = VirtualTerminal(size: Size(width: 20, height: 3))
    let router = Router<Place>(.home)
    let host = TerminalHost(
      router: router, coordinator: ObservingCoordinator(model: model), output: terminal, chrome: .none,
      timer: timer)
    router.host.attach(host)
    timer.turn()
    #expect(terminal.shows("before"))
    model.text = "after"
    while !host.needsDisplay { await Task.yield() }
    timer.turn()
    #expect(terminal.shows("after"))
  }

  @Test func theChromeShowsTitlesAndHints() {
    let fixture = HostFixture(RouteTree(.home, .page(1)), size: Size(width: 60, height: 6), chrome: .standard)
    #expect(fixture.terminal.row(0) == " Title of home › Title of page(1)")
    #expect(fixture.terminal.style(x: 59, y: 0) == .reverse)
    #expect(fixture.terminal.style(x: 18, y: 0) == .reverse.adding(.bold))
    #expect(fixture.terminal.rows[1].hasPrefix("page(1)"))
    #expect(fixture.terminal.row(5) == " Enter open page(1)  Esc back")
    var chrome = Chrome.standard
    let router = fixture.router
    chrome.header = { canvas, _ in
      canvas.write(router.tree.breadcrumb.map { "\($0)" }.joined(separator: "/"), x: 0, y: 0)
    }
    fixture.host.chrome = chrome
    fixture.timer.turn()
    #expect(fixture.terminal.row(0) == "home/page(1)")
  }

  @Test func hintOfAScreenGoesBeforeTheHostsOfTheSameKey() throws {
    let fixture = HostFixture(RouteTree(.home, .page(1)), size: Size(width: 60, height: 6), chrome: .standard)
    let screen = try #require(fixture.host.visibleScreen as? NoteScreen)
    screen.moreHints = [KeyHint("Esc", "not now")]
    fixture.host.setNeedsDisplay()
    fixture.timer.turn()
    #expect(fixture.terminal.row(5) == " Enter open page(1)  Esc not now")
  }
}
