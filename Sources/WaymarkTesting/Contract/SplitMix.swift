/// A small random number generator whose numbers depend only on its seed, so that a run can be repeated.
///
/// It is SplitMix64: Guy L. Steele, Doug Lea, Christine H. Flood, "Fast splittable pseudorandom number generators",
/// 2014.
public struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator.
  ///
  /// - Parameter seed: What the numbers depend on.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next random number.
  ///
  /// - Returns: A number, every one of them equally likely.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
