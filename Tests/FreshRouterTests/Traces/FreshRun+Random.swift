import WaymarkTesting
import WaymarkTraces

/// Random scenarios, made turn by turn from what is there at rest.
extension FreshRun {
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
      screens.adding(count, modal: "sheet", amongst: names)
    }

    private mutating func verb(amongst names: [String], depth: Int) -> Verb {
      var kinds = ["push", "push", "push", "push", "sheet", "sheet", "stack", "full", "replace", "none"]
      kinds += ["pop", "pop", "root", "dismiss", "dismiss"]
      if depth == 0 { kinds += ["wait", "wait", "back", "swipe", "pull", "pull", "own"] }
      if screens.hasTabs { kinds += depth == 0 ? ["first", "second", "tap"] : ["first", "second"] }
      var verb = Verb(kinds.randomElement(using: &screens.random) ?? "push")
      verb.isAnimated = screens.isAnimated()
      switch verb.kind {
      case "wait", "back", "swipe", "pull":
        verb.isAnimated = true
        return verb
      case "tap":
        verb.name = Bool.random(using: &screens.random) ? "other" : "home"
        verb.isAnimated = true
        return verb
      case "pop", "root", "dismiss", "none", "first", "second": break
      default:
        verb.name = screens.newName("s")
      }
      verb.from = names.randomElement(using: &screens.random)
      if depth < 2, verb.kind != "own", Int.random(in: 0..<(depth == 0 ? 4 : 6), using: &screens.random) == 0
      {
        let moments = ["before", "after", "after", "did", "did", "make", "appear", "load"]
        let moment = moments.randomElement(using: &screens.random) ?? "after"
        let count = Int.random(in: 1...2, using: &screens.random)
        verb.inner = [.init(moment, (0..<count).map { _ in self.verb(amongst: names, depth: depth + 1) })]
      }
      return verb
    }
  }
}
