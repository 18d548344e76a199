extension Router {
  /// Selects the tab whose container is at a path of ``shown``, or of ``tree`` before anything is shown.
  ///
  /// It is for hosts, which know the tab that the user means by its place: an outer tab may have the key of an inner one.
  /// The path is read at once, so that what is committed before the navigation has its turn cannot make it mean another
  /// tab.
  ///
  /// - Parameters:
  ///   - path: The path of the tab's container. One that leads to no tab changes nothing.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func select(_ path: ContainerPath, options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.selectTab(at: path, in: machine.shown ?? machine.tree), options)
  }
}

extension Intent {
  /// Selects the tab whose container is at a path of a tree; nothing if no tab is there.
  package static func selectTab(at path: ContainerPath, in tree: EntryTree<R>) -> Intent {
    guard let keys = tree.tabKeys(at: path) else { return .selectTab(keys: [], modal: nil) }
    return .selectTab(keys: keys, modal: path.layer > 0 ? tree.modals[path.layer - 1].root.id : nil)
  }
}

extension Tree {
  /// The keys of the tabs that a path leads through, the outermost first, or `nil` if it leads nowhere.
  func tabKeys(at path: ContainerPath) -> [Element.R]? {
    guard container(at: path) != nil else { return nil }
    var keys: [Element.R] = []
    var container = layer(path.layer)
    for depth in 0..<path.tabCount {
      guard case .tabs(let tabs) = container else { return nil }
      let tab = tabs[path.tab(at: depth)]
      keys.append(tab.key)
      container = tab.container
    }
    return keys
  }
}

extension Tree where Element: Identifiable {
  /// The path of the tab that keys lead to, the outermost first, or `nil` if there is none: they say where a tab is, so one
  /// that only has the same identity is another.
  func path(ofTabKeys keys: [Element.R], modal: Element.ID?) -> ContainerPath? {
    guard !keys.isEmpty else { return nil }
    var path = ContainerPath.root
    if let modal {
      guard let index = modals.firstIndex(where: { $0.root.id == modal }) else { return nil }
      path = ContainerPath(layer: index + 1)
    }
    var container = layer(path.layer)
    for key in keys {
      guard case .tabs(let tabs) = container, let index = tabs.index(ofEqual: key) else { return nil }
      path = path.appending(tab: index)
      container = tabs[index].container
    }
    return path
  }
}
