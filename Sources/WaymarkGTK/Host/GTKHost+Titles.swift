#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  extension GTKHost: Titled {
    /// Has every header bar say what is on top in its window, and tells the screen that has come on top.
    public func updateTitles() {
      for (index, layer) in layers.enumerated() {
        let entries = layer.node.visibleStack.entries
        guard let id = entries.last, let page = pages[id] else { continue }
        let screen = page.screen
        layer.frame.show(
          title: screen.title, subtitle: screen.subtitle, items: screen.headerItems,
          canGoBack: entries.count > 1)
        if index == layers.count - 1, id != topEntry {
          topEntry = id
          screen.didAppear()
        }
        if !page.hasAppeared {
          page.hasAppeared = true
          takeFocus(page)
        }
      }
      // What was clicked may take the keyboard when this has returned, and be on its way out.
      Task { [weak self] in self?.keepFocus() }
    }

    /// Sees to it that the keyboard is not with a screen that is covered.
    func keepFocus() {
      guard let layer = layers.last, !layer.frame.isDestroyed else { return }
      let node = layer.node.visibleStack
      guard let id = node.entries.last, let page = pages[id] else { return }
      if let focus = gtk_window_get_focus(layer.frame.window.cast()), gtk_widget_get_mapped(focus) != 0 {
        // It may be in a bar around the screens, or in the screen itself.
        guard gtk_widget_is_ancestor(focus, node.pager.reference.widget) != 0,
          focus != page.widget.widget, gtk_widget_is_ancestor(focus, page.widget.widget) == 0
        else { return }
      }
      takeFocus(page)
    }

    private func hasFocus(_ page: Page) -> Bool {
      let widget = page.widget.widget
      guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
      return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
    }

    /// Puts the keyboard on a screen, again and again for a while: widgets that have not been laid out refuse it.
    private func takeFocus(_ page: Page, attempts: Int = 30) {
      if !page.screen.takeFocus() { gtk_widget_child_focus(page.widget.widget, GTK_DIR_TAB_FORWARD) }
      guard !hasFocus(page), attempts > 0 else { return }
      timer.schedule(at: timer.moment(after: .milliseconds(16))) { [weak self, weak page] in
        guard let self, let page, layers.last?.node.visibleStack.entries.last == page.id else { return }
        takeFocus(page, attempts: attempts - 1)
      }
    }
  }
#endif
