extension Tree {
  /// The path of the tab with a key: in the topmost layer first, and there in the innermost tabs that can be
  /// seen, then in tabs that are hidden, then in the layers below.
  ///
  /// Where no tab has it, one is meant whose key has the same identity.
  ///
  /// - Parameter key: The key to look for.
  /// - Returns: The path of the tab's container, or `nil` if no tab has the key.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  @inlinable
  public func path(ofTab key: Element.R) -> ContainerPath? {
    let place = key.identity
    var isEqual = false
    let found = pathOfTab { other in
      guard other.identity == place else { return false }
      isEqual = other == key
      return true
    }
    guard let found, !isEqual else { return found }
    return pathOfTab { $0 == key } ?? found
  }

  @inlinable
  func pathOfTab(where isMeant: (Element.R) -> Bool) -> ContainerPath? {
    for layer in stride(from: modals.count, through: 0, by: -1) {
      let container = self.layer(layer)
      let start = ContainerPath(layer: layer)
      let visible = container.pathOfVisibleTab(from: start, where: isMeant)
      if let path = visible ?? container.pathOfTab(from: start, where: isMeant) { return path }
    }
    return nil
  }

  /// Selects a tab, and the tabs that it is nested in.
  ///
  /// Modals stay where they are.
  ///
  /// - Parameter key: The key of the tab, looked for as ``path(ofTab:)`` does.
  /// - Returns: Whether the tree changed: `false` if no tab has the key or it is selected already.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  @inlinable
  @discardableResult
  public mutating func select(_ key: Element.R) -> Bool {
    guard let path = path(ofTab: key) else { return false }
    return select(path)
  }

  /// Gives the focus to every branch on a path: selects its tabs and brings its columns to front.
  ///
  /// - Parameter path: The path of a tab's or a column's container.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*d*), where *d* is how deep tabs and columns are nested.
  @inlinable
  @discardableResult
  public mutating func select(_ path: ContainerPath) -> Bool {
    guard path.branchCount > 0, container(at: path) != nil else { return false }
    var changed = false
    var parent = ContainerPath(layer: path.layer)
    for depth in 0..<path.branchCount {
      let index = path.branch(at: depth)
      let selected = withContainer(at: parent) { $0.focus(onBranch: index) } ?? false
      changed = selected || changed
      parent = parent.appending(branch: index)
    }
    return changed
  }

  /// Puts a tab beside others; the one that is selected stays selected.
  ///
  /// A modal is known by the root of its first tab: with another first tab it is another modal.
  ///
  /// - Parameters:
  ///   - tab: The new tab.
  ///   - index: The position that it takes, from 0 to the number of tabs; the last one if it is `nil`.
  ///   - path: The tabs.
  /// - Returns: Whether the tree changed: `false` if the path leads to no tabs, if there is a tab with its key, if there is
  ///   no such position, if there are as many tabs as can be side by side, or if tabs would be nested too deep.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  @inlinable
  @discardableResult
  public mutating func insertTab(
    _ tab: RouteTab<Element>, at index: Int? = nil, in path: ContainerPath = .root
  ) -> Bool {
    guard path.branchCount + tab.container.branchDepth < ContainerPath.maximumBranchCount else {
      return false
    }
    return withContainer(at: path) { $0.withTabs { $0.insert(tab, at: index) } ?? false } ?? false
  }

  /// Takes a tab away, with all that it holds, but never the last one.
  ///
  /// Where it was selected, the nearest one is from then on: the tab that takes its position, or the new last one where none
  /// does. A modal is known by the root of its first tab: with another first tab it is another modal.
  ///
  /// - Parameters:
  ///   - key: The key of the tab.
  ///   - path: The tabs.
  /// - Returns: Whether the tree changed: `false` if the path leads to no tabs, if none of them has the key, or if it is the
  ///   only one.
  /// - Complexity: O(*n*), where *n* is the number of tabs and of what the tab holds.
  @inlinable
  @discardableResult
  public mutating func removeTab(_ key: Element.R, in path: ContainerPath = .root) -> Bool {
    withContainer(at: path) { $0.withTabs { $0.remove(key) } ?? false } ?? false
  }
}

extension Container {
  /// The path of a tab with a certain key among the tabs that can be seen when this container can, innermost first.
  @inlinable
  func pathOfVisibleTab(from path: ContainerPath, where isMeant: (Element.R) -> Bool) -> ContainerPath? {
    switch self {
    case .stack:
      return nil
    case .tabs(let tabs):
      let visible = tabs.selected.container
      let inner = visible.pathOfVisibleTab(from: path.appending(branch: tabs.selection), where: isMeant)
      return inner ?? tabs.storage.firstIndex { isMeant($0.key) }.map { path.appending(branch: $0) }
    case .columns(let columns):
      return columns.firstFromFront {
        columns.storage[$0].pathOfVisibleTab(from: path.appending(branch: $0), where: isMeant)
      }
    }
  }

  /// The path of any tab with a certain key, outermost first.
  @inlinable
  func pathOfTab(from path: ContainerPath, where isMeant: (Element.R) -> Bool) -> ContainerPath? {
    switch self {
    case .stack:
      return nil
    case .tabs(let tabs):
      if let index = tabs.storage.firstIndex(where: { isMeant($0.key) }) {
        return path.appending(branch: index)
      }
      for index in tabs.storage.indices {
        let inner = tabs.storage[index].container
        if let found = inner.pathOfTab(from: path.appending(branch: index), where: isMeant) { return found }
      }
      return nil
    case .columns(let columns):
      return columns.firstFromFront {
        columns.storage[$0].pathOfTab(from: path.appending(branch: $0), where: isMeant)
      }
    }
  }
}
