/// A way back from a screen that the user sees.
package enum WayBack {
  /// Off the stack.
  case pop
  /// To the column before, which is seen beside the one in front.
  case column(BranchPath)
  /// Out of the column that covers the one before, whose root goes.
  case close(EntryID)
  /// Out of the modal.
  case dismiss
}

extension Tree {
  /// The ways back from what is seen in a layer, the nearest first; none at the very bottom.
  ///
  /// - Parameters:
  ///   - layer: The layer: 0 is the root, 1 the lowest modal.
  ///   - room: How many columns fit.
  /// - Returns: The ways.
  /// - Complexity: O(*d*), where *d* is how deep containers are nested.
  package func waysBack<R: Route>(inLayer layer: Int, room: Int) -> [WayBack] where Element == Entry<R> {
    let visible = visiblePath(inLayer: layer)
    var ways: [WayBack] = []
    if let count = stackCount(at: visible), count > 1 { ways.append(.pop) }
    for path in sequence(first: visible, next: { $0.parent }).dropFirst() {
      guard case .columns(let columns)? = container(at: path), columns.front > 0 else { continue }
      let before = path.appending(branch: columns.front - 1)
      ways.append(room > 1 ? .column(before) : .close(columns.frontContainer.root.id))
    }
    return layer == 0 ? ways : ways + [.dismiss]
  }
}

extension Router {
  /// Goes back, as an ordinary navigation.
  @discardableResult
  package func go(_ way: WayBack, options: NavigationOptions = .standard) -> Navigation {
    switch way {
    case .pop: pop(options: options)
    case .column(let path): select(path, options: options)
    case .close(let id): close(id, options: options)
    case .dismiss: dismiss(options: options)
    }
  }
}
