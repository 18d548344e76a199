#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  extension GTKHost: Titled {
    /// Updates the title of every window, and tells the screen that has come to the top.
    public func updateTitles() {
      change {
        for layer in layers {
          showTitles(of: layer.node)
          guard let page = layer.node.topEntry.flatMap({ pages[$0] }) else { continue }
          // Columns beside one another have titles of their own: the header bar says only where the first of them is.
          let left = layer.node.leftColumn
          layer.frame.show(
            title: page.screen.title, isTitleSeen: left == nil,
            subtitle: (left?.topEntry.flatMap { pages[$0] } ?? page).screen.subtitle,
            items: page.screen.headerItems,
            canGoBack: layer.node.visibleStack.entries.count > 1 || layer.node.coveringColumn != nil)
        }
        if let id = layers.last?.node.topEntry, id != topEntry, let page = pages[id] {
          topEntry = id
          page.screen.didAppear()
        }
      }
      scheduleLook()
    }
  }
#endif
