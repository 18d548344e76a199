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

    private func showTitles(of node: ContainerNode<R>) {
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
#endif
