/// How columns share the width of a terminal.
struct ColumnLayout {
  /// The least number of cells of a window for each column.
  static let leastWidth = 45
  static let mostColumns = 3

  /// How many columns fit side by side in a window.
  static func columnsThatFit(in width: Int) -> Int {
    min(mostColumns, max(1, width / leastWidth))
  }

  /// The width of the canvas that they share.
  var width: Int
  /// How many columns are side by side.
  var count: Int

  /// The cells of each column; one more cell between two of them is for the line.
  ///
  /// The last column, in which the user reads or works, has more room than those in which the user chooses.
  var columns: [Range<Int>] {
    let free = max(0, width - (count - 1))
    let narrow = count == 2 ? free / 3 : free / 4
    return (0..<count).map { index in
      let start = index * (narrow + 1)
      return start..<(index == count - 1 ? max(start, width) : start + narrow)
    }
  }
}
