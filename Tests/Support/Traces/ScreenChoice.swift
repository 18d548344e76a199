import WaymarkTesting

/// What random scenarios of screens have in common, whatever verbs a library has.
public struct ScreenChoice {
  /// Where chance comes from.
  public var random: SplitMix

  /// Whether the window has tabs.
  public let hasTabs: Bool

  /// How many verbs there are in a turn at most.
  private let width: Int
  private var nameCount = 0

  /// Begins to choose.
  ///
  /// - Parameter seed: What the choices depend on.
  public init(seed: UInt64) {
    random = SplitMix(seed: seed)
    width = [1, 2, 3, 5].randomElement(using: &random) ?? 1
    hasTabs = Int.random(in: 0..<4, using: &random) == 0
  }

  /// Chooses what the window is like, said by a verb.
  public mutating func stage() -> Verb? {
    if hasTabs { return Verb("tabs") }
    return Int.random(in: 0..<8, using: &random) == 0 ? Verb("late") : nil
  }

  /// Chooses how many verbs a turn has.
  public mutating func length() -> Int { Int.random(in: 1...width, using: &random) }

  /// Chooses whether a verb is animated, as most are.
  public mutating func isAnimated() -> Bool { Int.random(in: 0..<4, using: &random) > 0 }

  /// Chooses verbs that only add screens.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - modal: The kind of verb that presents a sheet.
  ///   - names: The screens that they may be asked for from.
  /// - Returns: The verbs, in order.
  public mutating func adding(_ count: Int, modal: String, amongst names: [String]) -> [Verb] {
    (0..<count).map { number in
      let kind = ["push", "push", "push", modal, "stack", "full"].randomElement(using: &random) ?? "push"
      let isAnimated = isAnimated()
      return Verb(kind, "t\(number)", from: names.randomElement(using: &random), isAnimated: isAnimated)
    }
  }

  /// A name that nothing has yet.
  ///
  /// - Parameter prefix: What it begins with.
  /// - Returns: The name.
  public mutating func newName(_ prefix: String) -> String {
    nameCount += 1
    return "\(prefix)\(nameCount)"
  }
}

extension Scenario {
  /// Plays a scenario that is made turn by turn from what is there at rest.
  ///
  /// - Parameters:
  ///   - turnCount: How many turns it has.
  ///   - choose: Chooses the verbs of a turn, by its number.
  ///   - play: Plays them.
  /// - Returns: The scenario and what happened.
  @MainActor
  public static func played(
    _ turnCount: Int, choose: (Int) -> [Verb], play: ([Verb]) -> Trace.Turn
  ) -> (scenario: Scenario, trace: Trace) {
    var turns: [[Verb]] = []
    var trace = Trace([])
    for number in 0..<turnCount {
      let turn = choose(number)
      turns.append(turn)
      trace.turns.append(play(turn))
    }
    return (Scenario(turns), trace)
  }
}
