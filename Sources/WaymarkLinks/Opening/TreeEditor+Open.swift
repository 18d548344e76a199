package import Waymark

extension TreeEditor {
  /// Goes to where a link leads: lays its last place over the window, with its back stack there.
  ///
  /// Of the places only the last that opens otherwise than by a push is laid over a window that shows something, with all that follow
  /// it. A place in a modal comes over what is there, on a stack of its own; the topmost modal stays if it is the same. Any other
  /// closes the modals. In a window whose root is a stack, the link's stack replaces it. In tabs, the selected tab, or the one that a
  /// route is placed in, keeps its root and gets the link's stack on top; the other tabs stay as they are. Entries whose routes stay
  /// are kept.
  ///
  /// - Parameters:
  ///   - destination: Where the link leads.
  ///   - isShown: Whether the window shows something. Otherwise what lies below the modals of the link is laid too.
  ///   - placement: Where a route goes. A route that is the key of a tab goes there if it would be pushed.
  /// - Complexity: O(*n*), where *n* is the number of places in the tree.
  mutating func open(_ destination: LinkDestination<R>, isShown: Bool, placement: (R) -> Placement<R>) {
    let plans = LinkPlan.plans(destination.routes) { self.placement(of: $0, placement) }
    let lowest = plans.lastIndex { if case .modal = $0.ground { false } else { true } } ?? 0
    for plan in plans[(isShown ? plans.count - 1 : lowest)...] {
      switch plan.ground {
      case .visible: layVisible(plan)
      case .tab(let key): lay(plan, inTab: key)
      case .root: setRoot(.stack(RouteStack(elements: plan.routes) ?? RouteStack(root: destination.route)))
      case .modal(let presentation): present(plan.routes, as: presentation)
      }
    }
  }

  private func placement(of route: R, _ placement: (R) -> Placement<R>) -> Placement<R> {
    let placed = placement(route)
    switch placed {
    case .presented(.push): return tree.key(ofTab: route).map(Placement.tab) ?? .push
    case .tab(let key): return tree.key(ofTab: key).map(Placement.tab) ?? .push
    case .presented, .column, .root: return placed
    }
  }

  /// Puts a stack where the user would see it without modals.
  private mutating func layVisible(_ plan: LinkPlan<R>) {
    dismissAll()
    if lay(plan, inColumnsAround: tree.visiblePath) { return }
    let routes = plan.routes
    guard !routes.isEmpty else { return }
    let path = tree.visiblePath
    guard path.branchCount > 0 else {
      if let stack = RouteStack(elements: routes) { setStack(stack, at: path) }
      return
    }
    layAbove(tree.root.visibleRoot.route, routes, at: path)
  }

  private mutating func lay(_ plan: LinkPlan<R>, inTab key: R) {
    guard let path = tree.path(ofTab: key), let container = tree.container(at: path) else { return }
    tree.dismiss(at: path.layer)
    tree.select(path)
    let isDone = lay(plan, inColumnsAround: container.visiblePath(from: path), under: path, key: key)
    if isDone || lay(plan, inColumnsAroundTab: path, key: key) { return }
    let routes = plan.routes
    layAbove(container.visibleRoot.route, key: key, routes, at: container.visiblePath(from: path))
  }

  /// Puts routes into the columns around a tab.
  ///
  /// Routes before the first placed one belong to the tab.
  ///
  /// - Parameters:
  ///   - plan: What is placed where.
  ///   - tab: The path of the tab.
  ///   - key: The key of the tab.
  /// - Returns: `false` if nothing is placed in columns, or there are none around the tab.
  private mutating func lay(_ plan: LinkPlan<R>, inColumnsAroundTab tab: BranchPath, key: R) -> Bool {
    guard !plan.columns.isEmpty, let place = tree.columns(around: tab),
      let container = tree.container(at: tab)
    else { return false }
    layAbove(container.visibleRoot.route, key: key, plan.stack, at: container.visiblePath(from: tab))
    fillColumns(at: place, with: plan)
    return true
  }

  /// Puts routes into columns.
  ///
  /// Routes before the first placed one belong to the first column, which keeps its root. Each of the other
  /// columns is filled anew, and those after the last one are emptied.
  ///
  /// - Parameters:
  ///   - plan: What is placed where.
  ///   - path: A place in the columns.
  ///   - outer: Where to look for columns: inside this container.
  ///   - key: The key of the tab that this is, if any.
  /// - Returns: `false` if nothing is placed in columns, or there are none.
  private mutating func lay(
    _ plan: LinkPlan<R>, inColumnsAround path: BranchPath, under outer: BranchPath = .root,
    key: R? = nil
  ) -> Bool {
    guard !plan.columns.isEmpty, let place = tree.columns(around: path),
      place.branchCount >= outer.branchCount,
      case .columns(let columns)? = tree.container(at: place)
    else { return false }
    if !plan.stack.isEmpty, plan.columns[0].index > 0 {
      let first = place.appending(branch: 0)
      tree.focusColumn(0, in: place)
      layAbove(columns[0].visibleRoot.route, key: key, plan.stack, at: columns[0].visiblePath(from: first))
    }
    fillColumns(at: place, with: plan)
    return true
  }

  /// Fills columns in order with the routes that are placed in them.
  private mutating func fillColumns(at place: BranchPath, with plan: LinkPlan<R>) {
    for (index, routes) in plan.columns {
      guard let stack = RouteStack(elements: routes),
        case .columns(let current)? = tree.container(at: place)
      else { continue }
      if index <= 0, !current[0].isStack {
        // Tabs in the first column stay, and the selected one gets the link's stack.
        tree.clearColumns(from: 1, in: place)
        tree.focusColumn(0, in: place)
        layAbove(
          current[0].visibleRoot.route, routes,
          at: current[0].visiblePath(from: place.appending(branch: 0)))
      } else {
        fill(.stack(stack), column: min(max(index, 0), current.places - 1), in: place)
      }
    }
  }

  /// Puts what comes after a stack's root on the stack.
  private mutating func layAbove(_ root: R, key: R? = nil, _ routes: [R], at path: BranchPath) {
    guard let last = routes.lastIndex(where: { $0 == key || $0.identity == root.identity }) else {
      setStack(RouteStack(root: root, pushed: routes), at: path)
      return
    }
    // A link may lead to the place of the root with another route.
    let newRoot = routes[last].identity == root.identity ? routes[last] : root
    setStack(RouteStack(root: newRoot, pushed: Array(routes[(last + 1)...])), at: path)
  }

  /// Presents a modal over everything, or changes the topmost one if it is the same.
  private mutating func present(_ routes: [R], as presentation: Presentation) {
    guard let stack = RouteStack(elements: routes) else { return }
    let top = tree.modals.count - 1
    let wanted = tree.reconciledModals(with: [Modal(presentation, stack)], from: max(0, top), ids: &ids)
    if top >= 0, wanted.first?.root.id == tree.modals[top].root.id { tree.modals.removeLast() }
    tree.modals += wanted
  }
}

extension Tree where Element: Route, Element.R == Element {
  /// Goes to where a link leads, in a tree that no window shows yet.
  ///
  /// - Parameters:
  ///   - destination: Where the link leads.
  ///   - placement: Where a route goes. A route that is the key of a tab goes there if it would be pushed.
  /// - Complexity: O(*n*), where *n* is the number of places in the tree.
  package mutating func open(
    _ destination: LinkDestination<Element>, placement: (Element) -> Placement<Element> = { _ in .push }
  ) {
    var ids = EntryID.Generator()
    let entries = EntryTree(self, ids: &ids)
    var editor = TreeEditor(tree: entries, ids: ids)
    editor.open(destination, isShown: false, placement: placement)
    self = editor.routes
  }
}

extension Tree {
  /// The key of the tab that a route, as a key, leads to.
  fileprivate func key(ofTab key: Element.R) -> Element.R? {
    guard let path = path(ofTab: key), let parent = path.parent, case .tabs(let tabs)? = container(at: parent)
    else {
      return nil
    }
    return tabs[path.branch(at: path.branchCount - 1)].key
  }
}

extension Container {
  /// The root of the stack that the selected tabs lead to.
  fileprivate var visibleRoot: Element {
    switch self {
    case .stack(let stack): stack.root
    case .tabs(let tabs): tabs.selected.container.visibleRoot
    case .columns(let columns): columns.frontContainer.visibleRoot
    }
  }
}
