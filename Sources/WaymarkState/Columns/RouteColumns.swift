/// Two or three places side by side, as in a split view: each holds a container or is empty.
///
/// The first place is always filled, and filled places are never behind an empty one. One of them is in front: it has the
/// focus, and it is what a narrow window shows. How many fit is a fact of the host and never part of the value, so that
/// turning a device or resizing a window changes no tree.
///
/// ```swift
/// var columns = RouteColumns<AppRoute>([.inbox], places: 2)
/// columns.fill(1, with: .stack(.message(5)))
/// ```
public struct RouteColumns<Element: TreeElement>: Hashable, Sendable {
  @usableFromInline var storage: [Container<Element>]
  // Two halves of a word, so that a container is as large with columns as it is with tabs.
  @usableFromInline var storedPlaces: Int32
  @usableFromInline var storedFront: Int32

  /// Makes columns, or nothing if they are not valid.
  ///
  /// Not valid are fewer or more places than ``ColumnRules/places``, no column at all, more columns than places, and a front
  /// that is no column.
  ///
  /// - Parameters:
  ///   - places: How many columns there can be, 2 or 3.
  ///   - filled: What the columns hold, the first one first. The places after them are empty.
  ///   - front: The position of the column in front; the last one if it is `nil`.
  /// - Complexity: O(*n*), where *n* is the number of containers nested in the columns.
  @inlinable
  public init?(places: Int, filled: [Container<Element>], front: Int? = nil) {
    guard ColumnRules.places.contains(places), !filled.isEmpty, filled.count <= places else { return nil }
    for column in filled where column.branchDepth >= ContainerPath.maximumBranchCount { return nil }
    let front = front ?? filled.count - 1
    guard filled.indices.contains(front) else { return nil }
    self.init(unchecked: filled, places: places, front: front)
  }

  /// Makes columns of stacks from a list written in code.
  ///
  /// An empty list, more stacks than places, places that are neither 2 nor 3 and a front that is no column are a programmer
  /// error; use ``init(places:filled:front:)`` for columns that come from data.
  ///
  /// - Parameters:
  ///   - filled: What the columns hold, the first one first.
  ///   - places: How many columns there can be, 2 or 3.
  ///   - front: The position of the column in front; the last one if it is `nil`.
  @inlinable
  public init(_ filled: RouteStack<Element>..., places: Int = 2, front: Int? = nil) {
    let valid = RouteColumns(places: places, filled: filled.map { Container.stack($0) }, front: front)
    guard let valid else { RouteColumns.rejectInvalid() }
    self = valid
  }

  /// Stops the program because columns written in code are not valid.
  @usableFromInline
  static func rejectInvalid() -> Never {
    preconditionFailure(
      "Columns have 2 or 3 places, the first one filled, and one that is filled in front: use RouteColumns(places:filled:front:) where that is not certain"
    )
  }

  @inlinable
  init(unchecked storage: [Container<Element>], places: Int, front: Int) {
    self.storage = storage
    storedPlaces = Int32(truncatingIfNeeded: places)
    storedFront = Int32(truncatingIfNeeded: front)
  }

  /// Columns with the same places and front that hold other elements.
  @inlinable
  func with<Other: TreeElement>(_ storage: [Container<Other>]) -> RouteColumns<Other> {
    RouteColumns<Other>(unchecked: storage, places: places, front: front)
  }

  /// How many columns there can be.
  @inlinable public var places: Int { Int(storedPlaces) }

  /// What the columns that are filled hold, the first one first; at least one.
  @inlinable public var filled: [Container<Element>] { storage }

  /// The number of columns that are filled, from 1 to ``places``.
  @inlinable public var count: Int { storage.count }

  /// The position of the column in front.
  @inlinable public var front: Int { Int(storedFront) }

  /// What the column in front holds.
  @inlinable public var frontContainer: Container<Element> { storage[front] }

  /// What a column holds.
  ///
  /// - Parameter index: A position from 0 to ``count`` - 1.
  @inlinable
  public subscript(index: Int) -> Container<Element> { storage[index] }

  /// The columns that are shown where so many fit, the one in front always among them.
  ///
  /// They begin with the first; where the one in front would not be among them, they end with it.
  ///
  /// - Parameter room: How many columns fit. One always does.
  /// - Returns: The positions of columns that are filled.
  /// - Complexity: O(1).
  @inlinable
  public func shown(room: Int) -> Range<Int> {
    let size = min(max(room, 1), count)
    let end = max(front + 1, size)
    return (end - size)..<end
  }

  /// What a search finds first in the column in front, or else in the others, the last first.
  @inlinable
  func firstFromFront<Found>(_ search: (Int) -> Found?) -> Found? {
    if let found = search(front) { return found }
    for index in storage.indices.reversed() where index != front {
      if let found = search(index) { return found }
    }
    return nil
  }
}

/// What holds for columns whatever is in them.
public enum ColumnRules {
  /// How many places columns can have.
  @inlinable public static var places: ClosedRange<Int> { 2...3 }
}
