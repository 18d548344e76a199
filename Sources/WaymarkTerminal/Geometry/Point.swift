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
