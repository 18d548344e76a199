/// What ``NavigationRouter/engine`` tells of, as the reason why a step failed, when a path has a key that nobody knows.
public struct UnhandledKey: Error, Hashable, CustomStringConvertible {
  /// The key.
  public let key: String

  /// The key before it, whose coordinator does not know it, or `nil` for the root coordinator.
  public let after: String?

  /// What is wrong with the path.
  public var description: String {
    let coordinator = after.map { "what \($0) leads to" } ?? "the root coordinator"
    return
      "\(key) is no key of \(coordinator): let item(for:) lead to a coordinator with that key, or mend the path"
  }
}
