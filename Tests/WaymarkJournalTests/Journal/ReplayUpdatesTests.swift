import Testing
import Waymark
import WaymarkTesting

/// What screens ask for that hear of another route is asked for again where a journal is replayed.
@MainActor @Suite("Replay of screens whose route is another one")
struct ReplayUpdatesTests {
  private func bench() throws -> JournalBench<Chapter> {
    let bench = try JournalBench<Chapter>(RouteTree(.stack([.home, .page(1)])), .full)
    bench.router.visibleContext.onUpdate { [router = bench.router] route in
      if route == .page(1) { router.push(.home) }
    }
    return bench
  }

  private func check(_ bench: JournalBench<Chapter>, _ shown: String) throws {
    #expect(bench.router.shown?.notation == shown)
    let text = try bench.text()
    let report = try Replay<Chapter>(of: Array(text.utf8)).run()
    #expect(report.isSame && report.stop == nil, "\(report)")
  }

  @Test func whereTheRouteIsShown() throws {
    let bench = try bench()
    bench.router.show(.page(5))
    bench.router.show(.page(1))
    try check(bench, "[home page(1) home]")
  }
}

/// Places of which one is shown in several ways.
private enum Chapter: Route, Codable {
  case home
  case page(Int)
  case end

  var identity: Chapter { if case .page = self { .page(0) } else { self } }
}
