import Waymark

/// A turn as the engine's routes have it: a number and a name.
///
/// Two are equal where they are the same turn: going somewhere twice is two turns. Comparing them compares two integers,
/// whatever they carry.
public struct TurnRoute: Route, CustomStringConvertible {
  /// The number of the turn; 0 for where all of them start.
  public let number: Int

  /// What was asked for, as `MyNavigation.profile` or `push ProfileViewController`.
  public let name: String

  let turn: Turn?

  /// Makes a route of a turn.
  ///
  /// - Parameters:
  ///   - turn: The turn.
  ///   - name: What it was asked for by.
  package init(_ turn: Turn, name: String) {
    number = turn.number
    self.name = name
    self.turn = turn
  }

  private init() {
    number = 0
    name = "start"
    turn = nil
  }

  /// Where all turns start.
  public static let start = TurnRoute()

  /// Whether two are the same turn.
  ///
  /// - Parameters:
  ///   - lhs: A turn.
  ///   - rhs: Another turn.
  /// - Returns: `true` if they are.
  public static func == (lhs: TurnRoute, rhs: TurnRoute) -> Bool { lhs.number == rhs.number }

  /// Adds the turn to a hash.
  ///
  /// - Parameter hasher: The hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// The name and, where there is one, the number.
  public var description: String { number == 0 ? name : "\(name)#\(number)" }
}
