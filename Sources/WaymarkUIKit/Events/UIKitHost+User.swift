import Waymark

extension UIKitHost: ContainerObserver {
  // MARK: Ways back and tabs, where UIKit waits for an answer

  func backButtonWasTapped(on stack: UINavigationController) {
    // The bar of the first column's stack shows what is on top of the column that lies on it.
    let innermost = stack.innermost
    let stack = innermost.viewControllers.count > 1 ? innermost : stack
    if let first = firstToLeave(stack), let ownRouter {
      ownRouter.close(first)
    } else {
      stack.popViewController(animated: true)
    }
  }

  /// The entry that is left when a stack goes back by one: its top, or the root of the column that lies on it.
  private func firstToLeave(_ stack: UINavigationController) -> EntryID? {
    stack.topViewController.flatMap { entry(of: $0) ?? columnRoot(of: $0) }
  }

  /// Whether a line of the back button's menu, or code outside Waymark, may go back to a controller at once.
  ///
  /// Where a screen that would go may object, the router is asked to close it instead.
  func mayPop(_ stack: UINavigationController, to controller: UIViewController) -> Bool {
    guard !isChanging, let index = stack.viewControllers.lastIndex(where: { $0 === controller }) else {
      return true
    }
    let above = stack.viewControllers[(index + 1)...]
    let lowest = above.lazy.compactMap { self.entry(of: $0) }.first
    if let lowest, isFirst(lowest, in: stack) { return false }
    let left = [lowest, above.lazy.compactMap { self.columnRoot(of: $0) }.first].compactMap { $0 }
    guard let ownRouter, left.contains(where: { !ownRouter.host.mayLeave($0) }) else { return true }
    ownRouter.edit { editor in
      for id in left.reversed() { editor.close(id) }
    }
    return false
  }

  /// Whether an entry is the router's first in a stack, which nobody leaves for what other code has put below it.
  private func isFirst(_ id: EntryID, in stack: UINavigationController) -> Bool {
    guard case .stack(let node)? = layers.place(where: { $0.controller === stack })?.container else {
      return false
    }
    return node.entries.first == id
  }

  func mayTapTab(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
    let place = layers.place { $0.controller === tabs }
    guard let ownRouter, let place, case .tabs(let node) = place.container,
      let index = node.index(of: controller)
    else { return true }
    let path = place.path.appending(branch: index)
    if tabs.selectedViewController === controller { return mayGoToRoot(node, index, path, ownRouter) }
    guard index != node.selection else { return true }
    node.tapped = controller
    let tap = ownRouter.select(path)
    Task { @MainActor [weak node, weak controller] in
      _ = await tap.outcome
      if let node, node.tapped === controller { node.tapped = nil }
    }
    return false
  }

  /// Whether UIKit may go to the root of the selected tab, which the user has tapped; else the router goes there.
  ///
  /// UIKit may where the router has nothing to do, or other code has put screens on top. Elsewhere it would close columns, and go back
  /// in the middle of a push that the router has taken back already.
  private func mayGoToRoot(
    _ node: TabsNode<R>, _ index: Int, _ path: BranchPath, _ router: Router<R>
  ) -> Bool {
    let content = node.children[index]
    if case .stack(let stack) = content, stack.entries.count > 1,
      stack.controller.viewControllers.count > stack.entries.count, router.host.mayLeave(stack.entries[1])
    {
      return true
    }
    let tap = router.host.tapTab(at: path)
    let hasColumns = if case .columns = content { true } else { false }
    if tap.currentOutcome == .unchanged, !hasColumns, router.host.isAtRest { return true }
    node.delegate.forwardDidSelect(node.controller, content.controller)
    return false
  }

  // MARK: Gestures that are held

  func mayBeginSwipe(on stack: UINavigationController) -> Bool {
    guard let first = firstToLeave(stack), let ownRouter else { return true }
    // At the root of a column that lies on another column's stack, the swipe on that stack goes back, and this one does not.
    if isFirst(first, in: stack), columnRoot(of: stack) != first { return false }
    return ownRouter.host.mayLeave(first)
  }

  func isHeld(_ controller: UIViewController) -> Bool {
    guard let layer = layers.dropFirst().first(where: { $0.controller === controller }) else { return false }
    return ownRouter.map { !$0.host.mayLeave(layer.root) } ?? false
  }

  func heldPullWasAttempted(at controller: UIViewController) {
    guard isHeld(controller), let layer = layers.first(where: { $0.controller === controller }) else {
      return
    }
    ownRouter?.close(layer.root)
  }
}
