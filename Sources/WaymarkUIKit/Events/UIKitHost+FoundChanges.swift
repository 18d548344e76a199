import Waymark

/// A change that was made without Waymark, as the host finds it.
///
/// All but the last are facts, which the router takes over.
enum FoundChange<R: Route> {
  case dismissed(layer: Int)
  case popped(StackNode, from: Int)
  case closedColumns(ColumnsNode<R>, from: Int)
  /// Another tab is selected, or another column brought to front.
  case selected(BranchPath)
  /// A container shows anything else than it should, and is put right.
  case wrong(ContainerNode<R>)
}

/// The changes of other code, found by comparing what UIKit shows with what the host has shown.
extension UIKitHost {
  /// The next change, facts about modals first, then those of each container.
  ///
  /// - Parameter tried: The controllers of containers that have been put right already.
  /// - Returns: The change, or `nil` if there is none.
  func nextChange(besides tried: Set<ObjectIdentifier>) -> FoundChange<R>? {
    if let index = layers.dropFirst().firstIndex(where: { $0.isGone && !$0.isComing }),
      mayTakeOver(layers[index].root)
    {
      return .dismissed(layer: index)
    }
    for (node, path) in layers.places {
      let wrong = tried.contains(ObjectIdentifier(node.controller)) ? nil : FoundChange.wrong(node)
      if let found = change(in: node, at: path, or: wrong) { return found }
    }
    return nil
  }

  /// A screen that is missing in a stack at rest, or should not be there; `wrong` is `nil` if the stack was put right before.
  func change(in node: StackNode, or wrong: FoundChange<R>?) -> FoundChange<R>? {
    leftovers.forgetOthers()
    var there: [EntryID] = []
    var hasLeftovers = false
    for controller in node.controller.viewControllers {
      if let id = entry(of: controller) {
        there.append(id)
      } else if leftovers.contains(controller) {
        hasLeftovers = true
      }
    }
    guard there != node.entries || hasLeftovers else { return nil }
    if let transition = node.controller.transitionCoordinator {
      look(after: transition)
      return nil
    }
    // A screen that a split view has put on another column's stack as it expanded has not been left.
    if let wrong, !elsewhere(node).isEmpty { return wrong }
    // UIKit has taken back the router's screens too, below the one whose push was given up.
    if hasLeftovers, there.isEmpty { return wrong }
    // The root always stays.
    let present = Set(there)
    let top = max(1, (node.entries.lastIndex { present.contains($0) } ?? 0) + 1)
    guard top < node.entries.count else { return wrong }
    return mayTakeOver(node.entries[top]) ? .popped(node, from: top) : nil
  }

  /// Tabs that are missing or in another order, or another one that is selected.
  func change(
    in node: TabsNode<R>, at path: BranchPath, or wrong: FoundChange<R>?
  ) -> FoundChange<R>? {
    if let wrong, !node.isArranged { return wrong }
    guard let index = node.index(of: node.controller.selectedViewController), index != node.selection,
      case .tabs(let shown)? = router?.host.shown?.container(at: path),
      shown.selectedIndex == node.selection, isShown(node.children[index], as: index, in: shown)
    else { return nil }
    // The router would select the tabs around it too, so a selection where nobody sees it is undone.
    return isSeen(path) ? .selected(path.appending(branch: index)) : wrong
  }

  /// A controller that is missing in the columns, or on top of them while collapsed.
  func change(
    in node: ColumnsNode<R>, at path: BranchPath, or wrong: FoundChange<R>?
  ) -> FoundChange<R>? {
    guard !node.isSettling else { return nil }
    if let wrong, !isInOrder(node) { return wrong }
    guard let base = node.base else { return nil }
    let top = node.top
    if top == node.front {
      node.lastTop = top
      return nil
    }
    if let transition = base.transitionCoordinator {
      look(after: transition)
      return nil
    }
    if top < node.front, node.lastTop > top, node.children.indices.contains(top + 1) {
      guard let root = node.children[top + 1].root, mayTakeOver(root) else { return nil }
      return .closedColumns(node, from: top + 1)
    }
    if top > node.front, case .columns(let shown)? = router?.host.shown?.container(at: path),
      shown.front == node.front,
      shown.filled.indices.contains(top), node.children.indices.contains(top),
      shown[top].root.id == node.children[top].root, isSeen(path)
    {
      return .selected(path.appending(branch: top))
    }
    return wrong
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

  /// Whether a container can be seen in its layer: every tab that leads to it is selected, and every column shown.
  func isSeen(_ path: BranchPath) -> Bool {
    layers.way(to: path).allSatisfy { container, branch in
      if case .columns(let columns) = container { return columns.seen.contains(branch) }
      return container.branches?.focus == branch
    }
  }

  /// The screens of a stack that lie on another one in the same split view.
  func elsewhere(_ node: StackNode) -> [UIViewController] {
    guard let split = node.controller.splitViewController else { return [] }
    return node.entries.compactMap { screens[$0] }.filter { screen in
      guard let stack = screen.navigationController else { return false }
      return stack !== node.controller && stack.splitViewController === split
    }
  }

  // MARK: The router's knowledge

  /// Whether the host may take over now that an entry has gone.
  ///
  /// The router may not know an entry yet that a rebuild is just bringing, and hears of it when that has ended.
  private func mayTakeOver(_ id: EntryID) -> Bool {
    guard let ownRouter, ownRouter.hasEntry(id) else { return true }
    return mustReport(id)
  }

  /// Whether the router takes an entry for shown or just coming, so that it has to hear that the entry has gone.
  func mustReport(_ id: EntryID) -> Bool {
    router?.isShown(id) == true || isBroughtByStep(id)
  }

  /// Whether the rebuild under way brings an entry that the router wants and does not take for shown.
  func isBroughtByRebuild(_ id: EntryID) -> Bool {
    guard let ownRouter, let request, request.step == nil else { return false }
    guard ownRouter.hasEntry(id), !ownRouter.isShown(id) else { return false }
    return request.acknowledgement.rebuildTarget?.position(of: id) != nil
  }

  /// Whether the step under way brings an entry to the screen.
  func isBroughtByStep(_ id: EntryID) -> Bool {
    switch request?.acknowledgement.step?.change {
    case .stack(let change): change.inserted.contains { $0.id == id }
    case .present(let modal, _): modal.root.id == id
    case .columns(let change): change.inserted.contains { $0.root.id == id }
    default: false
    }
  }
}
