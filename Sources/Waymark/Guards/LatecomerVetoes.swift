/// Vetoes that screens have registered when all that they had before were asked, in the order in which they are asked.
struct LatecomerVetoes {
  private struct Latecomer {
    /// The place of the screen among those that would be left.
    let place: Int
    let key: Int

    func isAfter(_ other: Latecomer) -> Bool { (place, key) > (other.place, other.key) }
  }

  /// The last one is the next to be asked.
  private var latecomers: [Latecomer] = []

  mutating func add(_ key: Int, at place: Int) {
    let new = Latecomer(place: place, key: key)
    latecomers.insert(new, at: latecomers.partitioningIndex { !$0.isAfter(new) })
  }

  /// The next one, and the place of its screen.
  mutating func next() -> (place: Int, key: Int)? { latecomers.popLast().map { ($0.place, $0.key) } }
}
