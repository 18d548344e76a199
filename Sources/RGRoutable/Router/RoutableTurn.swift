import UIKitTurns
import Waymark

/// A push, a presentation or a removal as the engine's routes have it: a number and a name.
///
/// Two are equal where they are the same call. Comparing them compares two integers.
public struct RoutableTurn: Route, CustomStringConvertible {
  /// The number of the call; 0 for where everything starts.
  public let number: Int

  /// What was asked for, as `push ProfileViewController`.
  public let name: String

  package let turn: Turn?

  init(_ turn: Turn, name: String) {
    number = turn.number
    self.name = name
    self.turn = turn
  }

  private init() {
    number = 0
    name = "start"
    turn = nil
  }

  /// Where everything starts.
  public static let start = RoutableTurn()

  /// Whether two are the same call.
  ///
  /// - Parameters:
  ///   - lhs: A turn.
  ///   - rhs: Another turn.
  /// - Returns: `true` if they are.
  public static func == (lhs: RoutableTurn, rhs: RoutableTurn) -> Bool { lhs.number == rhs.number }

  /// Adds the turn to a hash.
  ///
  /// - Parameter hasher: The hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// The name and, where there is one, the number.
  public var description: String { number == 0 ? name : "\(name)#\(number)" }
}

extension RoutableTurn: TurnRoute {}
