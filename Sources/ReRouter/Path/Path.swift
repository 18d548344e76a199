/// Where the app is: a sequence of keys, outermost first.
///
/// The first key belongs to the root coordinator.
///
/// ```swift
/// Path<AppCoordinator.Key>(.routeList).push(RouteCoordinator.Key.addRoute)
/// ```
public struct Path<Initial: PathIdentifier> {
  // The root, which no path mentions, and the keys: the engine's stack, so that a path needs no conversion and
  // paths that share keys are compared by reference.
  @usableFromInline var segments: [PathSegment]

  /// Whether the router only notes the change to this path, and pushes and pops nothing, because the user has
  /// already made the change.
  public var isSilent = false

  /// The keys, outermost first.
  ///
  /// - Complexity: O(*n*) in the number of keys.
  public var sequence: [any PathIdentifier] {
    get { segments.dropFirst().map { $0.key } }
    set { segments = [.root] + newValue.map { PathSegment($0) } }
  }

  /// Makes a path with one key.
  ///
  /// - Parameter initial: A key of the root coordinator.
  public init(_ initial: Initial) {
    segments = [.root, PathSegment(initial)]
  }

  /// Makes a path from keys.
  ///
  /// - Parameter sequence: The keys, outermost first.
  public init(_ sequence: [any PathIdentifier] = []) {
    segments = [.root] + sequence.map { PathSegment($0) }
  }

  /// Appends a key.
  ///
  /// The path is no longer silent.
  ///
  /// - Parameter id: The key.
  /// - Complexity: O(1).
  public mutating func append<T: PathIdentifier>(_ id: T) {
    segments.append(PathSegment(id))
    isSilent = false
  }

  /// Removes the last key.
  ///
  /// The path is no longer silent.
  ///
  /// Calling it on an empty path is a programmer error.
  ///
  /// - Complexity: O(1).
  public mutating func removeLast() {
    precondition(segments.count > 1, "Path.removeLast() on an empty path: look at sequence.isEmpty first")
    segments.removeLast()
    isSilent = false
  }

  /// This path with one more key, and not silent.
  ///
  /// - Parameter id: The key.
  /// - Returns: The longer path.
  /// - Complexity: O(*n*) in the number of keys.
  public func push<T: PathIdentifier>(_ id: T) -> Path<Initial> {
    var path = self
    path.append(id)
    return path
  }

  /// This path without its last key, and not silent.
  ///
  /// Calling it on an empty path is a programmer error.
  ///
  /// - Returns: The shorter path.
  /// - Complexity: O(*n*) in the number of keys.
  public func dropLast() -> Path<Initial> {
    var path = self
    path.removeLast()
    return path
  }

  /// This path with the same keys, made silent or not.
  ///
  /// - Parameter isSilent: Whether the router pushes and pops nothing for the path.
  /// - Returns: The path.
  public func silently(_ isSilent: Bool = true) -> Path<Initial> {
    var path = self
    path.isSilent = isSilent
    return path
  }
}

extension Path: Equatable {
  /// Whether two paths have the same keys, no matter whether they are silent.
  ///
  /// - Parameters:
  ///   - lhs: A path.
  ///   - rhs: Another path.
  /// - Returns: `true` if they have the same keys.
  /// - Complexity: O(*n*) in the number of keys; keys that the paths share are compared by reference.
  public static func == (lhs: Path, rhs: Path) -> Bool {
    lhs.segments == rhs.segments
  }
}
