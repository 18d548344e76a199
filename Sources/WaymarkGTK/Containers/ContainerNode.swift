#if GTK && canImport(CGTK4)
  import CGTK4
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

  /// A stack of the tree and the `GtkStack` that shows it, a page for every entry.
  @MainActor
  final class StackNode {
    let pager = Pager()

    /// The entries as the host shows them, or is about to, bottom first.
    var entries: [EntryID] = []
  }
#endif
