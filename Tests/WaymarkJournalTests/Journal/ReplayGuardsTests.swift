import Testing
import Waymark
import WaymarkJournal
import WaymarkTesting

@MainActor @Suite("Replay with the app's own guards")
struct ReplayGuardsTests {
  private typealias Bench = JournalBench<PlaceRoute>

  private func bench() throws -> Bench { try JournalBench(RouteTree(PlaceRoute.home), .full) }

  private func report(
    _ bench: Bench, _ addGuards: @MainActor (Router<PlaceRoute>) -> Void
  ) async throws -> ReplayReport {
    try await Replay<PlaceRoute>(of: Array(try bench.text().utf8)).run(asking: addGuards)
  }

  /// A guard that lets nobody to a place.
  private func addAuth(to router: Router<PlaceRoute>, closing closed: PlaceRoute = .a) {
    router.addGuard("auth") { $0.destination.route == closed ? .block("closed") : .allow }
  }

  @Test func guardsThatDecideAsTheyDidAreNoDifference() async throws {
    let bench = try bench()
    let addGuards = { @MainActor (router: Router<PlaceRoute>) in
      addAuth(to: router)
      router.addGuard("detour") {
        $0.destination.route == .c(1) ? .detour(to: .edit { $0.present(.modal, as: .sheet) }) : .allow
      }
      let elsewhere: @MainActor (GuardRequest<PlaceRoute>) -> Decision<PlaceRoute> = { _ in
        .redirect(to: .push(.c(2)))
      }
      router.addGuard("places", entering: { $0 == .b }, elsewhere)
      router.addGuard { [weak router] _ in
        (router?.tree.root.root.route == .home) ? .allow : .block("no home")
      }
    }
    addGuards(bench.router)
    bench.router.push(.a)
    bench.router.push(.b)
    bench.router.push(.c(1))
    bench.router.finishDetour()
    bench.router.pop()
    bench.router.recheck()
    let report = try await report(bench, addGuards)
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.stop == nil && report.navigationCount > 4)
    #expect(report.recordedGuards.isEmpty)
  }

  @Test func aGuardThatDecidesOtherwiseIsADifference() async throws {
    let bench = try bench()
    addAuth(to: bench.router)
    bench.router.push(.a)
    bench.router.push(.b)
    let same = try await report(bench) { addAuth(to: $0) }
    #expect(same.isSame && same.stop == nil)
    let stricter = try await report(bench) { addAuth(to: $0, closing: .b) }
    #expect(stricter.difference?.expected?.contains(#""d":"block""#) == true)
    #expect(stricter.difference?.actual?.contains(#""d":"allow""#) == true)
    #expect(stricter.difference?.tree == "[home]")
    #expect(stricter.navigationCount == 1)
  }

  @Test func aGuardThatThereWasNotIsADifferenceAtOnce() async throws {
    let bench = try bench()
    addAuth(to: bench.router)
    bench.router.push(.b)
    let report = try await report(bench) {
      addAuth(to: $0)
      $0.addGuard("beta") { _ in .allow }
    }
    #expect(report.difference?.record == 2 && report.difference?.expected == nil)
    #expect(report.difference?.actual == "a guard named beta")
    #expect(report.navigationCount == 0)
  }

  @Test func guardsThatTheAppDoesNotHaveAnswerAsTheyDid() async throws {
    let bench = try bench()
    addAuth(to: bench.router)
    bench.router.addGuard("other") { $0.destination.route == .b ? .redirect(to: .push(.c(1))) : .allow }
    bench.host.makeScreen = { context in
      if context.route == .c(1) { context.onLeave { _ in .stay("unsaved") } }
    }
    bench.router.push(.a)
    bench.router.push(.b)
    bench.router.pop()
    let report = try await report(bench) { addAuth(to: $0) }
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.recordedGuards == ["other"])
  }

  @Test func guardsThatTakeTheirTimeAreWaitedFor() async throws {
    let bench = try bench()
    func add(to router: Router<PlaceRoute>, _ closed: PlaceRoute) {
      router.addGuard("slow") { (proposal: GuardRequest<PlaceRoute>) async -> Decision<PlaceRoute> in
        await Task.yield()
        await Task.yield()
        return proposal.destination.route == closed ? .block("closed") : .allow
      }
    }
    add(to: bench.router, .a)
    _ = await bench.router.push(.a).outcome
    // One is superseded while it is asked about.
    let superseded = bench.router.push(.b)
    _ = await bench.router.push(.c(1)).outcome
    _ = await superseded.outcome
    bench.router.recheck()
    await bench.router.settled()
    let same = try await report(bench) { add(to: $0, .a) }
    #expect(same.isSame, "\(same.difference!)")
    #expect(same.stop == nil && same.navigationCount == 4)
    let other = try await report(bench) { add(to: $0, .c(1)) }
    #expect(other.difference?.expected?.contains(#""d":"block""#) == true)
    #expect(other.difference?.actual?.contains(#""d":"allow""#) == true)
  }
}

@MainActor @Suite("Replay with the app's own placements")
struct ReplayPlacementTests {
  private func placement(_ modal: PlaceRoute) -> @MainActor (PlaceRoute) -> Placement<PlaceRoute> {
    { $0 == modal ? .sheet : .push }
  }

  /// The journal of a router that places a modal.
  private func journal() throws -> [UInt8] {
    let bench = try JournalBench(RouteTree(PlaceRoute.home), .full, placement: placement(.modal))
    bench.router.addGuard("redirect") {
      $0.destination.route == .b ? .redirect(to: .show(.modal)) : .allow
    }
    bench.router.show(.a)
    bench.router.push(.b)
    return Array(try bench.text().utf8)
  }

  @Test func placesThatAreAsTheyWereAreNoDifference() throws {
    let replay = try Replay<PlaceRoute>(of: try journal())
    for report in [replay.run(), replay.placing(placement(.modal)).run()] {
      #expect(report.isSame, "\(report.difference!)")
      #expect(report.stop == nil && report.navigationCount == 2)
    }
  }

  @Test func aRouteThatIsPlacedElsewhereIsADifference() throws {
    let report = try Replay<PlaceRoute>(of: try journal()).placing(placement(.a)).run()
    #expect(report.difference?.expected?.contains(#""k":"edited""#) == true)
    #expect(report.difference?.expected?.contains("modals") == false)
    #expect(report.difference?.actual?.contains("modals") == true)
    #expect(report.difference?.tree == "[home]")
    #expect(report.navigationCount == 1)
  }
}
