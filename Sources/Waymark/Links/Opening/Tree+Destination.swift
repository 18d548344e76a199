extension Tree where Element: Route, Element.RouteValue == Element {
  /// The tree that a link leads to from this one.
  ///
  /// What is placed on the stack follows the ancestors there. In a window whose root is a stack, the link's stack takes the
  /// place of it. In tabs the selected tab, or the one that a route is placed in, keeps its root and gets the link's stack
  /// on top; the others stay as they are. Modals that are there are dismissed; those of the link are presented.
  ///
  /// - Parameters:
  ///   - destination: Where the link leads.
  ///   - placement: Where a route goes. A route that is the key of a tab goes there if it would be pushed.
  /// - Returns: The tree.
  /// - Complexity: O(*n*), where *n* is the number of places in the tree.
  public func opening(
    _ destination: LinkDestination<Element>, placement: (Element) -> Placement<Element> = { _ in .push }
  ) -> RouteTree<Element> {
    var plan = LinkPlan<Element>()
    for route in destination.routes { plan.add(route, self.placement(of: route, placement)) }
    var tree = self
    switch plan.ground {
    case .visible: tree.layVisible(plan.stack)
    case .tab(let key): tree.lay(plan.stack, inTab: key)
    case .root:
      tree = RouteTree(.stack(RouteStack(elements: plan.stack) ?? RouteStack(root: destination.route)))
    }
    for modal in plan.modals {
      if let stack = RouteStack(elements: modal.routes) { tree.present(Modal(modal.style, stack)) }
    }
    return tree
  }

  private func placement(
    of route: Element, _ placement: (Element) -> Placement<Element>
  ) -> Placement<Element> {
    let placed = placement(route)
    switch placed {
    case .push: return path(ofTab: route) == nil ? .push : .tab(route)
    case .tab(let key): return path(ofTab: key) == nil ? .push : placed
    case .modal, .root: return placed
    }
  }

  /// Lays a stack where the user would see it without modals.
  private mutating func layVisible(_ routes: [Element]) {
    dismissAll()
    guard !routes.isEmpty else { return }
    let path = visiblePath
    if path.tabCount > 0 {
      setStack(RouteStack(root: root.visibleRoot, pushed: routes.above([root.visibleRoot])), at: path)
    } else if let stack = RouteStack(elements: routes) {
      setStack(stack, at: path)
    }
  }

  private mutating func lay(_ routes: [Element], inTab key: Element) {
    guard let path = path(ofTab: key), let container = container(at: path) else { return }
    dismiss(at: path.layer)
    select(path)
    let root = container.visibleRoot
    setStack(
      RouteStack(root: root, pushed: routes.above([root, key])), at: container.visiblePath(from: path))
  }
}

extension Container {
  /// The root of the stack that the selected tabs lead to.
  fileprivate var visibleRoot: Element {
    switch self {
    case .stack(let stack): stack.root
    case .tabs(let tabs): tabs.selected.container.visibleRoot
    }
  }
}

extension Array where Element: Hashable {
  /// What comes after the last of some elements.
  fileprivate func above(_ roots: [Element]) -> [Element] {
    guard let last = lastIndex(where: roots.contains) else { return self }
    return Array(self[(last + 1)...])
  }
}
