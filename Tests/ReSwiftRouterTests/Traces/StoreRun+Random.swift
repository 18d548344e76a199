import WaymarkTesting
import WaymarkTraces

/// Random scenarios of a store.
extension StoreRun {
  /// Makes a random scenario.
  ///
  /// - Parameters:
  ///   - seed: What it depends on.
  ///   - turnCount: How many turns it has.
  /// - Returns: The scenario.
  static func random(seed: UInt64, turnCount: Int) -> Scenario {
    var choice = Choice(seed: seed)
    return Scenario((0..<turnCount).map { _ in choice.turn() })
  }

  /// Chooses verbs.
  struct Choice {
    private var random: SplitMix
    private let width: Int
    private var last: [String] = []

    init(seed: UInt64) {
      random = SplitMix(seed: seed)
      width = [1, 2, 4].randomElement(using: &random) ?? 1
    }

    mutating func turn() -> [Verb] {
      let count = Int.random(in: 1...width, using: &random)
      var verbs = (0..<count).map { _ in verb(depth: 0) }
      if Int.random(in: 0..<3, using: &random) == 0 {
        let answer = ["now", "later", "hold", "hold"].randomElement(using: &random) ?? "hold"
        verbs.insert(Verb("answer", answer), at: 0)
      }
      return verbs
    }

    private mutating func verb(depth: Int) -> Verb {
      if depth == 0 {
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: return Verb("turn")
        case 2: return Verb("complete")
        case 3: return Verb("data", place(), payload: "d\(Int.random(in: 1...3, using: &random))")
        case 4: return Verb("read", place())
        default: break
        }
      }
      var verb = Verb("set", place(), isAnimated: Int.random(in: 0..<4, using: &random) > 0)
      if depth < 2, Int.random(in: 0..<5, using: &random) == 0,
        let element = last.randomElement(using: &random)
      {
        let moment = ["push", "push", "pop", "change"].randomElement(using: &random) ?? "push"
        verb.inner = [.init("\(moment).\(element)", [self.verb(depth: depth + 1)])]
      }
      return verb
    }

    /// A route near the one before, as most are.
    private mutating func place() -> String? {
      let kept = last.prefix(Int.random(in: 0...last.count, using: &random))
      let new = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        ["a", "b", "c", "d"].randomElement(using: &random) ?? "a"
      }
      last = Array((kept + new).prefix(5))
      return last.isEmpty ? nil : last.joined(separator: ".")
    }
  }
}
