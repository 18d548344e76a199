/// One thing that happens in a random run, by the name of its kind and by what its choices depend on.
///
/// Other acts can be left out without changing what it does more than they must.
struct Act: Hashable, CustomStringConvertible {
  /// The clock runs out, and everything is looked at.
  static let rest = Act(kind: "rest", seed: 0)

  let kind: String
  let seed: UInt32

  var description: String { "\(kind).\(String(seed, radix: 16))" }

  init(kind: String, seed: UInt32) {
    self.kind = kind
    self.seed = seed
  }

  /// Reads what `description` says.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".")
    guard parts.count == 2, let seed = UInt32(parts[1], radix: 16) else { return nil }
    self.init(kind: String(parts[0]), seed: seed)
  }
}
