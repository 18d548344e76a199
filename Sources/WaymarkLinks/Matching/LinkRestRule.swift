/// What a table hands over as the rest of a path.
///
/// The rest of a path is often taken for the path of a file or of a resource, and decoded once more on the way.
@nonexhaustive
public enum LinkRestRule: Hashable, Sendable {
  /// Nothing that goes up, however it is encoded; the link is refused.
  ///
  /// Split at slashes and backslashes, and decoded as often as anybody may like, what is handed over has no segment `.` or `..`
  /// and no NUL.
  case staysBelow

  /// Any text that is encoded once, `a%2F..%2Fb` among them.
  ///
  /// Segments that are `.` or `..`, encoded once or not at all, are refused as everywhere. Say so only where the routes never
  /// take the rest for a path.
  case anyText
}
