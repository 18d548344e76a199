/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  /// The upper left cell.
  public var origin: Point
  /// How many columns and rows it has.
  public var size: Size

  /// Makes a rectangle; a negative side counts as none.
  ///
  /// - Parameters:
  ///   - x: The leftmost column.
  ///   - y: The uppermost row.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes a rectangle from its corner and its size.
  ///
  /// - Parameters:
  ///   - origin: The upper left cell.
  ///   - size: How many columns and rows it has.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The leftmost column.
  public var minX: Int { origin.x }
  /// The uppermost row.
  public var minY: Int { origin.y }
  /// The column after the rightmost one; `Int.max` where that is farther.
  public var maxX: Int { origin.x.adding(clamped: size.width) }
  /// The row below the lowest one; `Int.max` where that is farther.
  public var maxY: Int { origin.y.adding(clamped: size.height) }
  /// The number of columns.
  public var width: Int { size.width }
  /// The number of rows.
  public var height: Int { size.height }

  /// The part that two rectangles share; empty if they share none.
  ///
  /// - Parameter other: The other rectangle.
  /// - Returns: What lies in both.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX).subtracting(clamped: left),
      height: min(maxY, other.maxY).subtracting(clamped: top))
  }

  /// Whether another rectangle lies in this one.
  func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The rectangle with its sides moved inwards.
  ///
  /// - Parameters:
  ///   - horizontal: By how many columns on the left and on the right.
  ///   - vertical: By how many rows at the top and at the bottom.
  /// - Returns: The smaller rectangle, or with negative arguments the larger one.
  public func inset(horizontal: Int, vertical: Int) -> Rect {
    Rect(
      x: minX.adding(clamped: horizontal), y: minY.adding(clamped: vertical),
      width: width.subtracting(clamped: horizontal).subtracting(clamped: horizontal),
      height: height.subtracting(clamped: vertical).subtracting(clamped: vertical))
  }

  /// A rectangle of a given size in the middle of this one.
  ///
  /// - Parameter inner: The size wanted; sides longer than this rectangle's are cut to it.
  /// - Returns: The rectangle in the middle.
  public func centered(_ inner: Size) -> Rect {
    let width = min(inner.width, self.width)
    let height = min(inner.height, self.height)
    return Rect(
      x: minX.adding(clamped: (self.width - width) / 2),
      y: minY.adding(clamped: (self.height - height) / 2), width: width, height: height)
  }
}

/// A cell's place: the column and the row, counted from the upper left corner.
public struct Point: Hashable, Sendable {
  /// The column, from 0.
  public var x: Int
  /// The row, from 0.
  public var y: Int

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - x: The column, from 0.
  ///   - y: The row, from 0.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// How many cells something is wide and high.
public struct Size: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a size; a negative side counts as none.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Whether it holds no cell.
  public var isEmpty: Bool { width == 0 || height == 0 }
}
