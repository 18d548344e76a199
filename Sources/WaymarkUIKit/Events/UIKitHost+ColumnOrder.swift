import Waymark

/// Puts right columns that other code has emptied, filled or stacked in another order.
extension UIKitHost {
  /// Empties all columns and fills them again in their order, because the column that is set first is the one below all.
  func putRight(_ node: ColumnsNode<R>) {
    guard let split = node.split else { return }
    ownChange {
      let contents = (0..<node.capacity).map { split.viewController(for: node.column(at: $0)) }
      let isForeign = contents.indices.map { node.holders[$0] == nil }
      for index in contents.indices.reversed() { split.setViewController(nil, for: node.column(at: index)) }
      // Emptying a column may have ended a step that takes columns away, so ask for the holders only now.
      for index in contents.indices {
        let controller = isForeign[index] ? contents[index] : node.holders[index]
        split.setViewController(controller, for: node.column(at: index))
      }
      for case let shell as ColumnShell in node.holders where hasLeftovers(shell) {
        shell.setViewControllers(shell.viewControllers.filter { !leftovers.contains($0) }, animated: false)
      }
    }
    // The user has not left the column that was on top.
    node.lastTop = min(node.lastTop, node.top)
    show(node, isAnimated: false)
  }

  /// Whether the columns hold what they should, in the right order.
  func isInOrder(_ node: ColumnsNode<R>) -> Bool {
    let shells = node.holders.lazy.compactMap { $0 as? ColumnShell }
    return node.isArranged && isStackedUp(node) && !shells.contains { hasLeftovers($0) }
  }

  /// Whether the shell around a column holds released screens, which UIKit has moved there with the column's stack.
  ///
  /// A shell is no stack of the tree, so the host looks for them here alone.
  private func hasLeftovers(_ shell: ColumnShell) -> Bool {
    shell.viewControllers.contains { leftovers.contains($0) }
  }

  /// Whether the columns that lie on the first one's stack while collapsed lie above what is its own, in their order, and none
  /// is missing between them.
  private func isStackedUp(_ node: ColumnsNode<R>) -> Bool {
    guard let base = node.base else { return true }
    if node.isFirstDisplaced { return false }
    var last = 0
    for controller in base.viewControllers {
      if let index = node.index(ofLater: controller) {
        guard index == last + 1 else { return false }
        last = index
      } else if last > 0, entry(of: controller) != nil || controller is LayerController {
        return false
      }
    }
    return true
  }
}
