/// Where the app is: a sequence of keys, the outermost first, whose first is the root coordinator's.
///
/// ```swift
/// Path<AppCoordinator.Key>(.routeList).push(RouteCoordinator.Key.addRoute)
/// ```
public struct Path<Initial: PathIdentifier> {
  @usableFromInline var boxes: [KeyBox]

  /// Whether the change to this path is only noted and nothing is pushed or popped, because the user has done it
  /// already.
  public var isSilent = false

  /// The keys, the outermost first.
  ///
  /// - Complexity: O(*n*) in their number.
  @inlinable public var sequence: [any PathIdentifier] {
    get { boxes.map(\.key) }
    set { boxes = newValue.map(KeyBox.init) }
  }

  /// Makes a path of one key.
  ///
  /// - Parameter initial: A key of the root coordinator.
  @inlinable
  public init(_ initial: Initial) {
    boxes = [KeyBox(initial)]
  }

  /// Makes a path of keys.
  ///
  /// - Parameter sequence: The keys, the outermost first.
  @inlinable
  public init(_ sequence: [any PathIdentifier] = []) {
    boxes = sequence.map(KeyBox.init)
  }

  /// Adds a key, and makes the path one that is not silent.
  ///
  /// - Parameter id: The key.
  /// - Complexity: O(1).
  @inlinable
  public mutating func append<T: PathIdentifier>(_ id: T) {
    boxes.append(KeyBox(id))
    isSilent = false
  }

  /// Takes the last key off, and makes the path one that is not silent.
  ///
  /// An empty path is a programmer error.
  ///
  /// - Complexity: O(1).
  @inlinable
  public mutating func removeLast() {
    precondition(!boxes.isEmpty, "Path.removeLast() on an empty path: look at sequence.isEmpty first")
    boxes.removeLast()
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
    lhs.boxes.elementsEqual(rhs.boxes) { $0.isSame(as: $1) }
  }
}
