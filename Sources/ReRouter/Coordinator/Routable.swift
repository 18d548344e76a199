/// The destination of a ``NavigationItem``: a coordinator or a view controller.
@MainActor @preconcurrency
public protocol Routable {}

extension UIViewController: Routable {}

/// Makes transitions from keys: it knows where each of its keys leads, and how to go there and back.
@MainActor @preconcurrency
public protocol CoordinatorType: Routable {
  /// The keys that the coordinator knows.
  associatedtype Key: PathIdentifier

  /// The transition for a key.
  ///
  /// The router asks for it when it goes to a path with the key, before it pushes or pops anything.
  ///
  /// - Parameter key: The key.
  /// - Returns: Where it leads, and how to go there and back.
  func item(for key: Key) -> NavigationItem
}

extension CoordinatorType {
  /// The transition for a key of any type, or `nil` if the key is not the coordinator's.
  func item(forKey key: any PathIdentifier) -> NavigationItem? {
    guard let key = key as? Key else { return nil }
    return item(for: key)
  }
}
