#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  extension GTKHost: Titled {
    /// Has every window say what is on top in it, and tells the screen that has come on top.
    public func updateTitles() {
      for (index, layer) in layers.enumerated() {
        let node = layer.node.visibleStack
        guard let id = node.entries.last, let page = pages[id] else { continue }
        let screen = page.screen
        node.pager.name(page.widget.widget, screen.title)
        layer.frame.show(
          title: screen.title, subtitle: screen.subtitle, items: screen.headerItems,
          canGoBack: node.entries.count > 1)
        guard index == layers.count - 1, id != topEntry else { continue }
        let isOtherTab = topFrame === layer.frame && topStack !== node
        (topEntry, topFrame, topStack) = (id, layer.frame, node)
        screen.didAppear()
        moveFocus(to: page, in: layer, isOtherTab: isOtherTab)
      }
      // GTK takes the keyboard away from what it hides only later.
      Task { [weak self] in self?.keepFocus() }
    }

    /// Says what is on top of a stack before it is shown: GTK tells of it at once, and its title may have changed.
    func name(_ node: StackNode) {
      guard let id = node.entries.last, let page = pages[id] else { return }
      node.pager.name(page.widget.widget, page.screen.title)
    }

    /// Puts a screen into a stack, by its name.
    func add(_ page: Page, to pager: Pager) {
      pager.add(page.widget.widget)
      pager.name(page.widget.widget, page.screen.title)
    }
  }
#endif
