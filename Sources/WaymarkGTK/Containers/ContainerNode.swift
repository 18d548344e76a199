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
      case .columns(let columns): columns.reference.widget
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

    /// The nodes that tabs or columns lead to, and which of them has the focus.
    var branches: (children: [ContainerNode], focus: Int)? {
      switch self {
      case .stack: nil
      case .tabs(let tabs): (tabs.children, tabs.selection)
      case .columns(let columns): (columns.children, columns.front)
      }
    }

    /// The stack that is seen, of several beside one another the one in front.
    var visibleStack: StackNode {
      switch self {
      case .stack(let stack): stack
      case .tabs(let tabs): tabs.children[tabs.selection].visibleStack
      case .columns(let columns): columns.children[columns.front].visibleStack
      }
    }

    /// The entry at the bottom of the first stack.
    var firstEntry: EntryID? {
      switch self {
      case .stack(let stack): stack.entries.first
      case .tabs(let tabs): tabs.children.first?.firstEntry
      case .columns(let columns): columns.children.first?.firstEntry
      }
    }

    /// The tabs that are seen and have the focus, the outermost first.
    var visibleTabs: [TabsNode<R>] {
      guard let branches else { return [] }
      let inner = branches.children[branches.focus].visibleTabs
      return if case .tabs(let tabs) = self { [tabs] + inner } else { inner }
    }

    /// The innermost column with the focus that has come over another one, since it is seen alone.
    var coveringColumn: ContainerNode? {
      guard let branches else { return nil }
      let child = branches.children[branches.focus]
      if let inner = child.coveringColumn { return inner }
      guard case .columns(let columns) = self, !columns.isSideBySide, columns.front > 0 else { return nil }
      return child
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
