/// Which rows of a list are in view.
///
/// It is an object because that is for drawing to say, which is no change of the list: a list that is observed, or kept
/// whenever it changes, is not when it is only drawn.
final class ListWindow {
  /// The first row in view.
  private var top = 0
  /// How many rows there is room for; 0 until the list is drawn.
  var height = 0

  init() {}

  init(_ other: ListWindow) {
    top = other.top
    height = other.height
  }

  func visible(of count: Int) -> Range<Int> {
    let end = count - top > height ? top + height : count
    return min(top, end)..<end
  }

  func scroll(by rows: Int, of count: Int) { top = max(0, min(top + rows, count - 1)) }

  /// Brings a row to the middle where it is out of view.
  func center(_ row: Int, of count: Int) {
    if height > 0, !visible(of: count).contains(row) { top = row - height / 2 }
    reveal(row, of: count)
  }

  /// Brings a row into view by as little as will do, with no room left for rows that there are.
  func reveal(_ row: Int, of count: Int) {
    guard height > 0 else { return }
    if row < top { top = row }
    if row - top >= height { top = row - height + 1 }
    top = max(0, min(top, count - height))
  }
}
