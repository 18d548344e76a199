public import Waymark

/// An operation as a route of the engine: a number and a name.
///
/// Two routes are equal if they stand for the same operation. Navigating to the same place twice is two
/// operations. A comparison only compares two integers, whatever the operations carry.
public struct UIKitOperationRoute: Route, CustomStringConvertible {
  /// The number of the operation, or 0 for ``start``.
  public let number: Int

  /// What was asked for, such as `MyNavigation.profile` or `push ProfileViewController`.
  public let name: String

  let operation: UIKitOperation?

  /// Makes a route from an operation.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - name: What was asked for.
  package init(_ operation: UIKitOperation, name: String) {
    number = operation.number
    self.name = name
    self.operation = operation
  }

  private init() {
    number = 0
    name = "start"
    operation = nil
  }

  /// The root of the engine's stack, at which all operations start.
  public static let start = UIKitOperationRoute()

  /// Whether two routes stand for the same operation.
  ///
  /// - Parameters:
  ///   - lhs: A route.
  ///   - rhs: Another route.
  /// - Returns: `true` if they do.
  public static func == (lhs: UIKitOperationRoute, rhs: UIKitOperationRoute) -> Bool {
    lhs.number == rhs.number
  }

  /// Adds the number of the operation to a hash.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// The name and the number; for ``start``, only the name.
  public var description: String { number == 0 ? name : "\(name)#\(number)" }
}
