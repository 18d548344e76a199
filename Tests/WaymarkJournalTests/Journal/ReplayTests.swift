import Foundation
import Testing
import Waymark
import WaymarkJournal
import WaymarkTesting

@MainActor @Suite("Replay")
struct ReplayTests {
  private func report(_ bench: JournalBench<PlaceRoute>) throws -> ReplayReport {
    try Replay<PlaceRoute>(of: Array(try bench.text().utf8)).run()
  }

  @Test func whatWasDoneIsDoneAgain() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.push(.a)
    bench.router.push(.c(5))
    bench.router.present(.modal)
    bench.router.edit { $0.push(.b) }
    bench.router.show(.c(6))
    bench.router.dismiss()
    bench.host.userCloses(bench.router.tree.visibleElement.id)
    let report = try report(bench)
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.stop == nil)
    #expect(report.navigationCount == 6)
  }

  @Test func roomThatIsToldWhileEffectsWaitIsToldAgain() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.onEvent { [weak router = bench.router] event in
      guard case .lifecycle(_, .covered) = event.kind, let router else { return }
      router.host.columnsThatFit += 1
    }
    bench.router.present(.modal)
    bench.router.push(.a)
    #expect(bench.router.host.columnsThatFit > 1)
    let report = try report(bench)
    #expect(report.isSame && report.stop == nil && report.navigationCount == 2, "\(report)")
  }

  @Test func whatGoesOtherwiseIsFound() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.push(.a)
    bench.router.push(.b)
    let text = try bench.text().replacing(#""route":{"b":{}}"#, with: #""route":{"home":{}}"#)
    let report = try Replay<PlaceRoute>(of: Array(text.utf8)).run()
    #expect(report.difference?.expected?.contains(#""k":"commit""#) == true)
    #expect(report.difference?.tree == "[home a]")
  }

  @Test func ofTwoWindowsEachIsReplayed() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let other = Router<PlaceRoute>(.home, configuration: .init(log: nil))
    other.record(in: bench.journal, routes: .full)
    RecordingHost<PlaceRoute>().attach(to: other)
    for number in 0..<3 {
      bench.router.push(.c(number))
      other.push(.b)
    }
    let text = try bench.text()
    for window in 1...2 {
      let report = try Replay<PlaceRoute>(of: text.utf8, window: window).run()
      #expect(report.isSame && report.stop == nil && report.navigationCount == 3, "\(report)")
    }
  }

  @Test(arguments: Runs.seeds(20))
  func randomTravelsAreDoneAgain(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let router = bench.router
    if seed % 4 > 0 { router.keepHistory(limit: 6) }
    router.addGuard("detour") {
      $0.destination.route == .c(9) ? .detour(to: .present(.modal, as: .sheet)) : .allow
    }
    for count in 0..<60 {
      if count == 20 { router.keepHistory(limit: 6) }
      switch Int.random(in: 0..<12, using: &random) {
      case 0: router.push(.c(Int.random(in: 0..<10, using: &random)))
      case 1: router.pop()
      case 2: router.present(.a)
      case 3: router.dismiss()
      case 4:
        if let shown = router.shown, shown.visibleElement.id != shown.root.root.id {
          bench.host.userCloses(shown.visibleElement.id)
        }
      case 5: bench.host.script = [.later, .now]
      case 6: bench.host.script = [.error(ReplayTestTrouble()), .now]
      case 7: bench.host.acknowledge()
      case 8: router.push(.c(9))
      case 9:
        // From inside.
        var isFirst = true
        let registration = router.onEvent { [weak router] _ in
          guard let history = router?.history, isFirst else { return }
          isFirst = false
          history.go(to: history.moments.randomElement(using: &random)?.id ?? 1)
        }
        router.push(.b)
        registration.cancel()
      default:
        guard let history = router.history else { break }
        history.go(to: history.moments.randomElement(using: &random)?.id ?? 1)
      }
    }
    let report = try report(bench)
    #expect(report.isSame, "seed \(seed): \(report.difference!)")
    #expect(report.stop == nil, "seed \(seed)")
  }
}

struct ReplayTestTrouble: Error {}
