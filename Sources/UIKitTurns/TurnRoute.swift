import Waymark

/// A route that stands for a turn, or for the place from which all turns start.
package protocol TurnRoute: Route {
  /// The turn; `nil` for where all of them start.
  var turn: Turn? { get }

  /// Where all turns start.
  static var start: Self { get }
}
