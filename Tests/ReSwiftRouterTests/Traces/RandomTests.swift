import Testing
import WaymarkTesting
import WaymarkTraces

@MainActor
@Suite("Random routes")
struct RandomTests {
  @Test(arguments: 0..<6) func whatIsShownIsTheRouteAndNothingOverlaps(block: Int) async {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      let run = StoreRun.onOurs()
      let scenario = StoreRun.random(seed: seed)
      for turn in scenario.turns {
        _ = await run.play(turn)
        #expect(run.shown == run.route, "seed \(seed): \(scenario)")
      }
      #expect(!run.hasOverlapped, "seed \(seed): \(scenario)")
      #expect(run.openCount == 0, "seed \(seed): \(scenario)")
    }
  }
}
