/// A cell's place: the column and the row, counted from the upper left corner.
package struct Point: Hashable, Sendable {
  /// The column, from 0.
  package let x: Int
  /// The row, from 0.
  package let y: Int
}

/// How many cells something is wide and high.
public struct Size: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Makes a size; a negative side counts as none.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  public init(width: Int, height: Int) {
    self.width = max(0, width.nearby)
    self.height = max(0, height.nearby)
  }
}

/// A rectangle of cells.
///
/// A place that lies farther away than anything is drawn moves to the farthest one that counts, so a screen may name
/// any place, such as `Int.max`.
public struct Rect: Hashable, Sendable {
  /// The leftmost column.
  public let minX: Int
  /// The uppermost row.
  public let minY: Int
  /// How many columns and rows it has.
  public let size: Size

  /// Makes a rectangle; a negative side counts as none.
  ///
  /// - Parameters:
  ///   - x: The leftmost column.
  ///   - y: The uppermost row.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  public init(x: Int, y: Int, width: Int, height: Int) {
    minX = x.nearby
    minY = y.nearby
    size = Size(width: width, height: height)
  }

  /// The columns, from the left.
  var columns: Range<Int> { minX..<(minX + size.width) }
  /// The rows, from the top.
  var rows: Range<Int> { minY..<(minY + size.height) }

  /// Whether a cell lies in it.
  func contains(x: Int, y: Int) -> Bool { columns.contains(x) && rows.contains(y) }

  /// The part that two rectangles share; empty if they share none.
  func intersection(_ other: Rect) -> Rect {
    let (columns, rows) = (columns.clamped(to: other.columns), rows.clamped(to: other.rows))
    return Rect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}

extension Int {
  /// The number, or the nearest one to it whose sums with others of its kind cannot overflow.
  var nearby: Int { Swift.max(-1 << 40, Swift.min(self, 1 << 40)) }
}
