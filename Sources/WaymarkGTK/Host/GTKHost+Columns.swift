#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// How many columns are beside one another.
  extension GTKHost {
    private static var mostColumns: Int { 3 }

    /// More than any window has, so that no sum of widths is too large to count.
    private static var widestColumn: Int { 1 << 24 }

    func makeColumn(_ node: ContainerNode<R>) -> Column<R> {
      Column(node) { [weak self] in self?.userEntered($0) }
    }

    /// Shows the columns that fit.
    ///
    /// - Returns: What may be moving now.
    @discardableResult
    func arrange(
      _ node: ColumnsNode<R>, _ movement: GtkStackTransitionType = GTK_STACK_TRANSITION_TYPE_NONE,
      _ duration: Duration = .zero
    ) -> Pager? {
      for column in node.columns { column.node.forEachLeaf { name($0.visibleStack) } }
      node.arrange(movement, duration: duration, width: layers.last?.frame.contentWidth ?? 0)
      return node.isSideBySide ? nil : node.pager
    }

    /// Looks how many columns fit once GTK has done what it is in the middle of.
    func scheduleRoom() {
      guard !isRoomAwaited else { return }
      isRoomAwaited = true
      Task { [weak self] in
        guard let self else { return }
        isRoomAwaited = false
        guard !rootFrame.isDestroyed, !layers.isEmpty else { return }
        if updateRoom() { updateTitles() }
        if let movement { endIfStill(movement) }
      }
    }

    /// Puts as many columns beside one another as fit, and tells the router how many that are.
    ///
    /// - Returns: Whether that has changed anywhere.
    @discardableResult
    func updateRoom() -> Bool { quietly { lookForRoom() } }

    private func lookForRoom() -> Bool {
      var hasChanged = false
      let focused = layers.last.flatMap { focus(in: $0) }.map { WeakWidget($0) }
      for layer in layers {
        let room = room(in: layer)
        if room != layer.room { hasChanged = true }
        layer.room = room
        setRoom(room, in: layer.node, width: layer.frame.contentWidth)
        layer.frame.setLeastWidth(
          room > 1 && layer.node.showsColumns ? width(of: layer.node, room: 1, least: 0) : nil)
      }
      // GTK takes the keyboard away from what is moved, and gives it to anything.
      if hasChanged, let focused { restoreFocus(to: focused) }
      guard let router = pages.ownRouter else { return hasChanged }
      let top = layers.last { $0.node.showsColumns } ?? layers.first
      if let top, router.host.columnsThatFit != top.room { router.host.columnsThatFit = top.room }
      return hasChanged
    }

    private func setRoom(_ room: Int, in node: ContainerNode<R>, width: Int) {
      if case .columns(let columns) = node {
        // A slide from page to page goes on where there is still one page.
        if columns.room != room || columns.isSideBySide {
          columns.room = room
          columns.arrange(GTK_STACK_TRANSITION_TYPE_NONE, duration: .zero, width: width)
        }
      }
      for child in node.branches?.children ?? [] { setRoom(room, in: child, width: width) }
    }

    /// How many columns fit in a window: whichever of them are shown, so that it does not depend on the one in front.
    private func room(in layer: Layer<R>) -> Int {
      let available = layer.frame.contentWidth
      let least = min(max(0, minimumColumnWidth), Self.widestColumn)
      var room = Self.mostColumns
      while room > 1, width(of: layer.node, room: room, least: least) > available { room -= 1 }
      return room
    }

    private func width(of node: ContainerNode<R>, room: Int, least: Int) -> Int {
      node.showsColumns
        ? node.width(room: room, least: least) : room * least + (room - 1) * ColumnPanes.handleWidth
    }

    // MARK: The user

    /// The user has gone to a column, which is a fact: nobody is asked.
    func userEntered(_ column: Column<R>) {
      guard ownChanges == 0, let layer = layers.last, let router = pages.ownRouter,
        let path = layer.node.path(of: column, from: BranchPath(layer: layers.count - 1))
      else { return }
      enter(path, router)
    }

    private func enter(_ path: BranchPath, _ router: Router<R>) {
      guard let shown = router.host.shown, shown.container(at: path) != nil else { return }
      var changed: [(node: ColumnsNode<R>, index: Int)] = []
      var node = layers[path.layer].node
      for depth in 0..<path.branchCount {
        let index = path.branch(at: depth)
        guard let branches = node.branches, branches.children.indices.contains(index) else { return }
        if index != branches.focus {
          // Only what is beside the column in front can be gone to.
          guard case .columns(let columns) = node, columns.isSideBySide else { return }
          changed.append((columns, index))
        }
        node = branches.children[index]
      }
      guard !changed.isEmpty else { return }
      quietly {
        for (columns, index) in changed {
          columns.front = index
          arrange(columns)
        }
        rememberFocus()
        // The screen that comes to the front may navigate at once, from where it is.
        router.host.report(.selected(path))
        updateTitles()
      }
    }
  }

  extension ContainerNode {
    /// Whether there are columns among what can be seen.
    var showsColumns: Bool {
      switch self {
      case .stack: false
      case .tabs(let tabs): tabs.children[tabs.selection].showsColumns
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
      case .stack(let stack): return max(least, Int(waymark_minimum_width(stack.pager.reference.widget)))
      case .tabs(let tabs):
        return max(
          least, Int(waymark_minimum_width(tabs.bar.reference.widget)),
          tabs.children[tabs.selection].width(room: room, least: least))
      case .columns(let columns):
        var widths = columns.children.map { $0.width(room: room, least: least) }
        while widths.count < max(columns.places, room) { widths.append(least) }
        let most = (0...(widths.count - room)).map { widths[$0..<($0 + room)].reduce(0, +) }.max() ?? 0
        return most + (room - 1) * ColumnPanes.handleWidth
      }
    }

    /// Lets the columns that are not in front take the keyboard, or keeps them from it while their window comes: GTK would put it
    /// on whatever is first.
    func setFocusable(_ isFocusable: Bool) {
      for child in branches?.children ?? [] { child.setFocusable(isFocusable) }
      guard case .columns(let columns) = self else { return }
      for (index, column) in columns.columns.enumerated() {
        gtk_widget_set_can_focus(column.widget, isFocusable || index == columns.front ? 1 : 0)
      }
    }

    /// Where a column is.
    func path(of column: Column<R>, from path: BranchPath) -> BranchPath? {
      if case .columns(let columns) = self, let index = columns.columns.firstIndex(where: { $0 === column }) {
        return path.appending(branch: index)
      }
      for (index, child) in (branches?.children ?? []).enumerated() {
        guard path.branchCount < BranchPath.maximumBranchCount else { return nil }
        if let found = child.path(of: column, from: path.appending(branch: index)) { return found }
      }
      return nil
    }

    /// The innermost column that a widget is in.
    func column(around widget: WidgetPointer) -> Column<R>? {
      for child in branches?.children ?? [] {
        if let found = child.column(around: widget) { return found }
      }
      guard case .columns(let columns) = self else { return nil }
      return columns.columns.first {
        widget == $0.widget || gtk_widget_is_ancestor(widget, $0.widget) != 0
      }
    }
  }
#endif
