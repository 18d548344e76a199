#if GTK && canImport(CGTK4)
  import Waymark

  /// A container of the tree and the widget that shows it.
  @MainActor
  enum ContainerNode<R: Route> {
    case stack(StackNode)
    case tabs(TabsNode<R>)

    var widget: WidgetPointer {
      switch self {
      case .stack(let stack): stack.pager.reference.widget
      case .tabs(let tabs): tabs.reference.widget
      }
    }

    /// The node that the tabs of a path lead to.
    func node(at path: ContainerPath, from depth: Int = 0) -> ContainerNode? {
      guard depth < path.tabCount else { return self }
      guard case .tabs(let tabs) = self, tabs.children.indices.contains(path.tab(at: depth)) else {
        return nil
      }
      return tabs.children[path.tab(at: depth)].node(at: path, from: depth + 1)
    }

    /// The keys of the tabs that lead to some tabs, the outermost first, or `nil` if they are not in here.
    func keys(to tabs: TabsNode<R>) -> [R]? {
      guard case .tabs(let own) = self else { return nil }
      if own === tabs { return [] }
      for (key, child) in zip(own.keys, own.children) {
        if let keys = child.keys(to: tabs) { return [key] + keys }
      }
      return nil
    }

    /// The stack that is seen.
    var visibleStack: StackNode {
      switch self {
      case .stack(let stack): stack
      case .tabs(let tabs): tabs.children[tabs.selection].visibleStack
      }
    }

    func forEachStack(_ body: (StackNode) -> Void) {
      switch self {
      case .stack(let stack): body(stack)
      case .tabs(let tabs): for child in tabs.children { child.forEachStack(body) }
      }
    }
  }
#endif
