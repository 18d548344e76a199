/// Trees at earlier rows that were computed already, from which the trees at later rows can be computed.
final class KnownTrees {
  private struct Place {
    let window: Int
    let row: Int
    let trees: TreePair
    let placeCount: Int
  }

  /// How many are kept.
  private static let limit = 32

  /// How many places they may have together.
  private static let maximumPlaces = 1 << 18

  /// The trees that were last asked for, the newest last.
  private var places: [Place] = []
  private var placeCount = 0

  /// The trees of a window after the last row in a range for which they are known.
  func last(of window: Int, in rows: Range<Int>) -> (row: Int, trees: TreePair)? {
    var found: Place?
    for place in places where place.window == window && rows.contains(place.row) {
      if found.map({ $0.row < place.row }) ?? true { found = place }
    }
    return found.map { ($0.row, $0.trees) }
  }

  /// Remembers the trees of a window after a row.
  func keep(_ trees: TreePair, of window: Int, after row: Int) {
    if let index = places.firstIndex(where: { $0.window == window && $0.row == row }) {
      placeCount -= places.remove(at: index).placeCount
    }
    let place = Place(window: window, row: row, trees: trees, placeCount: trees.placeCount)
    placeCount += place.placeCount
    places.append(place)
    while places.count > Self.limit || placeCount > Self.maximumPlaces {
      placeCount -= places.removeFirst().placeCount
    }
  }
}
