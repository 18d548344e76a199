extension RouteColumns {
  /// How many columns, from the first on, are the same ones in both: those after the first are known by their roots.
  @inlinable
  func keptCount(in other: RouteColumns) -> Int {
    let limit = min(count, other.count)
    var kept = 1
    while kept < limit, storage[kept].root.isSameElement(as: other.storage[kept].root) { kept += 1 }
    return kept
  }

  /// The columns that stay, in the order in which they change: the one that is to be in front last.
  @inlinable
  func orderOfChange(to other: RouteColumns) -> ColumnOrder {
    ColumnOrder(count: keptCount(in: other), last: other.front)
  }

  /// The difference in which columns there are, or else in which one is in front.
  @inlinable
  func ownDifference(to other: RouteColumns, at path: ContainerPath, kept: Int) -> TreeDifference.Kind? {
    if kept < count || kept < other.count { return .columns(path: path, kept: kept) }
    return front == other.front ? nil : .select(path: path, from: front, to: other.front)
  }

  /// The first difference in what the user does not see of columns with the same places.
  ///
  /// - Parameters:
  ///   - other: What the columns should be.
  ///   - path: Where both are.
  ///   - isCovered: Whether all columns are hidden; else all of them count as seen.
  ///   - start: Where in the order of the columns to begin.
  /// - Returns: The difference, or `nil` if all that differs can be seen.
  @inlinable
  func hiddenDifference(
    to other: RouteColumns, at path: ContainerPath, isCovered: Bool, from start: Int = 0
  ) -> TreeDifference.Kind? {
    let order = orderOfChange(to: other)
    for place in start..<order.count {
      let index = order[place]
      let found = storage[index].hiddenDifference(
        to: other.storage[index], at: path.appending(branch: index), isCovered: isCovered)
      if let found { return found }
    }
    return isCovered ? ownDifference(to: other, at: path, kept: order.count) : nil
  }

  /// The first difference in what the user sees of columns with the same places; a value alone comes last.
  ///
  /// - Parameters:
  ///   - other: What the columns should be.
  ///   - path: Where both are.
  ///   - start: Where in the order of the columns to begin.
  /// - Returns: The difference, or `nil` if there is none that can be seen.
  @inlinable
  func visibleDifference(
    to other: RouteColumns, at path: ContainerPath, from start: Int = 0
  ) -> TreeDifference.Kind? {
    let order = orderOfChange(to: other)
    var update: TreeDifference.Kind?
    for place in start..<order.count {
      let index = order[place]
      let found = storage[index].visibleDifference(
        to: other.storage[index], at: path.appending(branch: index))
      guard let found else { continue }
      guard found.isUpdate else { return found }
      update = update ?? found
    }
    return ownDifference(to: other, at: path, kept: order.count) ?? update
  }
}

/// Columns in the order in which they change: by position, the one that is to be in front last.
@usableFromInline
struct ColumnOrder {
  @usableFromInline let count: Int
  @usableFromInline let last: Int

  /// Makes an order of so many columns; one that is none of them does not come last.
  @inlinable
  init(count: Int, last: Int) {
    self.count = count
    self.last = last < count ? last : count - 1
  }

  /// The column at a place in the order.
  @inlinable
  subscript(place: Int) -> Int {
    place == count - 1 ? last : place < last ? place : place + 1
  }

  /// The place of a column in the order.
  @inlinable
  func place(of index: Int) -> Int {
    index == last ? count - 1 : index < last ? index : index - 1
  }
}

extension Container {
  /// Whether nothing that may be animated comes after a difference that the user sees.
  ///
  /// - Parameters:
  ///   - found: The difference.
  ///   - place: Where it is.
  ///   - other: What the container should be.
  ///   - depth: How many branches lead here.
  /// - Returns: `false` if it is a change in columns of which others change too.
  @inlinable
  func isLastVisible(
    _ found: TreeDifference.Kind, in place: ContainerPath, to other: Container, depth: Int = 0
  ) -> Bool {
    guard depth < place.branchCount else { return true }
    let index = place.branch(at: depth)
    switch self {
    case .stack: return true
    case .tabs(let old):
      guard case .tabs(let new) = other else { return true }
      return old.storage[index].container.isLastVisible(
        found, in: place, to: new.storage[index].container, depth: depth + 1)
    case .columns(let old):
      guard case .columns(let new) = other else { return true }
      let inside = old.storage[index].isLastVisible(
        found, in: place, to: new.storage[index], depth: depth + 1)
      guard inside else { return false }
      // Only whether there is one counts, so its path may begin anywhere.
      let later = old.visibleDifference(
        to: new, at: .root, from: old.orderOfChange(to: new).place(of: index) + 1)
      return later?.isUpdate ?? true
    }
  }
}
