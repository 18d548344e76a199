import WaymarkTesting
import WaymarkTraces

/// Random scenarios, made turn by turn from what is there at rest.
extension RoutableRun {
  /// Plays a random scenario.
  ///
  /// - Parameters:
  ///   - seed: What it depends on.
  ///   - turnCount: How many turns it has.
  /// - Returns: The scenario and what happened.
  func playRandom(seed: UInt64, turnCount: Int) -> (scenario: Scenario, trace: Trace) {
    var choice = Choice(seed: seed)
    return Scenario.played(turnCount) { number in
      let turn = choice.turn(amongst: screens.keys.sorted())
      guard number == 0, let first = choice.screens.stage() else { return turn }
      return [first] + turn
    } play: {
      play($0)
    }
  }

  /// Chooses verbs.
  struct Choice {
    var screens: ScreenChoice

    init(seed: UInt64) {
      screens = ScreenChoice(seed: seed)
    }

    mutating func turn(amongst names: [String]) -> [Verb] {
      (0..<screens.length()).map { _ in verb(amongst: names, depth: 0) }
    }

    /// Chooses verbs that only add screens.
    mutating func adding(_ count: Int, amongst names: [String]) -> [Verb] {
      screens.adding(count, modal: "present", amongst: names)
    }

    private mutating func verb(amongst names: [String], depth: Int) -> Verb {
      var kinds = ["push", "push", "push", "present", "present", "stack", "full", "next"]
      kinds += ["remove", "remove", "remove", "complete", "complete", "clear"]
      if depth == 0 { kinds += ["wait", "wait", "back", "swipe", "pull", "pull", "own"] }
      if screens.hasTabs, depth == 0 { kinds += ["tap"] }
      var verb = Verb(kinds.randomElement(using: &screens.random) ?? "push")
      verb.isAnimated = screens.isAnimated()
      var moments: [String] = []
      switch verb.kind {
      case "wait", "back", "swipe", "pull":
        verb.isAnimated = true
        return verb
      case "tap":
        verb.name = Bool.random(using: &screens.random) ? "other" : "home"
        verb.isAnimated = true
        return verb
      case "next", "complete":
        verb.isAnimated = true
        moments = verb.kind == "next" ? [] : ["return"]
      case "remove", "clear": moments = ["return", "return", "done"]
      case "push": moments = ["load", "appear", "next"]
      case "own": break
      default: moments = ["load", "appear", "done", "done", "next"]
      }
      if ["push", "present", "stack", "full", "own"].contains(verb.kind) {
        verb.name = screens.newName("s")
      } else if moments.contains("done") ? Bool.random(using: &screens.random) : true {
        verb.payload = screens.newName("p")
      }
      verb.from = names.randomElement(using: &screens.random)
      if depth < 2, Int.random(in: 0..<(depth == 0 ? 4 : 6), using: &screens.random) == 0,
        let moment = moments.randomElement(using: &screens.random)
      {
        let count = Int.random(in: 1...2, using: &screens.random)
        verb.inner = [.init(moment, (0..<count).map { _ in self.verb(amongst: names, depth: depth + 1) })]
      }
      return verb
    }
  }
}
