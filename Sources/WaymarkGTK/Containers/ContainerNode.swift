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
      focused.compactMap { if case .tabs(let tabs) = $0 { tabs } else { nil } }
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
    var showsColumns: Bool { if case .columns = self { true } else { child?.showsColumns == true } }

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

  extension GTKHost {
    /// Returns a node that shows a container, without animation: the existing one if it is of the right kind.
    func fit(_ node: ContainerNode<R>?, to container: Container<Entry<R>>) -> ContainerNode<R> {
      switch (container, node) {
      case (.stack(let stack), .stack(let node)?): .stack(fit(node, to: stack))
      case (.stack(let stack), _): .stack(fit(StackNode(), to: stack))
      case (.tabs(let tabs), .tabs(let node)?): .tabs(fit(node, to: tabs))
      case (.tabs(let tabs), _):
        .tabs(fit(TabsNode { [weak self] in self?.userPicked($1, in: $0) }, to: tabs))
      case (.columns(let columns), .columns(let node)?): .columns(fit(node, to: columns))
      case (.columns(let columns), _): .columns(fit(ColumnsNode(), to: columns))
      }
    }

    /// Replaces a container by one of another kind or with other tabs.
    func replace(_ path: BranchPath, by container: Container<Entry<R>>) throws(HostError) {
      guard let old = layers.container(at: path) else { throw .stepDoesNotFit }
      let new = fit(old, to: container)
      guard let parent = path.parent else {
        layers[path.layer].node = new
        layers[path.layer].frame.content = new.widget
        return
      }
      let index = path.branch(at: parent.branchCount)
      switch layers.container(at: parent) {
      case .tabs(let tabs)?:
        tabs.children[index] = new
        showChildren(of: tabs, inPlaceOf: [old])
      case .columns(let columns)?: columns.columns[index].node = new
      default: throw .stepDoesNotFit
      }
    }

    /// Gives the focus to a branch of a container.
    ///
    /// - Returns: The pager that may be moving now.
    func select(
      _ index: Int, in node: ContainerNode<R>?, _ transition: StackTransition, isForward: Bool
    ) throws(HostError) -> Pager? {
      switch node {
      case .tabs(let tabs)? where tabs.children.indices.contains(index):
        tabs.selection = index
        tabs.pager.show(tabs.children[index].widget, transition, isForward: isForward)
        return tabs.pager
      case .columns(let columns)? where columns.columns.indices.contains(index):
        columns.front = index
        return arrange(columns, transition, isForward: isForward)
      default: throw .stepDoesNotFit
      }
    }

    /// Shows the titles in a container, those of what is inside it first.
    func showTitles(of node: ContainerNode<R>) {
      for child in node.branches?.children ?? [] { showTitles(of: child) }
      switch node {
      case .stack(let stack):
        if let page = node.topEntry.flatMap({ pages[$0] }) {
          stack.pager.name(page.widget, page.screen.title)
        }
      case .tabs(let tabs):
        tabs.show(
          zip(tabs.keys, tabs.children).map { key, child in
            tabTitle?(key) ?? child.firstEntry.flatMap { pages[$0]?.screen.title } ?? ""
          })
      case .columns(let columns):
        for column in columns.columns {
          guard let title = column.node.topEntry.flatMap({ pages[$0]?.screen.title }) else { continue }
          column.name(title)
          columns.pager.name(column.widget, title)
        }
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
