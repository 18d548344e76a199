import WaymarkTesting

/// Chooses the verbs of random scenarios of a store whose state names a place, a list of letters.
public struct PlaceChoice {
  /// Where chance comes from.
  public var random: SplitMix

  private let letters: [Character]
  private let answers: [String]
  private let moments: [String]
  private let width: Int
  private var last: [Character] = []

  /// Makes a random scenario.
  ///
  /// - Parameters:
  ///   - seed: What it depends on.
  ///   - turnCount: How many turns it has.
  ///   - letters: The letters of a place; behind `x` nothing comes.
  ///   - answers: How completions may be called; the more often one is listed, the more often it comes.
  ///   - moments: The moves inside which something may be asked for, likewise.
  ///   - verb: Chooses a verb that leads to a place, or another of the library's where it is asked for by nothing else.
  /// - Returns: The scenario.
  public static func scenario(
    seed: UInt64, turnCount: Int, letters: String, answers: [String], moments: [String],
    verb: (inout PlaceChoice, _ isOutermost: Bool) -> Verb
  ) -> Scenario {
    var choice = PlaceChoice(seed: seed, letters: letters, answers: answers, moments: moments)
    return Scenario((0..<turnCount).map { _ in choice.turn(verb) })
  }

  private init(seed: UInt64, letters: String, answers: [String], moments: [String]) {
    self.letters = Array(letters)
    self.answers = answers
    self.moments = moments
    random = SplitMix(seed: seed)
    width = [1, 2, 4].randomElement(using: &random) ?? 1
  }

  private mutating func turn(_ choose: (inout PlaceChoice, Bool) -> Verb) -> [Verb] {
    let count = Int.random(in: 1...width, using: &random)
    var verbs = (0..<count).map { _ in verb(depth: 0, choose) }
    if Int.random(in: 0..<3, using: &random) == 0 {
      verbs.insert(Verb("answer", answers.randomElement(using: &random)), at: 0)
    }
    return verbs
  }

  private mutating func verb(depth: Int, _ choose: (inout PlaceChoice, Bool) -> Verb) -> Verb {
    if depth == 0 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: return Verb("turn")
      case 2: return Verb("complete")
      default: break
      }
    }
    var verb = choose(&self, depth == 0)
    if depth < 2, Int.random(in: 0..<5, using: &random) == 0,
      let letter = last.randomElement(using: &random), let moment = moments.randomElement(using: &random)
    {
      verb.inner = [.init("\(moment).\(letter)", [self.verb(depth: depth + 1, choose)])]
    }
    return verb
  }

  /// Chooses a place near the one before, as most are.
  public mutating func place() -> String? {
    last = Array(last.prefix(Int.random(in: 0...last.count, using: &random)))
    for _ in 0..<Int.random(in: 0...2, using: &random) where last.last != "x" && last.count < 5 {
      last.append(letters.randomElement(using: &random) ?? "a")
    }
    return last.isEmpty ? nil : last.map { String($0) }.joined(separator: ".")
  }
}
