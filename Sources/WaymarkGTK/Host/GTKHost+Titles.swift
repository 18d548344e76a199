#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  extension GTKHost: Titled {
    /// Updates the title of every window, and tells the screen that has come to the top.
    public func updateTitles() {
      quietly { showTitles() }
      // GTK takes the focus from what it hides only later.
      Task { [weak self] in self?.keepFocus() }
    }

    private func showTitles() {
      for (index, layer) in layers.enumerated() {
        let node = layer.node.visibleStack
        guard let id = node.entries.last, let page = pages[id] else { continue }
        let screen = page.screen
        node.pager.name(page.widget.widget, screen.title)
        layer.frame.show(
          title: screen.title, subtitle: screen.subtitle, items: screen.headerItems,
          canGoBack: node.entries.count > 1 || layer.node.coveringColumn != nil)
        nameColumns(in: layer.node)
        guard index == layers.count - 1, id != topEntry else { continue }
        let selections = layer.node.visibleTabs.map(\.selection)
        let isOtherTab = topFrame === layer.frame && topStack !== node && topSelections != selections
        topSelections = selections
        (topEntry, topFrame, topStack) = (id, layer.frame, node)
        screen.didAppear()
        moveFocus(to: page, in: layer, isOtherTab: isOtherTab)
      }
    }

    /// Names the top of a stack before it is shown: GTK announces it at once, and its title may have changed.
    func name(_ node: StackNode) {
      guard let id = node.entries.last, let page = pages[id] else { return }
      node.pager.name(page.widget.widget, page.screen.title)
    }

    /// Names the top of every column.
    func nameColumns(in node: ContainerNode<R>) {
      for child in node.branches?.children ?? [] { nameColumns(in: child) }
      guard case .columns(let columns) = node else { return }
      for column in columns.columns {
        guard let id = column.node.visibleStack.entries.last, let title = pages[id]?.screen.title else {
          continue
        }
        column.name(title)
        columns.pager.name(column.widget, title)
      }
    }

    /// Adds a screen to a stack, and names it.
    func add(_ page: Page, to pager: Pager) {
      pager.add(page.widget.widget)
      pager.name(page.widget.widget, page.screen.title)
    }
  }
#endif
