import FreshRouter
import HeadlessUIKit
import Testing
import WaymarkTesting
import WaymarkTraces

@MainActor
@Suite("Random verbs")
struct RandomTests {
  @Test(arguments: 0..<12) func everyNavigationIsCarriedOutAndReportedOnce(block: Int) {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      let stage = RandomStage()
      let (scenario, _) = stage.run.playRandom(seed: seed, .fresh, turnCount: 3)
      let findings = stage.findings(scenario)
      #expect(findings.isEmpty, "seed \(seed): \(findings) in \(scenario)")
    }
  }

  @Test(arguments: 0..<4) func whateverAddsAScreenDuringATransitionIsShown(block: Int) {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      var choice = ScreenChoice(seed: seed, .fresh)
      let start = [Verb("push", "first", isAnimated: false), Verb("push", "second")]
      let scenario = Scenario([start + choice.adding(6, amongst: ["home", "first", "second"])])
      let shown = FreshRun.onOurs().play(scenario).turns.last?.shown ?? ""
      #expect((0..<6).allSatisfy { shown.contains("t\($0)") }, "seed \(seed): \(scenario) shows \(shown)")
    }
  }
}

@MainActor
private final class RandomStage {
  let run = FreshRun.onOurs()

  /// The rules that do not hold after a scenario.
  func findings(_ scenario: Scenario) -> [String] {
    var findings: [String] = []
    for visit in run.visits {
      if visit.makeCount != 1 { findings.append("\(visit.verb) made \(visit.makeCount) times") }
      if visit.showCount != 1 { findings.append("\(visit.verb) carried out \(visit.showCount) times") }
      if visit.reportCount != 1 { findings.append("\(visit.verb) reported \(visit.reportCount) times") }
      if let outer = visit.outer, let told = run.reported.firstIndex(where: { $0 === visit }),
        let outerTold = run.reported.firstIndex(where: { $0 === outer }), told > outerTold
      {
        findings.append("\(visit.verb) reported after what it is inside")
      }
    }
    let asked = run.visits.filter { $0.isOutermost }
    let done = run.carriedOut.filter { $0.isOutermost }
    if !zip(asked, done).allSatisfy({ $0 === $1 }) { findings.append("not in the order of asking") }
    return findings + run.overlaps(in: scenario)
  }
}
