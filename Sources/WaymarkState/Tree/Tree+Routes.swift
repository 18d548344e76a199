extension Tree {
  /// The tree of plain routes: the same places without identity.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable public var routes: RouteTree<Element.R> {
    RouteTree<Element.R>(
      root.mapElements { $0.route },
      modals: modals.map { modal in
        Modal<Element.R>(style: modal.style, container: modal.container.mapElements { $0.route })
      })
  }

  /// The routes from the root to the one that the user sees: in each layer, the selected tabs' keys, the columns up
  /// to the one in front, and the stack.
  ///
  /// It is what a title line or a breadcrumb shows.
  ///
  /// - Complexity: O(*n*), where *n* is the number of routes in the result.
  @inlinable public var visibleRoutes: [Element.R] {
    var routes: [Element.R] = []
    for layer in 0..<layerCount { self.layer(layer).appendVisibleRoutes(to: &routes, key: nil) }
    return routes
  }
}

extension Container {
  /// Adds the routes that lead to what is seen of this container.
  ///
  /// - Parameters:
  ///   - routes: Where to add them.
  ///   - key: The key of the tab that the container is in, which has been said.
  @inlinable
  func appendVisibleRoutes(to routes: inout [Element.R], key: Element.R?) {
    switch self {
    case .stack(let stack):
      // A tab's key is most often its root's route too, and is said once.
      let isRootSaid = key == stack.root.route
      for element in stack.storage.dropFirst(isRootSaid ? 1 : 0) { routes.append(element.route) }
    case .tabs(let tabs):
      routes.append(tabs.selectedKey)
      tabs.selected.container.appendVisibleRoutes(to: &routes, key: tabs.selectedKey)
    case .columns(let columns):
      for index in 0...columns.front {
        columns.storage[index].appendVisibleRoutes(to: &routes, key: index == 0 ? key : nil)
      }
    }
  }
}
