import Testing
import WaymarkTesting
import WaymarkTraces

@MainActor
@Suite("Random paths")
struct RandomTests {
  @Test(arguments: 0..<6) func itemsAreUsedOneAtATimeAndThoseOfThePathStay(block: Int) async {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      let run = PathRun.onOurs()
      let scenario = PathRun.random(seed: seed)
      var isLoud = true
      for turn in scenario.turns {
        _ = await run.play(turn)
        isLoud = isLoud && !Scenario([turn]).allVerbs.contains { $0.kind == "silent" }
        // A silent change is shown by whoever made it, and no item is asked.
        if isLoud { #expect(run.shown.map { String($0.prefix(1)) } == run.path, "seed \(seed): \(scenario)") }
      }
      #expect(!run.hasOverlapped, "seed \(seed): \(scenario)")
      #expect(run.openCount == 0, "seed \(seed): \(scenario)")
    }
  }
}
