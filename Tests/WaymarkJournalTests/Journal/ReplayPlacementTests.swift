import Testing
import Waymark
import WaymarkTesting

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
    #expect(report.difference?.expected?["k"] == "edited")
    #expect(report.difference?.expected?["tree"]?["modals"] == nil)
    #expect(report.difference?.actual?["tree"]?["modals"] != nil)
    #expect(report.difference?.tree == "[home]")
    #expect(report.navigationCount == 1)
  }

  @Test func whereARedirectionLeadsIsAskedToo() async throws {
    let replay = try Replay<PlaceRoute>(of: try journal()).placing { _ in .push }
    let (report, own) = (
      replay.run(),
      await replay.run { router in
        router.addGuard("redirect") {
          $0.destination.route == .b ? .redirect(to: .show(.modal)) : .allow
        }
      }
    )
    for report in [report, own] {
      #expect(report.difference?.expected?["tree"]?["modals"] != nil)
      #expect(
        report.difference?.actual?["k"] == "edited" && report.difference?.actual?["tree"]?["modals"] == nil)
    }
  }
}
