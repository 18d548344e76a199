import Waymark

/// A route of the model: one of a few places, in one of two ways, so that equal routes meet often and routes of one place too.
package struct Spot: Route, CustomStringConvertible {
  static let count = 7
  let number: Int
  /// What else the route says of its place.
  var isVariant = false

  package var identity: Spot { Spot(number: number) }

  /// Whether two routes lead to the same place.
  func isPlace(of other: Spot) -> Bool { number == other.number }

  package var description: String {
    ["a", "b", "c", "d", "e", "f", "g"][number % Spot.count] + (isVariant ? "'" : "")
  }
}
