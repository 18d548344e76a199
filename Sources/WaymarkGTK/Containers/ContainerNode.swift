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

    var branches: (children: [ContainerNode], focus: Int)? {
      switch self {
      case .stack: nil
      case .tabs(let tabs): (tabs.children, tabs.selection)
      case .columns(let columns): (columns.columns.map(\.node), columns.front)
      }
    }

    /// The node that has the focus in tabs or columns.
    private var child: ContainerNode? { branches.map { $0.children[$0.focus] } }

    /// The stack that is seen, of several beside one another the one in front.
    var visibleStack: StackNode {
      guard case .stack(let stack) = visible else { preconditionFailure("A visible container is a stack") }
      return stack
    }

    /// The entry on top of that stack.
    var topEntry: EntryID? { visibleStack.entries.last }

    /// The entry at the bottom of the first stack.
    var firstEntry: EntryID? {
      guard case .stack(let stack) = self else { return branches?.children.first?.firstEntry }
      return stack.entries.first
    }

    /// The tabs that are seen and have the focus, the outermost first.
    var visibleTabs: [TabsNode<R>] {
      let inner = child?.visibleTabs ?? []
      return if case .tabs(let tabs) = self { [tabs] + inner } else { inner }
    }

    /// The innermost column with the focus that has come over another one, since it is seen alone.
    var coveringColumn: ContainerNode? {
      if let inner = child?.coveringColumn { return inner }
      guard case .columns(let columns) = self, !isSideBySide, columns.front > 0 else { return nil }
      return child
    }

    /// Whether these are columns that have places beside one another.
    var isSideBySide: Bool {
      if case .columns(let columns) = self { columns.isSideBySide } else { false }
    }

    /// The column on the left, where several places are beside one another.
    var leftColumn: ContainerNode? {
      guard case .columns(let columns) = self, isSideBySide else { return child?.leftColumn }
      return columns.columns[columns.shown.lowerBound].node
    }

    /// Whether there are columns among what can be seen.
    var showsColumns: Bool {
      switch self {
      case .stack: false
      case .tabs: child?.showsColumns == true
      case .columns: true
      }
    }

    /// How wide a container is at least where so many columns fit.
    ///
    /// - Parameters:
    ///   - room: How many fit.
    ///   - least: How wide every column is at least.
    /// - Returns: Its width, whether it is laid out so or not.
    func width(room: Int, least: Int) -> Int {
      switch self {
      case .stack: return max(least, Int(waymark_minimum_width(widget)))
      case .tabs(let tabs):
        let inner = child?.width(room: room, least: least) ?? 0
        return max(least, Int(waymark_minimum_width(tabs.bar)), inner)
      case .columns(let columns):
        var widths = columns.columns.map { $0.node.width(room: room, least: least) }
        while widths.count < max(columns.capacity, room) { widths.append(least) }
        let most = (0...(widths.count - room)).map { widths[$0..<($0 + room)].reduce(0, +) }.max() ?? 0
        return most + (room - 1) * ColumnPanes.handleWidth
      }
    }

    /// The way to the innermost column that a widget is in: each container, and the branch to take there.
    func way(to widget: WidgetPointer) -> [(node: ContainerNode, index: Int)]? {
      for (index, child) in (branches?.children ?? []).enumerated() {
        if let inner = child.way(to: widget) { return [(self, index)] + inner }
      }
      guard case .columns(let columns) = self else { return nil }
      return columns.columns.firstIndex { widget.isInside($0.widget) }.map { [(self, $0)] }
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
