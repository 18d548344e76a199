import WaymarkTesting

/// Chooses the verbs of random scenarios of screens.
public struct ScreenChoice {
  private let verbs: ScreenVerbs
  private var random: SplitMix
  private let hasTabs: Bool
  /// How many verbs there are in a turn at most.
  private let width: Int
  private var nameCount = 0

  /// Begins to choose.
  ///
  /// - Parameters:
  ///   - seed: What the choices depend on.
  ///   - verbs: The library's verbs.
  public init(seed: UInt64, _ verbs: ScreenVerbs) {
    self.verbs = verbs
    random = SplitMix(seed: seed)
    width = [1, 2, 3, 5].randomElement(using: &random) ?? 1
    hasTabs = Int.random(in: 0..<4, using: &random) == 0
  }

  /// Chooses what the window is like, said by a verb.
  mutating func stage() -> Verb? {
    if hasTabs { return Verb("tabs") }
    return Int.random(in: 0..<8, using: &random) == 0 ? Verb("late") : nil
  }

  /// Chooses the verbs of a turn.
  mutating func turn(amongst names: [String]) -> [Verb] {
    (0..<Int.random(in: 1...width, using: &random)).map { _ in verb(amongst: names, depth: 0) }
  }

  /// Chooses verbs that only add screens.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - names: The screens that they may be asked for from.
  /// - Returns: The verbs, in order.
  public mutating func adding(_ count: Int, amongst names: [String]) -> [Verb] {
    (0..<count).map { number in
      let kinds = ["push", "push", "push", verbs.modal, "stack", "full"]
      let kind = kinds.randomElement(using: &random) ?? "push"
      let isAnimated = isAnimated()
      return Verb(kind, "t\(number)", from: names.randomElement(using: &random), isAnimated: isAnimated)
    }
  }

  private mutating func verb(amongst names: [String], depth: Int) -> Verb {
    var kinds = verbs.kinds
    if depth == 0 { kinds += ["wait", "wait", "back", "swipe", "pull", "pull", "own"] }
    if hasTabs { kinds += verbs.tabKinds + (depth == 0 ? ["tap"] : []) }
    var verb = Verb(kinds.randomElement(using: &random) ?? "push")
    switch verb.kind {
    case "wait", "back", "swipe", "pull": return verb
    case "tap":
      verb.name = Bool.random(using: &random) ? "other" : "home"
      return verb
    default: verb.isAnimated = isAnimated()
    }
    if verbs.named.contains(verb.kind) || verb.kind == "own" { verb.name = newName("s") }
    if verbs.carrying.contains(verb.kind), Bool.random(using: &random) { verb.payload = newName("p") }
    verb.from = names.randomElement(using: &random)
    if depth < 2, verb.kind != "own", Int.random(in: 0..<(depth == 0 ? 4 : 6), using: &random) == 0,
      let moment = verbs.moments(verb.kind).randomElement(using: &random)
    {
      let count = Int.random(in: 1...2, using: &random)
      verb.inner = [.init(moment, (0..<count).map { _ in self.verb(amongst: names, depth: depth + 1) })]
    }
    return verb
  }

  /// Chooses whether a verb is animated, as most are.
  private mutating func isAnimated() -> Bool { Int.random(in: 0..<4, using: &random) > 0 }

  private mutating func newName(_ prefix: String) -> String {
    nameCount += 1
    return "\(prefix)\(nameCount)"
  }
}
