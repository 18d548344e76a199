/// What keeps a benchmark from being measured.
public enum MeasuringError: Error, Equatable, CustomStringConvertible {
  /// The work gave another result than it must, so what was measured is not what was meant.
  case wrongResult(String, expected: Int, result: Int)
  /// The work took no time, so the compiler has found that it need not be done.
  case optimisedAway(String, nanoseconds: Double)

  /// What is wrong, with the benchmark's name.
  public var description: String {
    switch self {
    case .wrongResult(let name, let expected, let result):
      "\(name) gave \(result) where it must give \(expected): it does not do what it is meant to measure"
    case .optimisedAway(let name, let nanoseconds):
      "\(name) took \(nanoseconds) ns an operation: its work was optimised away, so let the result depend on it"
    }
  }
}
