/// Which rows of a list are in view.
struct ListWindow: Sendable {
  /// The first row in view.
  private var top = 0
  /// How many rows there is room for; 0 until the list is drawn.
  private(set) var height = 0

  func visible(of count: Int) -> Range<Int> {
    let end = count - top > height ? top + height : count
    return min(top, end)..<end
  }

  mutating func scroll(by rows: Int, of count: Int) { top = max(0, min(top + rows, count - 1)) }

  /// Sets how many rows there is room for, with a row in view.
  mutating func show(height newHeight: Int, _ row: Int, of count: Int) {
    // If nothing was in view, nothing has to stay where it is.
    let isFirst = height == 0
    height = max(0, newHeight)
    if isFirst { center(row, of: count) } else { reveal(row, of: count) }
  }

  /// Brings a row to the middle if it is out of view.
  mutating func center(_ row: Int, of count: Int) {
    if height > 0, !visible(of: count).contains(row) { top = row - height / 2 }
    reveal(row, of: count)
  }

  /// Scrolls as little as possible to bring a row into view, and leaves no room empty that rows could fill.
  mutating func reveal(_ row: Int, of count: Int) {
    guard height > 0 else { return }
    if row < top { top = row }
    if row - top >= height { top = row - height + 1 }
    top = max(0, min(top, count - height))
  }
}
