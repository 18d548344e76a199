public import Waymark

/// A key as a route of Waymark, for ``NavigationRouter/engine``.
///
/// The engine's stack begins with ``root``, which stands for the root coordinator and is in no path.
public struct PathSegment: Waymark.Route, CustomStringConvertible {
  // Keys are values that nothing changes, and the engine compares them on the main actor alone.
  /// The key.
  public nonisolated(unsafe) let key: any PathIdentifier

  init(_ key: any PathIdentifier) {
    self.key = key
  }

  /// Stands for the root coordinator, below every key.
  public static let root = PathSegment(RootKey())

  /// Whether two keys are the same.
  ///
  /// - Parameters:
  ///   - lhs: A key.
  ///   - rhs: Another key.
  /// - Returns: `true` if they are the same.
  public static func == (lhs: PathSegment, rhs: PathSegment) -> Bool { lhs.key.isEqual(to: rhs.key) }

  /// Adds nothing to a hash: keys can be compared, and nothing else is known about them.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {}

  /// The key, or `/` for the root.
  public var description: String { key is RootKey ? "/" : "\(key)" }
}

private struct RootKey: PathKey {}
