/// What became of a mutant.
enum Fate: Sendable {
  case killed(by: String, seconds: Double)
  case lived
  /// No test comes to it.
  case unreached

  var isKilled: Bool { if case .killed = self { true } else { false } }
}
