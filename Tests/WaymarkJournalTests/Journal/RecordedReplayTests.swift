import Foundation
import Testing
import Waymark
import WaymarkJournal
import WaymarkTesting

/// A journal that is kept: a rule of the router's that is another one now is a difference in it, as it is not in a journal that the
/// same router has just written.
///
/// `WAYMARK_RECORD=1` writes it anew, where rules or the format are meant to be others.
@MainActor @Suite("Replay of a journal that is kept")
struct RecordedReplayTests {
  private let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Recorded/rules.jsonl")

  @Test func theRulesAreThoseOfTheTimeWhenItWasRecorded() async throws {
    if ProcessInfo.processInfo.environment["WAYMARK_RECORD"] != nil {
      try await Data(record().utf8).write(to: file)
    }
    let report = try Replay<PlaceRoute>(of: Data(contentsOf: file)).run()
    #expect(report.isSame && report.stop == nil && report.navigationCount == 17, "\(report)")
  }

  private func record() async throws -> String {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let router = bench.router
    let isDetoured = Box(true)
    bench.host.makeScreen = { if $0.route == .a { $0.onLeave { _ in .allow } } }
    router.addGuard("ways") { request in
      switch request.destination.route {
      case .c(4): .redirect(to: .replaceTop(with: .b))
      case .c(5): .redirect(to: .push(.c(5)))
      case .c(6) where isDetoured.value: .detour(to: .present(.modal, as: .sheet))
      default: .allow
      }
    }
    // A screen is asked once, also where a guard redirects; and nobody is redirected for ever.
    router.push(.a)
    router.replaceTop(with: .c(4))
    router.push(.c(5))
    router.popToRoot()
    failSteps(of: bench)
    let gate = Gate<Decision<PlaceRoute>>()
    let slow = router.addGuard("slow") { (request: GuardRequest<PlaceRoute>) async -> Decision<PlaceRoute> in
      [.c(6), .c(8)].contains(request.destination.route) ? await gate.wait() : .allow
    }
    await wait(for: gate, router)
    // The place of a detour closes with what comes instead.
    router.push(.c(6))
    await until { !router.tree.modals.isEmpty }
    isDetoured.value = false
    router.finishDetour()
    await until { gate.count > 0 }
    _ = await router.push(.b).outcome
    gate.open(.allow)
    // Without the guard that is asked, its question is over.
    let last = router.push(.c(8))
    await until { gate.count > 0 }
    slow.cancel()
    _ = await last.outcome
    gate.open(.allow)
    return try bench.text()
  }

  private func failSteps(of bench: JournalBench<PlaceRoute>) {
    let (router, host) = (bench.router, bench.host)
    host.script = [.error(ReplayTestTrouble()), .error(ReplayTestTrouble())]
    router.push(.b)
    host.script = [.later]
    router.push(.a)
    bench.clock.advance(by: .seconds(5))
    host.acknowledge()
    router.push(.b)
    router.popToRoot()
  }

  private func wait(for gate: Gate<Decision<PlaceRoute>>, _ router: Router<PlaceRoute>) async {
    // A navigation that matters less waits.
    router.push(.c(8))
    let later = router.push(.b, options: NavigationOptions(priority: .background))
    await until { gate.count > 0 }
    gate.open(.allow)
    _ = await later.outcome
    // A screen that has something new to lose is asked again.
    _ = await router.push(.a).outcome
    let screen = router.visibleContext
    let leaving = router.replaceTop(with: .c(8))
    await until { gate.count > 0 }
    screen.saved["text"] = 1
    gate.open(.allow)
    _ = await leaving.outcome
    // A recheck comes back after a newer navigation.
    let decide: @MainActor (GuardRequest<PlaceRoute>) async -> Decision<PlaceRoute> = {
      $0.isRecheck ? await gate.wait() : .allow
    }
    let places = router.addGuard("places", entering: { _ in true }, decide)
    let recheck = router.recheck()
    await until { gate.count > 0 }
    _ = await router.push(.b).outcome
    for _ in 0..<200 {
      await Task.yield()
      gate.open(.allow)
    }
    _ = await recheck.outcome
    places.cancel()
  }

  private func until(_ condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { await Task.yield() }
  }
}
