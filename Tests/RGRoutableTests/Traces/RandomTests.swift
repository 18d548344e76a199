import HeadlessUIKit
import RGRoutable
import Testing
import WaymarkTesting
import WaymarkTraces

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

  @Test(arguments: 0..<4) func whateverAddsAScreenDuringATransitionIsShown(block: Int) {
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      var choice = ScreenChoice(seed: seed, .routable)
      let start = [Verb("push", "first", isAnimated: false), Verb("push", "second")]
      let scenario = Scenario([start + choice.adding(6, amongst: ["home", "first", "second"])])
      let shown = RoutableRun.onOurs().play(scenario).turns.last?.shown ?? ""
      #expect((0..<6).allSatisfy { shown.contains("t\($0)") }, "seed \(seed): \(scenario) shows \(shown)")
    }
  }

  /// The rules that do not hold after a scenario.
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
    return findings + run.overlaps(in: scenario)
  }
}
