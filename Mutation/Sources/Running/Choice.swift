/// Which of the mutants are tried.
enum Choice {
  /// Draws mutants spread over the files: one of each, then another of each, in an order that the seed gives.
  ///
  /// What is drawn in a file depends on that file alone, so a change of one leaves the others' as they are.
  static func draw(_ count: Int, of mutants: [Int: [Int]], names: [Int: String], seed: UInt64) -> [(
    file: Int, mutant: Int
  )] {
    let shuffled = mutants.mapValues { $0 }.map { file, all -> (UInt64, Int, [Int]) in
      var random = RandomNumbers(seed: seed ^ RandomNumbers.hash(names[file] ?? ""))
      let rank = random.next()
      return (rank, file, all.shuffled(using: &random))
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    var drawn: [(Int, Int)] = []
    var round = 0
    while drawn.count < count {
      let before = drawn.count
      for (_, file, order) in shuffled where round < order.count && drawn.count < count {
        drawn.append((file, order[round]))
      }
      if drawn.count == before { break }
      round += 1
    }
    return drawn
  }
}
