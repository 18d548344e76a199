/// How much a navigation matters beside one that still waits for its guards.
///
/// A navigation takes the place of a waiting one of the same or of lower priority; it waits behind one of higher
/// priority, so that a link in the background does not undo a tap.
public enum NavigationPriority: Int8, Comparable, Hashable, Sendable {
  /// Nobody waits for it: a link that arrived in the background, a restored state.
  case background = 0
  /// A person asked for it.
  case user = 1

  /// Whether one priority is lower than another.
  ///
  /// - Parameters:
  ///   - lhs: A priority.
  ///   - rhs: Another priority.
  /// - Returns: `true` if `lhs` is the lower one.
  @inlinable
  public static func < (lhs: NavigationPriority, rhs: NavigationPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
