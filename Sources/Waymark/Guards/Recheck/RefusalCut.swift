/// The tree that is left after refused places were removed.
struct RefusalCut<R: Route> {
  var tree: EntryTree<R>

  /// The lowest refused place that could be seen.
  @Boxed var lowest: Entry<R>?

  /// Whether that is the window's root, or everything that its tabs could show.
  ///
  /// Nothing can be seen without it, so it stays.
  let isRootRefused: Bool
}

extension Tree {
  /// The tree without refused places and everything above them.
  ///
  /// A refused place that can be seen also removes the columns after it and the modals above it. In a hidden tab, it only cuts
  /// its own stack. The root of a tab cannot be removed: the tab goes back to a new entry of its root, and if the tab is visible,
  /// the nearest tab that is not refused is selected. If no such tab is left, a modal goes with those above it, and a column with
  /// those after it. The first column cannot be removed either: if its root is refused, all of its columns are.
  ///
  /// - Parameters:
  ///   - isRefused: Whether a place is refused.
  ///   - ids: The source of the identifiers of new entries.
  /// - Returns: What is left.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  func cut<R: Route>(
    where isRefused: (Entry<R>) -> Bool, ids: inout EntryID.Generator
  ) -> RefusalCut<R> where Element == Entry<R> {
    withoutActuallyEscaping(isRefused) { isRefused in
      var cutter = RefusalCutter(isRefused: isRefused, ids: ids)
      defer { ids = cutter.ids }
      return cutter.cut(self)
    }
  }
}

/// Removes refused places from a tree.
private struct RefusalCutter<R: Route> {
  let isRefused: (Entry<R>) -> Bool
  var ids: EntryID.Generator
  private var lowest: Entry<R>?

  init(isRefused: @escaping (Entry<R>) -> Bool, ids: EntryID.Generator) {
    self.isRefused = isRefused
    self.ids = ids
  }

  mutating func cut(_ tree: EntryTree<R>) -> RefusalCut<R> {
    guard let root = seen(tree.root) else {
      return RefusalCut(tree: EntryTree(rest(of: tree.root)), lowest: lowest, isRootRefused: true)
    }
    var left = EntryTree(root)
    for modal in tree.modals {
      guard lowest == nil, let container = seen(modal.container) else { break }
      left.modals.append(Modal(modal.presentation, container))
    }
    return RefusalCut(tree: left, lowest: lowest, isRootRefused: false)
  }

  /// The rest of a visible container, or `nil` if everything that it could show is refused.
  private mutating func seen(_ container: Container<Entry<R>>) -> Container<Entry<R>>? {
    switch container {
    case .stack(let stack):
      guard let index = stack.elements.firstIndex(where: isRefused) else { return container }
      if lowest == nil { lowest = stack[index] }
      return RouteStack(elements: Array(stack.elements[..<index])).map(Container.stack)
    case .tabs(let tabs):
      var left = hidden(tabs, but: tabs.selectedIndex)
      let selected = tabs.selected
      if let container = seen(selected.container) {
        left[tabs.selectedIndex] = RouteTab(selected.key, container)
        return RouteTabs(checking: left, selectedKey: selected.key).map(Container.tabs)
      }
      left[tabs.selectedIndex] = RouteTab(selected.key, hidden(selected.container))
      guard let next = nearestOpen(to: tabs.selectedIndex, in: tabs) else { return nil }
      return RouteTabs(checking: left, selectedKey: left[next].key).map(Container.tabs)
    case .columns(let columns):
      let isUncut = lowest == nil
      guard let first = seen(columns[0]) else { return nil }
      var left = [first]
      // If something is removed in a column, the columns after it go too.
      for column in columns.filled.dropFirst() where isUncut == (lowest == nil) {
        guard let rest = seen(column) else { break }
        left.append(rest)
      }
      return columns.with(left)
    }
  }

  /// The rest of hidden tabs.
  private mutating func hidden(
    _ tabs: RouteTabs<Entry<R>>, but selected: Int? = nil
  ) -> [RouteTab<Entry<R>>] {
    var left = tabs.tabs
    for index in left.indices where index != selected {
      left[index] = RouteTab(left[index].key, hidden(left[index].container))
    }
    return left
  }

  /// The rest of a hidden container: at least a new entry of its root.
  private mutating func hidden(_ container: Container<Entry<R>>) -> Container<Entry<R>> {
    switch container {
    case .stack(let stack):
      guard let index = stack.elements.firstIndex(where: isRefused) else { return container }
      let left = RouteStack(elements: Array(stack.elements[..<index]))
      return .stack(left ?? RouteStack(root: Entry(id: ids.next(), route: stack.root.route)))
    case .tabs(let tabs):
      return RouteTabs(checking: hidden(tabs), selectedKey: tabs.selectedKey).map(Container.tabs) ?? container
    case .columns(let columns):
      var left = [hidden(columns[0])]
      for column in columns.filled.dropFirst() {
        guard isOpen(container), isOpen(column) else { break }
        left.append(hidden(column))
      }
      return columns.with(left) ?? container
    }
  }

  /// The nearest tab that can show something.
  private func nearestOpen(to index: Int, in tabs: RouteTabs<Entry<R>>) -> Int? {
    for distance in 1..<tabs.count {
      for candidate in [index + distance, index - distance] where (0..<tabs.count).contains(candidate) {
        if isOpen(tabs[candidate].container) { return candidate }
      }
    }
    return nil
  }

  private func isOpen(_ container: Container<Entry<R>>) -> Bool {
    switch container {
    case .stack(let stack): !isRefused(stack.root)
    case .tabs(let tabs): isOpen(tabs.selected.container)
    case .columns(let columns): isOpen(columns[0])
    }
  }

  /// The rest of a container if everything that it could show is refused: the root alone.
  private mutating func rest(of container: Container<Entry<R>>) -> Container<Entry<R>> {
    switch container {
    case .stack(let stack):
      return .stack(RouteStack(root: stack.root))
    case .tabs(let tabs):
      var left = hidden(tabs, but: tabs.selectedIndex)
      left[tabs.selectedIndex] = RouteTab(
        tabs.selectedKey, rest(of: tabs.selected.container))
      return RouteTabs(checking: left, selectedKey: tabs.selectedKey).map(Container.tabs) ?? container
    case .columns(let columns):
      return columns.with([rest(of: columns[0])]) ?? container
    }
  }
}

extension RouteColumns {
  /// The columns with other contents.
  ///
  /// If the column in front is gone, the last one that is left is in front.
  fileprivate func with(_ left: [Container<Element>]) -> Container<Element>? {
    RouteColumns(places: places, filled: left, front: min(front, left.count - 1)).map(Container.columns)
  }
}
