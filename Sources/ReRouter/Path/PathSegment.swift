public import Waymark

/// A key as a route of Waymark, for ``NavigationRouter/engine``.
///
/// The engine's stack begins with ``root``, which stands for the root coordinator and is in no path.
public struct PathSegment: Waymark.Route, CustomStringConvertible {
  // Keys are values that nothing changes, and the engine compares them on the main actor alone.
  nonisolated(unsafe) let box: KeyBox

  init(_ key: any PathIdentifier) {
    box = KeyBox(key)
  }

  /// Stands for the root coordinator, below every key.
  public static let root = PathSegment(RootKey())

  /// The key.
  public var key: any PathIdentifier { box.key }

  /// Whether two keys are the same.
  ///
  /// - Parameters:
  ///   - lhs: A key.
  ///   - rhs: Another key.
  /// - Returns: `true` if they are the same.
  public static func == (lhs: PathSegment, rhs: PathSegment) -> Bool { lhs.box.isSame(as: rhs.box) }

  /// Whether two paths consist of the very same boxes, as the paths of successive states mostly do.
  ///
  /// If keys are equal but not in the same boxes, the engine finds out.
  nonisolated static func areIdentical(_ one: [PathSegment], _ other: [PathSegment]) -> Bool {
    guard one.count == other.count else { return false }
    for index in one.indices where one[index].box !== other[index].box { return false }
    return true
  }

  /// Adds nothing to a hash: keys can be compared, and nothing else is known about them.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {}

  /// The key, or `/` for the root.
  public var description: String { box.key is RootKey ? "/" : "\(box.key)" }
}

private struct RootKey: PathKey {}

/// A part of a path of unknown type, boxed once, so that paths that share it compare by reference.
final class KeyBox {
  let key: any PathIdentifier

  init(_ key: any PathIdentifier) {
    self.key = key
  }

  func isSame(as other: KeyBox) -> Bool { self === other || key.isEqual(to: other.key) }
}
