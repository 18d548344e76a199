import HeadlessUIKit
import RGRoutable
import Testing
import WaymarkTesting
import WaymarkTraces

/// What holds whatever is asked for, with waiting and without, by the app, inside other verbs and by a user.
@MainActor
@Suite("Random verbs")
struct RandomTests {
  @Test(arguments: 0..<12) func everyCompletionIsCalledOnceAndInOrder(block: Int) {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      let run = RoutableRun.onOurs()
      let (scenario, _) = run.playRandom(seed: seed, .routable, turnCount: 3)
      let findings = findings(run, scenario)
      #expect(findings.isEmpty, "seed \(seed): \(findings) in \(scenario)")
    }
  }

  /// What only adds screens leads where it leads when each comes to rest before the next.
  @Test(arguments: 0..<4) func asManyAsThereAreInOneTurnLeadWhereTheyLeadOneByOne(block: Int) {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      var choice = ScreenChoice(seed: seed, .routable)
      let verbs = choice.adding(6, amongst: ["home", "first"])
      let start = [Verb("push", "first", isAnimated: false)]
      let scenario = Scenario([start, verbs])
      let atOnce = RoutableRun.onOurs().play(scenario).turns.last?.shown
      let oneByOne = RoutableRun.onOurs().play(Scenario([start] + verbs.map { [$0] })).turns.last?.shown
      #expect(atOnce == oneByOne, "seed \(seed): \(scenario)")
    }
  }

  /// What does not hold after a scenario.
  private func findings(_ run: RoutableRun, _ scenario: Scenario) -> [String] {
    var findings: [String] = []
    let presenting = ["present", "full", "stack"]
    for request in run.requests {
      if request.doneCount > 1 { findings.append("\(request.verb) completed \(request.doneCount) times") }
      if request.returnCount > 1 { findings.append("\(request.verb) returned \(request.returnCount) times") }
      guard presenting.contains(request.verb.kind), let screen = request.screen else { continue }
      if request.doneCount != (screen.hasAppeared ? 1 : 0) {
        findings.append(
          "\(request.verb) completed \(request.doneCount) times, and appeared: \(screen.hasAppeared)")
      }
    }
    let done = run.completed.filter { $0.isOutermost }.map { $0.number }
    if done != done.sorted() { findings.append("completions not in the order of asking: \(done)") }
    if !RoutableTransitions.shared.engine.isSettled { findings.append("the transitions are not at rest") }
    return findings + run.overlaps(in: scenario)
  }
}
