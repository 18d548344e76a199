extension Tree {
  /// The path of the tab with a key: in the topmost layer first, and there in the innermost tabs that can be
  /// seen, then in tabs that are hidden, then in the layers below.
  ///
  /// - Parameter key: The key to look for.
  /// - Returns: The path of the tab's container, or `nil` if no tab has the key.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  @inlinable
  public func path(ofTab key: Element.R) -> ContainerPath? {
    for layer in stride(from: modals.count, through: 0, by: -1) {
      let container = self.layer(layer)
      let start = ContainerPath(layer: layer)
      if let path = container.pathOfVisibleTab(key, from: start) ?? container.pathOfTab(key, from: start) {
        return path
      }
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

  /// Selects the tab at a path, and the tabs that it is nested in.
  ///
  /// - Parameter path: The path of a tab's container.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*d*), where *d* is how deep tabs are nested.
  @inlinable
  @discardableResult
  public mutating func select(_ path: ContainerPath) -> Bool {
    guard path.tabCount > 0, container(at: path) != nil else { return false }
    var changed = false
    var parent = ContainerPath(layer: path.layer)
    for depth in 0..<path.tabCount {
      let index = path.tab(at: depth)
      let selected = withContainer(at: parent) { $0.withTabs { $0.select(at: index) } ?? false } ?? false
      changed = selected || changed
      parent = parent.appending(tab: index)
    }
    return changed
  }
}

extension Container {
  /// The path of a tab with a key among the tabs that can be seen when this container can, innermost first.
  @inlinable
  func pathOfVisibleTab(_ key: Element.R, from path: ContainerPath) -> ContainerPath? {
    guard case .tabs(let tabs) = self else { return nil }
    let inner = tabs.selected.container.pathOfVisibleTab(key, from: path.appending(tab: tabs.selection))
    return inner ?? tabs.index(of: key).map { path.appending(tab: $0) }
  }

  /// The path of any tab with a key, outermost first.
  @inlinable
  func pathOfTab(_ key: Element.R, from path: ContainerPath) -> ContainerPath? {
    guard case .tabs(let tabs) = self else { return nil }
    if let index = tabs.index(of: key) { return path.appending(tab: index) }
    for index in tabs.storage.indices {
      if let found = tabs.storage[index].container.pathOfTab(key, from: path.appending(tab: index)) {
        return found
      }
    }
    return nil
  }
}
