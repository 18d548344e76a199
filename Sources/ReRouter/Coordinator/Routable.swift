/// What a ``NavigationItem`` can lead to: a coordinator or a view controller.
@MainActor @preconcurrency
public protocol Routable {}

extension UIViewController: Routable {}

/// What makes transitions of keys: it knows where each of its keys leads, and how to go there and back.
@MainActor @preconcurrency
public protocol CoordinatorType: Routable {
  /// The keys that the coordinator knows.
  associatedtype Key: PathIdentifier

  /// The transition for a key.
  ///
  /// It is asked for when a path with the key is gone to, before anything is pushed or popped.
  ///
  /// - Parameter key: The key.
  /// - Returns: Where it leads, and how to go there and back.
  func item(for key: Key) -> NavigationItem
}

extension CoordinatorType {
  /// The transition for a key of whatever type, or `nil` if it is not the coordinator's.
  @inlinable
  func item(forKey key: any PathIdentifier) -> NavigationItem? {
    guard let key = key as? Key else { return nil }
    return item(for: key)
  }
}
