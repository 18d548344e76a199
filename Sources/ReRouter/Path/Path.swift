/// Where the app is: a sequence of keys, the outermost first, whose first is the root coordinator's.
///
/// ```swift
/// Path<AppCoordinator.Key>(.routeList).push(RouteCoordinator.Key.addRoute)
/// ```
public struct Path<Initial: PathIdentifier> {
  // The root, which no path mentions, and the keys: the engine's stack, so that it need not be made of a path.
  @usableFromInline var segments: [PathSegment]

  /// Whether the change to this path is only noted and nothing is pushed or popped, because the user has done it
  /// already.
  public var isSilent = false

  /// The keys, the outermost first.
  ///
  /// - Complexity: O(*n*) in their number.
  @inlinable public var sequence: [any PathIdentifier] {
    get { segments.dropFirst().map { $0.key } }
    set { segments = [.root] + newValue.map { PathSegment($0) } }
  }

  /// Makes a path of one key.
  ///
  /// - Parameter initial: A key of the root coordinator.
  @inlinable
  public init(_ initial: Initial) {
    segments = [.root, PathSegment(initial)]
  }

  /// Makes a path of keys.
  ///
  /// - Parameter sequence: The keys, the outermost first.
  @inlinable
  public init(_ sequence: [any PathIdentifier] = []) {
    segments = [.root] + sequence.map { PathSegment($0) }
  }

  /// Adds a key, and makes the path one that is not silent.
  ///
  /// - Parameter id: The key.
  /// - Complexity: O(1).
  @inlinable
  public mutating func append<T: PathIdentifier>(_ id: T) {
    segments.append(PathSegment(id))
    isSilent = false
  }

  /// Takes the last key off, and makes the path one that is not silent.
  ///
  /// An empty path is a programmer error.
  ///
  /// - Complexity: O(1).
  @inlinable
  public mutating func removeLast() {
    precondition(segments.count > 1, "Path.removeLast() on an empty path: look at sequence.isEmpty first")
    segments.removeLast()
    isSilent = false
  }

  /// The path with one key more, and not silent.
  ///
  /// - Parameter id: The key.
  /// - Returns: The longer path.
  /// - Complexity: O(*n*) in the number of keys.
  @inlinable
  public func push<T: PathIdentifier>(_ id: T) -> Path<Initial> {
    var path = self
    path.append(id)
    return path
  }

  /// The path without its last key, and not silent.
  ///
  /// - Returns: The shorter path.
  /// - Complexity: O(*n*) in the number of keys.
  @inlinable
  public func dropLast() -> Path<Initial> {
    var path = self
    path.removeLast()
    return path
  }

  /// The same path, silent or not.
  ///
  /// - Parameter isSilent: Whether nothing is to be pushed or popped for it.
  /// - Returns: The path.
  @inlinable
  public func silently(_ isSilent: Bool = true) -> Path<Initial> {
    var path = self
    path.isSilent = isSilent
    return path
  }
}

extension Path: Equatable {
  /// Whether two paths have the same keys, silent or not.
  ///
  /// - Parameters:
  ///   - lhs: A path.
  ///   - rhs: Another path.
  /// - Returns: `true` if they have.
  /// - Complexity: O(*n*) in the number of keys; keys that the paths share are compared by reference.
  @inlinable
  public static func == (lhs: Path, rhs: Path) -> Bool {
    lhs.segments == rhs.segments
  }
}
