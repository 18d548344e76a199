#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// A container of the tree and the widget that shows it.
  @MainActor
  enum ContainerNode<R: Route>: HostContainer {
    case stack(StackNode)
    case tabs(TabsNode<R>)
    case columns(ColumnsNode<R>)

    var widget: WidgetPointer {
      switch self {
      case .stack(let stack): stack.pager.reference.widget
      case .tabs(let tabs): tabs.reference.widget
      case .columns(let columns): columns.pager.reference.widget
      }
    }

    var tabs: (keys: [R], children: [ContainerNode], selection: Int)? {
      guard case .tabs(let tabs) = self else { return nil }
      return (tabs.keys, tabs.children, tabs.selection)
    }

    var columns: (children: [ContainerNode], front: Int)? {
      guard case .columns(let columns) = self else { return nil }
      return (columns.children, columns.front)
    }

    /// The stack that is seen.
    var visibleStack: StackNode {
      switch self {
      case .stack(let stack): stack
      case .tabs(let tabs): tabs.children[tabs.selection].visibleStack
      case .columns(let columns): columns.children[columns.front].visibleStack
      }
    }
  }

  /// Columns of the tree and the pages that show the one in front.
  @MainActor
  final class ColumnsNode<R: Route> {
    let pager = Pager()
    var children: [ContainerNode<R>] = []
    var front = 0

    /// Shows the column in front, and lets go of those that are gone.
    func show(inPlaceOf old: [ContainerNode<R>], _ movement: GtkStackTransitionType, duration: Duration) {
      for child in children { pager.add(child.widget) }
      pager.show(children[front].widget, movement, duration: duration)
      for child in old where !children.contains(where: { $0.widget == child.widget }) {
        pager.remove(child.widget)
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
