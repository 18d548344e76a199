package import Waymark

extension TreeEditor {
  /// Goes to where a link leads: lays its last place over the window, with its back stack there.
  ///
  /// Only the last place that opens otherwise than by a push is laid over a window that shows something, with all that
  /// follow it. A place in a modal comes over what is there, on a stack of its own; the topmost modal stays if it is
  /// the same. Any other closes the modals. In a window whose root is a stack, the link's stack replaces it. In tabs,
  /// the selected tab, or the one that a route is placed in, keeps its root and gets the link's stack on top; the other
  /// tabs stay as they are. Entries whose routes stay are kept.
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
      case .visible:
        dismissAll()
        lay(plan, under: .root)
      case .tab(let key): lay(plan, inTab: key)
      case .root: setRoot(.stack(RouteStack(elements: plan.routes) ?? RouteStack(root: destination.route)))
      case .modal(let presentation): present(plan.routes, as: presentation)
      }
    }
  }

  private func placement(of route: R, _ placement: (R) -> Placement<R>) -> Placement<R> {
    let placed = placement(route)
    switch placed {
    case .presented(.push): return path(ofTab: route) == nil ? .push : .tab(route)
    case .tab(let key, _): return path(ofTab: key) == nil ? .push : placed
    case .presented, .column, .root: return placed
    }
  }

  private mutating func lay(_ plan: LinkPlan<R>, inTab key: R) {
    guard let path = path(ofTab: key) else { return }
    places.dismiss(at: path.layer)
    places.select(path)
    lay(plan, under: path, key: key)
  }

  /// Puts routes on the stack, or into the columns, that the user would see.
  ///
  /// Routes before the first that is placed in a column belong to the first column, or to a tab in it that is meant.
  /// Each of the other columns is filled anew, and those after the last one are emptied.
  ///
  /// - Parameters:
  ///   - plan: The routes.
  ///   - outer: The window or the tab that they belong to, which the user would see.
  ///   - key: The key of the tab, if it is one.
  private mutating func lay(_ plan: LinkPlan<R>, under outer: BranchPath, key: R? = nil) {
    guard !plan.columns.isEmpty, let columns = places.columns(around: places.visiblePath) else {
      layAbove(plan.routes, at: outer, key: key)
      return
    }
    if columns.branchCount < outer.branchCount {
      layAbove(plan.stack, at: outer, key: key)
    } else if plan.columns[0].index > 0, !plan.stack.isEmpty {
      places.focusColumn(0, in: columns)
      layAbove(plan.stack, at: columns.appending(branch: 0), key: key)
    }
    for (index, routes) in plan.columns {
      guard let stack = RouteStack(elements: routes),
        case .columns(let current)? = places.container(at: columns)
      else {
        continue
      }
      if index <= 0, !current[0].isStack {
        // Tabs in the first column stay, and the selected one gets the link's stack.
        places.clearColumns(from: 1, in: columns)
        places.focusColumn(0, in: columns)
        layAbove(routes, at: columns.appending(branch: 0))
      } else {
        fill(.stack(stack), column: min(max(index, 0), current.capacity - 1), in: columns)
      }
    }
  }

  /// Puts routes on the stack of a container that the user would see: above its root, or in its place in a window that
  /// is one stack.
  private mutating func layAbove(_ routes: [R], at outer: BranchPath, key: R? = nil) {
    guard let path = places.container(at: outer)?.visiblePath(from: outer),
      let root = places.stack(at: path)?.root.route.typed(R.self), let all = RouteStack(elements: routes)
    else { return }
    guard path.branchCount > 0 else {
      setStack(all, at: path)
      return
    }
    guard let last = routes.lastIndex(where: { $0.identity == key?.identity || $0.identity == root.identity })
    else {
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
    let top = places.modals.count - 1
    let wanted = places.reconciledModals(
      with: [Modal(presentation, stack).boxed], from: max(0, top), ids: &ids)
    if top >= 0, wanted.first?.root.id == places.modals[top].root.id { places.modals.removeLast() }
    places.modals += wanted
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
    var editor = TreeEditor<Element>(entries.boxedPlaces(), ids: ids)
    editor.open(destination, isShown: false, placement: placement)
    self = editor.tree.routes
  }
}
