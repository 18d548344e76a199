import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The changes of other code, found by comparing what UIKit shows with what the host has shown.
extension UIKitHost {
  func nextChange(from lowest: Int) -> FoundChange<R>? {
    if let index = layers.dropFirst(max(1, lowest)).firstIndex(where: { $0.isGone && !$0.isComing }),
      isKnown(layers[index].root)
    {
      return .dismissed(layer: index)
    }
    for index in layers.indices.dropFirst(lowest) {
      if let found = change(in: layers[index].node, at: BranchPath(layer: index)) { return found }
    }
    return nil
  }

  private func change(in node: ContainerNode<R>, at path: BranchPath) -> FoundChange<R>? {
    switch node {
    case .alert: return nil
    case .stack(let stack): return change(in: stack)
    case .tabs(let tabs):
      if !tabs.isDisarranged, !tabs.isArranged { return .disarrangedTabs(tabs) }
      if let index = tabs.index(of: tabs.controller.selectedViewController), index != tabs.selection,
        case .tabs(let shown)? = router?.host.shown?.container(at: path),
        shown.selectedIndex == tabs.selection,
        isShown(tabs.children[index], as: index, in: shown)
      {
        // One picked in a tab that is not selected itself would select that too.
        if isSelected(path) { return .selected(tabs, index, path) }
        // Where the tab bar controller will not have it, the next step tries again.
        if !tabs.refusesSelection { return .hiddenSelection(tabs) }
      }
      for (index, child) in tabs.children.enumerated() {
        if let found = change(in: child, at: path.appending(branch: index)) { return found }
      }
      return nil
    case .columns(let columns):
      if let found = change(in: columns, at: path) { return found }
      for (index, child) in columns.children.enumerated() {
        if let found = change(in: child, at: path.appending(branch: index)) { return found }
      }
      return nil
    }
  }

  /// A controller that is missing in the columns, or on top of them while collapsed.
  private func change(in node: ColumnsNode<R>, at path: BranchPath) -> FoundChange<R>? {
    guard !node.isSettling else { return nil }
    if !node.isDisarranged, !isInOrder(node) { return .disarrangedColumns(node) }
    guard let base = node.base else { return nil }
    let top = node.top
    if top == node.front {
      node.lastTop = top
      node.frontInsistence = 0
      return nil
    }
    if let transition = base.transitionCoordinator {
      tellExternalChanges(after: transition)
      return nil
    }
    if top < node.front, node.lastTop > top, node.children.indices.contains(top + 1) {
      guard let root = node.children[top + 1].root, isKnown(root) else { return nil }
      return .closedColumns(node, from: top + 1)
    }
    if node.refusesFront { return nil }
    if top > node.front, case .columns(let shown)? = router?.host.shown?.container(at: path),
      shown.front == node.front,
      shown.filled.indices.contains(top), node.children.indices.contains(top),
      shown[top].root.id == node.children[top].root, isSelected(path)
    {
      return .broughtToFront(node, top, path)
    }
    return .hiddenFront(node)
  }

  /// Whether a tab is the one that the router knows there: a path alone may lead to what another host shows, or to a tab
  /// that is where this one will be.
  private func isShown(_ child: ContainerNode<R>, as index: Int, in shown: RouteTabs<Entry<R>>) -> Bool {
    guard shown.tabs.indices.contains(index) else { return false }
    let root = shown.tabs[index].container.root.id
    var isFound = false
    child.forEachEntry { if $0 == root { isFound = true } }
    return isFound
  }

  /// Whether every tab that leads to a container is the selected one, and every column seen.
  private func isSelected(_ path: BranchPath) -> Bool {
    var current = path
    while let parent = current.parent {
      let isFocused =
        switch layers.container(at: parent) {
        case .tabs(let tabs)?: tabs.selection == current.branch(at: current.branchCount - 1)
        // A column that is seen comes to front with it.
        case .columns(let columns)?: columns.seen.contains(current.branch(at: current.branchCount - 1))
        default: false
        }
      guard isFocused else { return false }
      current = parent
    }
    return true
  }

  /// A screen that is missing in a stack that no transition is changing, or should not be there.
  private func change(in node: StackNode) -> FoundChange<R>? {
    leftovers.forgetOthers()
    let count = node.presentCount(after: otherReleases)
    if count == node.entries.count { return nil }
    if let count, count > 0, node.controller.splitViewController == nil { return pop(of: node, to: count) }
    let controllers = node.controller.viewControllers
    let there = controllers.compactMap { entry(of: $0) }
    let hasLeftovers = controllers.contains { leftovers.contains($0) }
    guard there != node.entries || hasLeftovers else {
      if controllers.count == there.count {
        node.note(controllers.map { ObjectIdentifier($0) }, releases: otherReleases)
      }
      return nil
    }
    if let transition = node.controller.transitionCoordinator {
      tellExternalChanges(after: transition)
      return nil
    }
    // A screen that a split view has put on another column's stack as it expanded has not been left.
    if !node.isDisarranged, !elsewhere(node).isEmpty { return .disarranged(node) }
    // UIKit has taken back more than was given up.
    if hasLeftovers, there.isEmpty { return node.isDisarranged ? nil : .disarranged(node) }
    let present = Set(there)
    var top = node.entries.count
    while top > 0, !present.contains(node.entries[top - 1]) { top -= 1 }
    if top == 0, node.entries.count > 1 { top = 1 }
    if top > 0, top < node.entries.count {
      return isKnown(node.entries[top]) ? .popped(node, from: top) : nil
    }
    let missing = node.entries.dropFirst().filter { !present.contains($0) && !node.missing.contains($0) }
    if !missing.isEmpty { return .takenOut(node, missing) }
    // The root always stays, and nobody can tell the router of another order.
    let isArranged =
      there == node.entries.filter { present.contains($0) } && present.contains(node.entries[0])
    return (isArranged && !hasLeftovers) || node.isDisarranged ? nil : .disarranged(node)
  }

  /// The change to report of a stack from whose top screens have gone and that no transition is changing.
  private func pop(of node: StackNode, to count: Int) -> FoundChange<R>? {
    if let transition = node.controller.transitionCoordinator {
      tellExternalChanges(after: transition)
      return nil
    }
    return isKnown(node.entries[count]) ? .popped(node, from: count) : nil
  }

  /// Whether a stack is known to hold the screens of its entries and nothing else, for which none of them is looked at.
  func isAsShown(_ node: StackNode) -> Bool {
    node.presentCount(after: otherReleases) == node.entries.count
  }

  /// The screens of a stack that lie on another one in the same split view.
  func elsewhere(_ node: StackNode) -> [UIViewController] {
    guard let split = node.controller.splitViewController else { return [] }
    return node.entries.compactMap { screens[$0] }.filter { screen in
      guard let stack = screen.navigationController else { return false }
      return stack !== node.controller && stack.splitViewController === split
    }
  }

  /// Whether it can be taken over that an entry is gone; what is only just coming, the router may not know yet, and is told
  /// when that has come.
  func isKnown(_ id: EntryID) -> Bool {
    guard let listener, listener.host.tree.firstPosition(where: { $0.id == id }) != nil else { return true }
    return isNews(id)
  }

  /// Whether the router knows an entry, as it does not know those any more that another host has led away from.
  func isOfRouter(_ id: EntryID) -> Bool {
    router?.host.tree.firstPosition(where: { $0.id == id }) != nil || isNews(id)
  }

  /// Whether the router has an entry on the screen, or just coming, so that it has to hear that it is gone.
  func isNews(_ id: EntryID) -> Bool {
    router?.host.shown?.firstPosition(where: { $0.id == id }) != nil || isComing(id)
  }

  /// Whether a rebuild under way brings an entry that the router wants and does not know to be shown.
  func isBeingBuilt(_ id: EntryID) -> Bool {
    guard let listener, let request, request.step == nil else { return false }
    let isThere = { (tree: EntryTree<R>?) in tree?.firstPosition(where: { $0.id == id }) != nil }
    let isWanted = isThere(listener.host.tree) && isThere(request.acknowledgement.rebuildTarget)
    return isWanted && !isThere(listener.host.shown)
  }

  /// Whether the step under way brings an entry.
  func isComing(_ id: EntryID) -> Bool {
    switch request?.acknowledgement.step?.change {
    case .stack(let change): change.inserted.contains { $0.id == id }
    case .present(let modal, _): modal.root.id == id
    case .columns(let change): change.inserted.contains { $0.root.id == id }
    default: false
    }
  }
}
