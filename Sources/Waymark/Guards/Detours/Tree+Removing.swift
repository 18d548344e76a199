extension Tree {
  /// The tree without some entries.
  ///
  /// - Parameter isGone: Whether an entry is left out.
  /// - Returns: The tree, or `nil` if a stack would lose all of its entries.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  func removing<R: Route>(where isGone: (EntryID) -> Bool) -> Tree? where Element == Entry<R> {
    var left = self
    left.modals.removeAll { isGone($0.root.id) }
    guard let root = left.root.removing(where: isGone) else { return nil }
    left.root = root
    for index in left.modals.indices {
      guard let container = left.modals[index].container.removing(where: isGone) else { return nil }
      left.modals[index].container = container
    }
    return left
  }
}

extension Container {
  /// The container without some entries.
  ///
  /// - Returns: `nil` if a stack would lose all of its entries.
  fileprivate func removing<R: Route>(where isGone: (EntryID) -> Bool) -> Container?
  where Element == Entry<R> {
    switch self {
    case .stack(let stack):
      guard stack.elements.contains(where: { isGone($0.id) }) else { return self }
      return RouteStack(elements: stack.elements.filter { !isGone($0.id) }).map(Container.stack)
    case .tabs(let tabs):
      var kept: [RouteTab<Element>] = []
      for tab in tabs.tabs {
        guard let left = tab.container.removing(where: isGone) else { return nil }
        kept.append(RouteTab(tab.key, left))
      }
      return RouteTabs(checking: kept, selectedKey: tabs.selectedKey).map(Container.tabs)
    case .columns(let columns):
      return columns.removing(where: isGone, rest: { $0.removing(where: isGone) })
    }
  }
}
