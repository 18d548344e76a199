import Waymark

/// A route of the model: one of a few, so that equal routes meet often.
package struct Spot: Route, CustomStringConvertible {
  static let count = 7
  let number: Int

  package var description: String { ["a", "b", "c", "d", "e", "f", "g"][number % Spot.count] }
}
