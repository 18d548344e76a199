import FreshRouter
import HeadlessUIKit
import Testing
import WaymarkTesting
import WaymarkTraces

import struct Waymark.RouterConfiguration

/// What holds whatever is asked for, with waiting and without, by the app, inside other verbs and by a user.
@MainActor
@Suite("Random verbs")
struct RandomTests {
  @Test(arguments: 0..<12) func everyNavigationIsCarriedOutOnceAndReportedIfItWasShown(block: Int) {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      let stage = RandomStage()
      let (scenario, _) = stage.run.playRandom(seed: seed, .fresh, turnCount: 3)
      let findings = stage.findings(scenario)
      #expect(findings.isEmpty, "seed \(seed): \(findings) in \(scenario)")
    }
  }

  /// What only adds screens leads where it leads when each comes to rest before the next.
  @Test(arguments: 0..<4) func asManyAsThereAreInOneTurnLeadWhereTheyLeadOneByOne(block: Int) {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      var choice = ScreenChoice(seed: seed, .fresh)
      let verbs = choice.adding(6, amongst: ["home", "first"])
      let start = [Verb("push", "first", isAnimated: false)]
      let atOnce = RandomStage().run
      let oneByOne = RandomStage().run
      let scenario = Scenario([start, verbs])
      #expect(
        atOnce.play(scenario).turns.last?.shown
          == oneByOne.play(Scenario([start] + verbs.map { [$0] })).turns.last?.shown,
        "seed \(seed): \(scenario)")
    }
  }
}

@MainActor
private final class RandomStage {
  let router: DefaultRouter
  let run: FreshRun

  init() {
    let clock = ManualClock()
    router = DefaultRouter(configuration: RouterConfiguration(timer: clock))
    run = FreshRun(router) { clock.advance(by: .milliseconds(16)) }
  }

  /// What does not hold after a scenario.
  func findings(_ scenario: Scenario) -> [String] {
    var findings: [String] = []
    for visit in run.visits {
      if visit.makeCount != 1 { findings.append("\(visit.verb) made \(visit.makeCount) times") }
      if visit.showCount != 1 { findings.append("\(visit.verb) carried out \(visit.showCount) times") }
      if visit.reportCount > 1 { findings.append("\(visit.verb) reported \(visit.reportCount) times") }
      // What is asked for inside may be shown instead, as a sign-in is, or take away what was shown.
      if visit.couldShow, visit.verb.inner.isEmpty, visit.wasShown != (visit.reportCount > 0) {
        findings.append("\(visit.verb) was shown: \(visit.wasShown), reported \(visit.reportCount) times")
      }
      if let outer = visit.outer, let told = run.reported.firstIndex(where: { $0 === visit }),
        let outerTold = run.reported.firstIndex(where: { $0 === outer }), told > outerTold
      {
        findings.append("\(visit.verb) reported after what it is inside")
      }
    }
    let asked = run.visits.filter { $0.isOutermost }
    let done = run.carriedOut.filter { $0.isOutermost }
    if !zip(asked, done).allSatisfy({ $0 === $1 }) { findings.append("not in the order of asking") }
    if !router.engine.isSettled { findings.append("the router is not at rest") }
    return findings + run.overlaps(in: scenario)
  }
}
