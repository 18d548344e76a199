import UIKitTurns
import Waymark

/// A navigation as the engine's routes have it: a number and a name.
///
/// Two are equal where they are the same call of `navigate`: going somewhere twice is two navigations. Comparing them
/// compares two integers, whatever the app's enum carries.
public struct NavigationTurn: Route, CustomStringConvertible {
  /// The number of the call; 0 for where every navigation starts.
  public let number: Int

  /// The case that was navigated to, as `MyNavigation.profile`, without what it carries.
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

  /// Where every navigation starts.
  public static let start = NavigationTurn()

  /// Whether two are the same call of `navigate`.
  ///
  /// - Parameters:
  ///   - lhs: A turn.
  ///   - rhs: Another turn.
  /// - Returns: `true` if they are.
  public static func == (lhs: NavigationTurn, rhs: NavigationTurn) -> Bool { lhs.number == rhs.number }

  /// Adds the turn to a hash.
  ///
  /// - Parameter hasher: The hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// The name and, where there is one, the number.
  public var description: String { number == 0 ? name : "\(name)#\(number)" }
}

extension NavigationTurn: TurnRoute {}

extension Navigation {
  /// The type and the case, without reading what the case carries.
  var turnName: String {
    let mirror = Mirror(reflecting: self)
    let type = String(describing: mirror.subjectType)
    guard mirror.displayStyle == .enum else { return type }
    return "\(type).\(mirror.children.first?.label ?? String(describing: self))"
  }
}
