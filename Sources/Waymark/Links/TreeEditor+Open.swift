extension TreeEditor {
  /// Goes to where a link leads: to the whole tree with its back stack.
  ///
  /// What is placed on the stack follows the ancestors there. In a window whose root is a stack, the link's stack takes the
  /// place of it. In tabs the selected tab, or the one that a route is placed in, keeps its root and gets the link's stack
  /// on top; the others stay as they are. Modals that are there are dismissed; those of the link are presented. Entries whose
  /// routes stay are kept.
  ///
  /// - Parameters:
  ///   - destination: Where the link leads.
  ///   - placement: Where a route goes. A route that is the key of a tab goes there if it would be pushed.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*n*), where *n* is the number of places in the tree.
  @discardableResult
  public mutating func open(
    _ destination: LinkDestination<R>, placement: (R) -> Placement<R> = { _ in .push }
  ) -> Bool {
    let base = tree
    var plan = LinkPlan<R>()
    for route in destination.routes { plan.add(route, self.placement(of: route, placement)) }
    switch plan.ground {
    case .visible: layVisible(plan.stack)
    case .tab(let key): lay(plan.stack, inTab: key)
    case .root: setRoot(.stack(RouteStack(elements: plan.stack) ?? RouteStack(root: destination.route)))
    }
    present(plan.modals, over: base)
    return tree != base
  }

  private func placement(of route: R, _ placement: (R) -> Placement<R>) -> Placement<R> {
    let placed = placement(route)
    switch placed {
    case .push: return tree.key(ofTab: route).map(Placement.tab) ?? .push
    case .tab(let key): return tree.key(ofTab: key).map(Placement.tab) ?? .push
    case .modal, .root: return placed
    }
  }

  /// Lays a stack where the user would see it without modals.
  private mutating func layVisible(_ routes: [R]) {
    dismissAll()
    guard !routes.isEmpty else { return }
    let path = tree.visiblePath
    guard path.tabCount > 0 else {
      if let stack = RouteStack(elements: routes) { setStack(stack, at: path) }
      return
    }
    layAbove(tree.root.visibleRoot.route, routes, at: path)
  }

  private mutating func lay(_ routes: [R], inTab key: R) {
    guard let path = tree.path(ofTab: key), let container = tree.container(at: path) else { return }
    tree.dismiss(at: path.layer)
    tree.select(path)
    layAbove(container.visibleRoot.route, key: key, routes, at: container.visiblePath(from: path))
  }

  /// Lays what comes after a stack's root on it.
  private mutating func layAbove(_ root: R, key: R? = nil, _ routes: [R], at path: ContainerPath) {
    guard let last = routes.lastIndex(where: { $0 == key || $0.identity == root.identity }) else {
      setStack(RouteStack(root: root, pushed: routes), at: path)
      return
    }
    // A link may lead to the root's place by another route.
    let newRoot = routes[last].identity == root.identity ? routes[last] : root
    setStack(RouteStack(root: newRoot, pushed: Array(routes[(last + 1)...])), at: path)
  }

  /// Presents modals over what there is, as those that were there where they are the same.
  private mutating func present(_ modals: [(style: ModalStyle, routes: [R])], over base: EntryTree<R>) {
    let wanted = modals.compactMap { modal in
      RouteStack(elements: modal.routes).map { Modal(modal.style, $0) }
    }
    tree.modals += base.reconciledModals(with: wanted, from: tree.modals.count, matching: matching, ids: &ids)
  }
}

extension Tree where Element: Route, Element.R == Element {
  /// Goes to where a link leads, as ``TreeEditor/open(_:placement:)`` does.
  ///
  /// - Parameters:
  ///   - destination: Where the link leads.
  ///   - placement: Where a route goes. A route that is the key of a tab goes there if it would be pushed.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*n*), where *n* is the number of places in the tree.
  @discardableResult
  public mutating func open(
    _ destination: LinkDestination<Element>, placement: (Element) -> Placement<Element> = { _ in .push }
  ) -> Bool {
    var ids = EntryID.Generator()
    let entries = EntryTree(self, ids: &ids)
    var editor = TreeEditor(tree: entries, ids: ids, matching: .prefixAndSuffix)
    editor.open(destination, placement: placement)
    let before = self
    self = editor.routes
    return self != before
  }
}

extension Tree {
  /// The key of the tab that a route, as a key, leads to.
  fileprivate func key(ofTab key: Element.R) -> Element.R? {
    path(ofTab: key).flatMap { tabKeys(at: $0)?.last }
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
