/// How columns share the width of a terminal.
struct ColumnLayout {
  /// How many cells of a window there are for each column at least.
  static let leastWidth = 45
  static let mostColumns = 3

  /// How many columns fit beside one another in a window.
  static func columnsThatFit(in width: Int) -> Int {
    min(mostColumns, max(1, width / leastWidth))
  }

  /// How wide the canvas is that they share.
  var width: Int
  /// How many columns are beside one another.
  var count: Int

  /// The cells of each column; between two of them is one for the line.
  ///
  /// The last one, in which something is read or done, has more room than those in which it is chosen.
  var columns: [Range<Int>] {
    let free = max(0, width - (count - 1))
    let narrow = count == 2 ? free / 3 : free / 4
    return (0..<count).map { index in
      let start = index * (narrow + 1)
      return start..<(index == count - 1 ? max(start, width) : start + narrow)
    }
  }
}
