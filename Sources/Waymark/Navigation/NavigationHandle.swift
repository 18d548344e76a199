/// A handle on a navigation whose routes are not known.
///
/// A screen gets one, since it may know only its feature's routes.
@MainActor
public protocol NavigationHandle: AnyObject, Sendable {
  /// The number of the navigation within its router.
  nonisolated var id: NavigationID { get }

  /// Whether the guards have allowed it and the router's tree was changed.
  var isCommitted: Bool { get }

  /// How it ended, or `nil` while it has not.
  var currentOutcome: NavigationOutcome? { get }

  /// How the navigation ends, as soon as it does.
  var outcome: NavigationOutcome { get async }

  /// The value that the screen opened by this navigation returns when it closes.
  ///
  /// - Parameter type: The type of the result.
  /// - Returns: The result, or `nil` if the screen was left without one.
  /// - Throws: ``ResultError`` if there will be no result.
  func result<Value: Sendable>(as type: Value.Type) async throws(ResultError) -> Value?
}

extension Navigation: NavigationHandle {}
