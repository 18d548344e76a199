import Testing
import Waymark
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
    #expect(stricter.difference?.expected?["d"]?.string == "block")
    #expect(stricter.difference?.actual?["d"]?.string == "allow")
    #expect(stricter.difference?.tree == "[home]")
    #expect(stricter.navigationCount == 1)
  }

  @Test func aGuardOfOtherPlacesIsADifference() async throws {
    let bench = try bench()
    let block: @MainActor (GuardRequest<PlaceRoute>) -> Decision<PlaceRoute> = { _ in .block("closed") }
    bench.router.addGuard("places", entering: { $0 == .a }, block)
    bench.router.push(.a)
    bench.router.push(.b)
    for (guarded, isSame) in [(PlaceRoute.a, true), (.b, false), (.modal, false)] {
      let report = try await report(bench) { $0.addGuard("places", entering: { $0 == guarded }, block) }
      #expect(report.isSame == isSame, "\(guarded)")
    }
    let whole = try await report(bench) { $0.addGuard("places") { _ in .allow } }
    #expect(whole.difference?.expected?["k"] == "guard")
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
    #expect(report.difference?.actual?["name"]?.string == "beta")
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

  @Test func guardsComeAndGoAsTheyDid() async throws {
    let bench = try bench()
    let first = bench.router.addGuard("auth") { _ in .block("first") }
    bench.router.addGuard("auth") { $0.destination.route == .a ? .redirect(to: .push(.b)) : .allow }
    bench.router.push(.a)
    first.cancel()
    bench.router.push(.a)
    let report = try await report(bench) {
      $0.addGuard("auth") { _ in .block("first") }
      $0.addGuard("auth") { $0.destination.route == .a ? .redirect(to: .push(.b)) : .allow }
    }
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.stop == nil && report.navigationCount == 2)
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
    #expect(other.difference?.expected?["d"]?.string == "block")
    #expect(other.difference?.actual?["d"]?.string == "allow")
  }

  @Test(arguments: [true, false])
  func whatAGuardAsksForIsInTheJournal(takesItsTime: Bool) async throws {
    let bench = try bench()
    @MainActor func add(to router: Router<PlaceRoute>, _ next: PlaceRoute) {
      if takesItsTime {
        router.addGuard("pushes") {
          [weak router] (proposal: GuardRequest<PlaceRoute>) async -> Decision<PlaceRoute> in
          await Task.yield()
          if proposal.destination.route == .a { router?.push(next) }
          await Task.yield()
          return .allow
        }
      } else {
        router.addGuard("pushes") { [weak router] proposal in
          if proposal.destination.route == .a { router?.push(next) }
          return .allow
        }
      }
    }
    add(to: bench.router, .b)
    _ = await bench.router.push(.a).outcome
    await bench.router.settled()
    let same = try await report(bench) { add(to: $0, .b) }
    #expect(same.isSame, "\(same.difference!)")
    #expect(same.stop == nil && same.navigationCount == 2)
    // The journal has it as everybody's, so that what the guard asks for now makes no difference.
    let other = try await report(bench) { add(to: $0, .c(7)) }
    #expect(other.isSame && other.navigationCount == 2, "\(other)")
  }
}
