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

  /// The routes from the root to the one that the user sees: in each layer, the selected tabs' keys and the
  /// stack.
  ///
  /// It is what a title line or a breadcrumb shows.
  ///
  /// - Complexity: O(*n*), where *n* is the number of routes in the result.
  @inlinable public var visibleRoutes: [Element.R] {
    var routes: [Element.R] = []
    for layer in 0..<layerCount {
      var container = self.layer(layer)
      var key: Element.R?
      while case .tabs(let tabs) = container {
        key = tabs.selectedKey
        routes.append(tabs.selectedKey)
        container = tabs.selected.container
      }
      guard case .stack(let stack) = container else { continue }
      // A tab's key is most often its root's route too, and is said once.
      let isRootSaid = key == stack.root.route
      for element in stack.storage.dropFirst(isRootSaid ? 1 : 0) { routes.append(element.route) }
    }
    return routes
  }
}
