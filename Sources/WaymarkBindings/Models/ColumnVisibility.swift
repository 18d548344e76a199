/// Which columns of a split view the system shows side by side, where there is room.
///
/// The system and the user decide it, and it is no navigation.
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
