import Foundation
import Testing
import Waymark
import WaymarkModel
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

  @Test func faultsAreDoneAgain() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let router = bench.router
    bench.host.script = [.later, .error(ReplayTestTrouble()), .never, .now]
    router.push(.a)
    router.push(.b)
    bench.host.acknowledge()
    bench.clock.advance(by: .seconds(4))
    bench.host.script = [.twice]
    router.push(.c(1))
    bench.host.script = [.cancelled]
    router.push(.c(2))
    bench.host.script = [.dropped]
    router.push(.c(3))
    router.detach()
    router.push(.c(4))
    RecordingHost<PlaceRoute>().attach(to: router)
    let report = try report(bench)
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.stop == nil)
  }

  @Test func answersAreGivenAsTheyWere() async throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let router = bench.router
    router.addGuard("detour") {
      $0.destination.route == .a ? .detour(to: .present(.modal, as: .sheet)) : .allow
    }
    router.addGuard("slow") { (_: Proposal<PlaceRoute>) async -> Decision<PlaceRoute> in
      await Task.yield()
      return .allow
    }
    let elsewhere = Intent<PlaceRoute>.push(.c(1))
    let redirect: @MainActor (Entry<PlaceRoute>) -> Decision<PlaceRoute> = { _ in .redirect(to: elsewhere) }
    router.addGuard("places", entering: { $0 == .b }, redirect)
    bench.host.makeScreen = { [router] context in
      if context.route == .c(1) { context.onLeave { .block("no") } }
      if context.route == .modal { router.push(.home) }
    }
    _ = await router.push(.b).outcome
    _ = await router.pop().outcome
    router.push(.a)
    await router.settled()
    router.resume()
    await router.settled()
    let report = try report(bench)
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.stop == nil)
  }

  @Test func whatGoesOtherwiseIsFound() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.push(.a)
    bench.router.push(.b)
    let text = try bench.text().replacing(#""route":{"b":{}}"#, with: #""route":{"home":{}}"#)
    let report = try Replay<PlaceRoute>(of: Array(text.utf8)).run()
    #expect(report.difference?.expected?["k"]?.string == "commit")
    #expect(report.difference?.tree == "[home a]")
  }

  @Test func whatDidNotHappenIsFound() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.push(.a)
    var lines = try bench.text().split(separator: "\n")
    lines.removeAll { $0.contains(#""k":"end""#) }
    bench.router.push(.b)
    let report = try Replay<PlaceRoute>(of: Array(lines.joined(separator: "\n").utf8)).run()
    #expect(!report.isSame || report.stop != nil)
  }

  @Test func aJournalOfNamesIsRefused() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .names)
    #expect(throws: ReplayError.notInFull(mode: "names")) { try report(bench) }
  }

  @Test func aNewerJournalIsRefused() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    let text = try bench.text().replacing(#""v":1"#, with: #""v":2"#)
    #expect(throws: ReplayError.newer(version: 2)) { try Replay<PlaceRoute>(of: Array(text.utf8)) }
  }

  @Test func aJournalThatIsCutAnywhereIsReplayedAsFarAsItGoes() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.addGuard { $0.destination.route == .c(1) ? .redirect(to: .push(.b)) : .allow }
    bench.router.push(.a)
    bench.router.push(.c(1))
    bench.router.edit { $0.pop() }
    let bytes = Array(try bench.text().utf8)
    for count in 0..<bytes.count {
      guard let replay = try? Replay<PlaceRoute>(of: bytes[..<count]) else { continue }
      let report = replay.run()
      #expect(report.isSame, "cut at \(count): \(report.difference!)")
    }
  }

  @Test func aJournalIsPrintedAsATest() throws {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full)
    bench.router.addGuard("a \"##\"# guard") { _ in .allow }
    bench.router.push(.a)
    let replay = try Replay<PlaceRoute>(of: Array(try bench.text().utf8))
    let text = replay.swiftTest(named: "itJumped")
    #expect(text.contains("@MainActor\n@Test func itJumped() throws {\n"))
    #expect(text.contains("let journal = ###\"\"\"\n    {\"k\":\"open\""))
    #expect(text.contains("of: journal.utf8, window: 1).run()"))
    let named = replay.swiftTest(named: "it \"jumped\"")
    #expect(named.contains(#"@Test("it \"jumped\"") func replay() throws {"#))
  }

  @Test func randomRunsOfTheModelAreDoneAgain() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "replay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var navigationCount = 0
    var seed: UInt64 = 0
    while navigationCount < 300 {
      seed += 1
      let (run, replay) = try await ModelJournal.replaying(at: folder.appending(path: "journal").path) {
        await ModelRun.report(.init(seed: seed))
      }
      navigationCount += max(1, replay.navigationCount)
      #expect(run.isFine && replay.isSame && replay.stop == nil, "seed \(seed): \(replay)")
    }
  }
}

struct ReplayTestTrouble: Error {}
