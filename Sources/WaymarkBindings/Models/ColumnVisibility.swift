/// Which columns of a split view the system shows beside one another, where there is room.
///
/// It is the system's and the user's, and no navigation.
package enum ColumnVisibility: Hashable, Sendable {
  /// As many as the system thinks fit.
  case automatic
  /// All of them.
  case all
  /// The last two places.
  case two
  /// The last place alone.
  case last

  /// Whether a column is known to be hidden.
  ///
  /// - Parameters:
  ///   - column: The position of the column.
  ///   - places: How many columns there can be.
  /// - Returns: Whether it is.
  func hides(_ column: Int, of places: Int) -> Bool {
    switch self {
    case .automatic, .all: false
    case .two: column < places - 2
    case .last: column < places - 1
    }
  }
}
