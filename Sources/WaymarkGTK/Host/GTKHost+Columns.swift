#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// How many columns are beside one another.
  extension GTKHost {
    /// Shows the columns that fit.
    ///
    /// - Returns: The pager that may be moving now.
    @discardableResult
    func arrange(
      _ node: ColumnsNode<R>, _ transition: StackTransition = .none, isForward: Bool = true,
      width: Int? = nil
    ) -> Pager? {
      let width = width ?? layers.last?.frame.contentWidth ?? 0
      node.arrange(transition, isForward: isForward, width: width, emptyText: emptyColumns)
      return node.isSideBySide ? nil : node.pager
    }

    /// Puts as many columns beside one another as fit, and tells the router how many that are.
    ///
    /// - Returns: Whether that has changed anywhere.
    @discardableResult
    func updateRoom() -> Bool {
      change {
        var hasChanged = false
        for layer in layers {
          let room = room(in: layer)
          if room != layer.room { hasChanged = true }
          layer.room = room
          setRoom(room, in: layer.node, width: layer.frame.contentWidth)
          layer.frame.setLeastWidth(
            room > 1 && layer.node.showsColumns ? layer.node.width(room: 1, least: 0) : nil)
        }
        let top = layers.last { $0.node.showsColumns } ?? layers.first
        if let router = pages.ownRouter, let top, router.host.columnsThatFit != top.room {
          router.host.columnsThatFit = top.room
        }
        return hasChanged
      }
    }

    private func setRoom(_ room: Int, in node: ContainerNode<R>, width: Int) {
      // A slide from page to page goes on where there is still one page.
      if case .columns(let columns) = node, columns.room != room || columns.isSideBySide {
        columns.room = room
        arrange(columns, width: width)
      }
      for child in node.branches?.children ?? [] { setRoom(room, in: child, width: width) }
    }

    /// How many columns fit in a window: whichever of them are shown, so that it does not depend on the one in front.
    private func room(in layer: Layer<R>) -> Int {
      // At most more than any window has, so that no sum of widths is too large to count.
      let least = min(max(0, minimumColumnWidth), 1 << 24)
      let fitting = (2...3).last { room in
        let width =
          layer.node.showsColumns
          ? layer.node.width(room: room, least: least) : room * least + (room - 1) * ColumnPanes.handleWidth
        return width <= layer.frame.contentWidth
      }
      return fitting ?? 1
    }
  }
#endif
