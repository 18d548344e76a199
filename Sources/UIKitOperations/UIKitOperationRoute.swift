import Waymark

/// An operation as the engine's routes have it: a number and a name.
///
/// Two are equal where they are the same operation: going somewhere twice is two operations. Comparing them compares two integers,
/// whatever they carry.
public struct UIKitOperationRoute: Route, CustomStringConvertible {
  /// The number of the operation; 0 for where all of them start.
  public let number: Int

  /// What was asked for, as `MyNavigation.profile` or `push ProfileViewController`.
  public let name: String

  let operation: UIKitOperation?

  /// Makes a route of an operation.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - name: What it was asked for by.
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

  /// Where all operations start.
  public static let start = UIKitOperationRoute()

  /// Whether two are the same operation.
  ///
  /// - Parameters:
  ///   - lhs: An operation.
  ///   - rhs: Another operation.
  /// - Returns: `true` if they are.
  public static func == (lhs: UIKitOperationRoute, rhs: UIKitOperationRoute) -> Bool {
    lhs.number == rhs.number
  }

  /// Adds the operation to a hash.
  ///
  /// - Parameter hasher: The hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// The name and, where there is one, the number.
  public var description: String { number == 0 ? name : "\(name)#\(number)" }
}
