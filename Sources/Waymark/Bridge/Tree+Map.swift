package import WaymarkState

// The core knows places and trees of boxes; an app knows those of its own routes. Both have the same shape.

extension Container {
  /// The same container with other elements, and with other keys of tabs.
  package func map<Other: TreeElement>(
    _ key: (Element.R) -> Other.R, _ element: (Element) -> Other
  ) -> Container<Other> {
    switch self {
    case .stack(let stack):
      return .stack(RouteStack(root: element(stack.root), pushed: stack.pushed.map(element)))
    case .tabs(let tabs):
      let mapped = tabs.tabs.map { RouteTab(key($0.key), $0.container.map(key, element)) }
      return .tabs(RouteTabs(mapped, selectedKey: key(tabs.selectedKey)))
    case .columns(let columns):
      let filled = columns.filled.map { $0.map(key, element) }
      guard let mapped = RouteColumns(capacity: columns.capacity, filled: filled, front: columns.front) else {
        preconditionFailure("Columns of the same shape are valid")
      }
      return .columns(mapped)
    }
  }
}

extension Modal {
  package func map<Other: TreeElement>(_ key: (Element.R) -> Other.R, _ element: (Element) -> Other) -> Modal<
    Other
  > {
    Modal<Other>(presentation, container.map(key, element))
  }
}

extension Tree {
  package func map<Other: TreeElement>(_ key: (Element.R) -> Other.R, _ element: (Element) -> Other) -> Tree<
    Other
  > {
    Tree<Other>(root.map(key, element), modals: modals.map { $0.map(key, element) })
  }
}
