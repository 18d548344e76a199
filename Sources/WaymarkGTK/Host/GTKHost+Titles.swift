#if GTK
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
          if !screen.takeFocus() { gtk_widget_child_focus(screen.widget, GTK_DIR_TAB_FORWARD) }
        }
      }
    }
  }
#endif
