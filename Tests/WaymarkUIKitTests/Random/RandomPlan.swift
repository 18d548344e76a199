import WaymarkRandomTrees
import WaymarkTesting

/// The plan of a random run, made before it begins.
struct RandomPlan {
  /// The seed of the window that the run begins with.
  let seed: UInt64
  var acts: [Act]
  /// Whether trees have columns.
  let hasColumns: Bool
  /// Whether the host is on a stack of the app's.
  let isPushed: Bool

  init(seed: UInt64, acts: [Act], hasColumns: Bool = false, isPushed: Bool = false) {
    self.seed = seed
    self.acts = acts
    self.hasColumns = hasColumns
    self.isPushed = isPushed
  }

  /// Draws acts of some kinds, of which every run leaves out others.
  @MainActor
  init(seed: UInt64, kinds: [ActKind], hasColumns: Bool = false, isPushed: Bool = false) {
    var random = SplitMix(seed: seed ^ 0x9E37_79B9)
    let left = kinds.filter { _ in !random.chance(30) }
    let drawn = (left.isEmpty ? kinds : left).flatMap { Array(repeating: $0.name, count: $0.weight) }
    var acts: [Act] = []
    for _ in 0..<12 {
      // The check holds an act alone against the tree that it must lead to.
      let count = random.chance(30) ? 1 : Int.random(in: 2...9, using: &random)
      for _ in 0..<count {
        guard let kind = drawn.randomElement(using: &random) else { break }
        acts.append(Act(kind: kind, seed: UInt32(truncatingIfNeeded: random.next())))
      }
      acts.append(.rest)
    }
    self.init(seed: seed, acts: acts, hasColumns: hasColumns, isPushed: isPushed)
  }
}
