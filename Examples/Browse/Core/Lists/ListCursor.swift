/// Which row of a list is chosen, and which rows are in view.
public struct ListCursor: Hashable, Sendable {
  /// How many rows the list has.
  public private(set) var count: Int
  /// The chosen row, 0 also where there is none.
  public private(set) var index = 0
  /// The first row in view.
  public private(set) var top = 0
  /// How many rows were in view when it was last drawn.
  public private(set) var height = 1

  /// Makes a cursor on the first row.
  ///
  /// - Parameter count: How many rows the list has.
  public init(count: Int = 0) {
    self.count = count
  }

  /// The rows in view.
  public var visible: Range<Int> { top..<min(count, top + height) }

  /// Chooses a row.
  ///
  /// - Parameter row: The row; the nearest one there is.
  public mutating func move(to row: Int) {
    index = max(0, min(row, count - 1))
    reveal()
  }

  /// Chooses a row further down or up.
  ///
  /// - Parameter distance: How many rows, below zero to go up.
  public mutating func move(by distance: Int) {
    move(to: index + distance)
  }

  /// Goes on or back by what is in view, less a row to hold on to.
  ///
  /// - Parameter pages: How many times, below zero to go up.
  public mutating func page(by pages: Int) {
    let distance = pages * max(1, height - 1)
    top = max(0, min(top + distance, count - height))
    move(by: distance)
  }

  /// Takes over how many rows there are.
  ///
  /// - Parameter count: How many rows the list has now.
  public mutating func resize(to count: Int) {
    self.count = count
    move(to: index)
  }

  /// Takes over how many rows are in view.
  ///
  /// - Parameter height: How many.
  public mutating func show(height: Int) {
    self.height = max(1, height)
    reveal()
  }

  /// Brings the chosen row to the middle where it is out of view.
  public mutating func center() {
    guard !visible.contains(index) else { return }
    top = index - height / 2
    reveal()
  }

  private mutating func reveal() {
    if index < top { top = index }
    if index >= top + height { top = index - height + 1 }
    top = max(0, min(top, count - height))
  }
}
