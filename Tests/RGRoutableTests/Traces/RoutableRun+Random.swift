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
    var turns: [[Verb]] = []
    var trace = Trace([])
    for number in 0..<turnCount {
      var turn = choice.turn(amongst: screens.keys.sorted())
      if number == 0, let first = choice.stage() { turn.insert(first, at: 0) }
      turns.append(turn)
      trace.turns.append(play(turn))
    }
    return (Scenario(turns), trace)
  }

  /// Chooses verbs.
  struct Choice {
    private var random: SplitMix
    private var nameCount = 0
    /// How many verbs there are in a turn at most.
    private let width: Int
    private let hasTabs: Bool

    init(seed: UInt64) {
      random = SplitMix(seed: seed)
      width = [1, 2, 3, 5].randomElement(using: &random) ?? 1
      hasTabs = Int.random(in: 0..<4, using: &random) == 0
    }

    mutating func stage() -> Verb? {
      if hasTabs { return Verb("tabs") }
      return Int.random(in: 0..<8, using: &random) == 0 ? Verb("late") : nil
    }

    mutating func turn(amongst names: [String]) -> [Verb] {
      let count = Int.random(in: 1...width, using: &random)
      return (0..<count).map { _ in verb(amongst: names, depth: 0) }
    }

    /// Chooses verbs that only add screens.
    mutating func adding(_ count: Int, amongst names: [String]) -> [Verb] {
      (0..<count).map { number in
        let kind =
          ["push", "push", "push", "present", "stack", "full"].randomElement(using: &random) ?? "push"
        let isAnimated = Int.random(in: 0..<4, using: &random) > 0
        return Verb(kind, "t\(number)", from: names.randomElement(using: &random), isAnimated: isAnimated)
      }
    }

    private mutating func verb(amongst names: [String], depth: Int) -> Verb {
      var kinds = ["push", "push", "push", "present", "present", "stack", "full", "next"]
      kinds += ["remove", "remove", "remove", "complete", "complete", "clear"]
      if depth == 0 { kinds += ["wait", "wait", "back", "swipe", "pull", "pull", "own"] }
      if hasTabs, depth == 0 { kinds += ["tap"] }
      var verb = Verb(kinds.randomElement(using: &random) ?? "push")
      verb.isAnimated = Int.random(in: 0..<4, using: &random) > 0
      var moments: [String] = []
      switch verb.kind {
      case "wait", "back", "swipe", "pull":
        verb.isAnimated = true
        return verb
      case "tap":
        verb.name = Bool.random(using: &random) ? "other" : "home"
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
        nameCount += 1
        verb.name = "s\(nameCount)"
      } else if moments.contains("done") ? Bool.random(using: &random) : true {
        nameCount += 1
        verb.payload = "p\(nameCount)"
      }
      verb.from = names.randomElement(using: &random)
      if depth < 2, Int.random(in: 0..<(depth == 0 ? 4 : 6), using: &random) == 0,
        let moment = moments.randomElement(using: &random)
      {
        let count = Int.random(in: 1...2, using: &random)
        verb.inner = [.init(moment, (0..<count).map { _ in self.verb(amongst: names, depth: depth + 1) })]
      }
      return verb
    }
  }
}
