import Waymark

/// A route of the model: one of a few places, in one of two ways, so that equal routes meet often and routes of one place too.
package struct Spot: Route, Codable, CustomStringConvertible {
  static let count = 7
  let number: Int
  /// What else the route says of its place.
  var isVariant = false

  package var identity: Spot { Spot(number: number) }

  /// Whether two routes lead to the same place.
  func isPlace(of other: Spot) -> Bool { number == other.number }

  /// The screen of a question to the user, which is none of the places.
  static func question(_ number: Int) -> Spot { Spot(number: count + number) }

  var isQuestion: Bool { number >= Spot.count && number < Spot.firstColumn }

  /// What a column is known by where tabs have keys.
  static func column(_ index: Int) -> Spot { Spot(number: firstColumn + index) }

  private static let firstColumn = 1000

  /// The column that it stands for, if it does.
  var column: Int? { number >= Spot.firstColumn ? number - Spot.firstColumn : nil }

  package var description: String {
    if let column { return "|\(column)" }
    if isQuestion { return "?\(number - Spot.count)" }
    return ["a", "b", "c", "d", "e", "f", "g"][number] + (isVariant ? "'" : "")
  }
}
