/// Which row of a list is chosen, and which rows are in view.
package struct ListCursor: Hashable, Sendable {
  /// How many rows the list has.
  package private(set) var count = 0
  /// The chosen row, 0 also where there is none.
  package private(set) var index = 0
  private var top = 0
  private var height = 1

  /// Makes a cursor on the first row of an empty list.
  package init() {}

  /// The rows in view.
  package var visible: Range<Int> { top..<min(count, top + height) }

  /// Chooses a row, or the nearest one there is.
  package mutating func move(to row: Int) {
    index = max(0, min(row, count - 1))
    reveal()
  }

  /// Goes on or back by what is in view, less a row to hold on to.
  package mutating func page(by pages: Int) {
    let distance = pages * max(1, height - 1)
    top = max(0, min(top + distance, count - height))
    move(to: index + distance)
  }

  /// Takes over how many rows there are.
  package mutating func resize(to count: Int) {
    self.count = count
    move(to: index)
  }

  /// Takes over how many rows are in view.
  package mutating func show(height: Int) {
    self.height = max(1, height)
    reveal()
  }

  private mutating func reveal() {
    if index < top { top = index }
    if index >= top + height { top = index - height + 1 }
    top = max(0, min(top, count - height))
  }
}
