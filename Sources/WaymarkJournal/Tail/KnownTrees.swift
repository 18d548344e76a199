/// Trees of the past that have been worked out, so that those after them are worked out from there.
final class KnownTrees {
  private struct Place {
    let window: Int
    let row: Int
    let trees: TreePair
    let placeCount: Int
  }

  /// How many are kept.
  private static let limit = 32

  /// How many places they have together.
  private static let maximumPlaces = 1 << 18

  /// Those that were asked for last, the newest at the end.
  private var places: [Place] = []
  private var placeCount = 0

  /// The trees of a window after the last row of some rows that is known.
  func last(of window: Int, in rows: Range<Int>) -> (row: Int, trees: TreePair)? {
    var found: Place?
    for place in places where place.window == window && rows.contains(place.row) {
      if found.map({ $0.row < place.row }) ?? true { found = place }
    }
    return found.map { ($0.row, $0.trees) }
  }

  /// Keeps the trees of a window after a row.
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
