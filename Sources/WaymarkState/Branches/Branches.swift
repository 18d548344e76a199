/// What tabs and columns have in common: containers side by side, one of which has the focus.
///
/// Use it where the two need not be told apart. Its positions are those that a ``ContainerPath`` counts.
public struct Branches<Element: TreeElement>: Sendable, RandomAccessCollection {
  @usableFromInline
  enum Storage: Sendable {
    case tabs(RouteTabs<Element>)
    case columns(RouteColumns<Element>)
  }

  @usableFromInline let storage: Storage

  @inlinable
  init(_ storage: Storage) {
    self.storage = storage
  }

  /// The position of the first branch.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last branch.
  @inlinable public var endIndex: Int {
    switch storage {
    case .tabs(let tabs): tabs.count
    case .columns(let columns): columns.count
    }
  }

  /// What the branch at a position holds.
  ///
  /// - Parameter position: A position from 0 to `count` - 1.
  @inlinable
  public subscript(position: Int) -> Container<Element> {
    switch storage {
    case .tabs(let tabs): tabs.storage[position].container
    case .columns(let columns): columns.storage[position]
    }
  }

  /// The position of the branch that has the focus: the selected tab, or the column in front.
  @inlinable public var focus: Int {
    switch storage {
    case .tabs(let tabs): tabs.selection
    case .columns(let columns): columns.front
    }
  }

  /// What the branch that has the focus holds.
  @inlinable public var focused: Container<Element> { self[focus] }

  /// Whether both are tabs, or both columns.
  ///
  /// - Parameter other: The branches to compare with.
  /// - Returns: `true` if they are.
  @inlinable
  public func isOfSameKind(as other: Branches) -> Bool {
    switch (storage, other.storage) {
    case (.tabs, .tabs), (.columns, .columns): true
    default: false
    }
  }

  /// Whether a branch is seen where there is room: only the selected one of tabs, and every column.
  ///
  /// - Parameter position: The position of the branch.
  /// - Returns: `true` if it is.
  @inlinable
  public func canBeSeen(_ position: Int) -> Bool {
    switch storage {
    case .tabs(let tabs): position == tabs.selection
    case .columns: true
    }
  }
}

extension Container {
  /// The containers side by side in this one, or `nil` for a stack.
  ///
  /// - Complexity: O(1).
  @inlinable public var branches: Branches<Element>? {
    switch self {
    case .stack: nil
    case .tabs(let tabs): Branches(.tabs(tabs))
    case .columns(let columns): Branches(.columns(columns))
    }
  }

  /// Whether it is a stack, and has no branches.
  @inlinable package var isStack: Bool { if case .stack = self { true } else { false } }

  /// What a branch holds, or `nil` where there is no such branch.
  @inlinable
  func branch(at index: Int) -> Container? {
    switch self {
    case .stack: return nil
    case .tabs(let tabs): return tabs.storage.indices.contains(index) ? tabs.storage[index].container : nil
    case .columns(let columns): return columns.storage.indices.contains(index) ? columns.storage[index] : nil
    }
  }

  /// Gives the focus to a branch: selects a tab, or brings a column to front.
  @inlinable
  mutating func focus(onBranch index: Int) -> Bool {
    switch self {
    case .stack: false
    case .tabs: withTabs { $0.select(at: index) } ?? false
    case .columns: withColumns { $0.bringToFront(index) } ?? false
    }
  }

  /// Changes a branch in place.
  @inlinable
  mutating func withBranch<Result>(at index: Int, _ body: (inout Container) -> Result?) -> Result? {
    switch self {
    case .stack: return nil
    case .tabs:
      let result = withTabs { tabs -> Result? in
        guard tabs.storage.indices.contains(index) else { return nil }
        return body(&tabs.storage[index].container)
      }
      return result ?? nil
    case .columns:
      let result = withColumns { columns -> Result? in
        guard columns.storage.indices.contains(index) else { return nil }
        return body(&columns.storage[index])
      }
      return result ?? nil
    }
  }
}
