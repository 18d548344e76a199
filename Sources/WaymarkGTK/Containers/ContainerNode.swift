#if GTK && canImport(CGTK4)
  import Waymark

  /// A container of the tree and the widget that shows it.
  @MainActor
  enum ContainerNode<R: Route>: HostContainer {
    case stack(StackNode)
    case tabs(TabsNode<R>)

    var widget: WidgetPointer {
      switch self {
      case .stack(let stack): stack.pager.reference.widget
      case .tabs(let tabs): tabs.reference.widget
      }
    }

    var tabs: (keys: [R], children: [ContainerNode], selection: Int)? {
      guard case .tabs(let tabs) = self else { return nil }
      return (tabs.keys, tabs.children, tabs.selection)
    }

    /// The stack that is seen.
    var visibleStack: StackNode {
      switch self {
      case .stack(let stack): stack
      case .tabs(let tabs): tabs.children[tabs.selection].visibleStack
      }
    }
  }
#endif
