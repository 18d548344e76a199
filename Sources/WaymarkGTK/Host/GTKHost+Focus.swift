#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// Keeps the keyboard focus in the screen on top: on the widget that had it there before, if the screen was
  /// covered.
  ///
  /// This is also how assistive technology learns of a change. GTK tells it which widget has the focus and
  /// what is around that widget: the page of the stack and the window. The name of both is the screen's
  /// title.
  extension GTKHost {
    /// Moves the focus after another screen has come to the top.
    ///
    /// - Parameters:
    ///   - page: The screen.
    ///   - layer: Its window.
    ///   - isOtherTab: Whether it is in another stack of the same window.
    func moveFocus(to page: Page, in layer: Layer<R>, isOtherTab: Bool) {
      // For assistive technology GTK 4.8 hides a window for good whose keyboard was put somewhere before it was shown.
      guard layer.frame.isMapped else {
        focusAwaited = page.id
        return
      }
      // A person who goes through tabs by keys would be thrown out of the row at every one.
      // GTK may have put the keyboard on the first of them by itself.
      if isOtherTab, let focus = focus(in: layer), isInTabBar(focus), focus == lastFocused?.widget { return }
      let last = page.lastFocus
      takeFocus(page, back: last)
      // A widget that was clicked may take the keyboard when this has returned, and be on its way out.
      Task { [weak self, weak page] in
        guard let self, let page, topEntry == page.id, !hasFocus(page) else { return }
        takeFocus(page, back: last)
      }
    }

    /// Makes sure that the focus is neither in a covered screen nor nowhere.
    func keepFocus() {
      guard let layer = layers.last, layer.frame.isMapped else { return }
      let node = layer.node.visibleStack
      guard let id = node.entries.last, let page = pages[id] else { return }
      if let focus = focus(in: layer) {
        // It may be in a bar around the screens, or in the screen itself.
        guard
          gtk_widget_is_ancestor(focus, node.pager.reference.widget) != 0 || isInOtherColumn(focus, layer),
          !isInside(focus, page)
        else { return }
      }
      takeFocus(page, back: page.lastFocus)
    }

    /// Moves the focus after a window has appeared, because GTK may have given it to whatever is first in the
    /// window.
    func focusAppeared() {
      guard let id = topEntry, let page = pages[id], layers.last?.frame.isMapped == true else { return }
      let isAwaited = focusAwaited == id
      focusAwaited = nil
      guard isAwaited || page.lastFocus == nil else { return keepFocus() }
      takeFocus(page, back: page.lastFocus)
    }

    /// Remembers which widget has the focus in the screen on top.
    ///
    /// A focus that GTK moves in covered screens, or in one that is only just coming, is not the user's choice.
    func focusChanged(in frame: WindowFrame) {
      followUser(in: frame)
      guard let layer = layers.last, layer.frame === frame, let id = topEntry, id != focusAwaited,
        let page = pages[id], let focus = focus(in: layer), isInside(focus, page)
      else { return }
      page.lastFocus = WeakWidget(focus)
    }

    /// Brings the column that the user has gone to to the front.
    ///
    /// It was the user if the host did not do it and the widget that had the focus before could have kept it:
    /// GTK takes the focus from what goes away, at once or at the end of a frame.
    private func followUser(in frame: WindowFrame) {
      guard ownChanges == 0, let layer = layers.last, layer.frame === frame, frame.isMapped else { return }
      let focus = focus(in: layer)
      let last = lastFocused?.widget
      guard let focus else { return }
      // GTK may take it from one widget before it gives it to another.
      lastFocused = WeakWidget(focus)
      guard isInOtherColumn(focus, layer), let column = layer.node.column(around: focus) else { return }
      if !frame.isPainting, let last, gtk_widget_get_mapped(last) != 0,
        gtk_widget_get_root(last) == gtk_widget_get_root(focus)
      {
        userEntered(column)
      } else {
        Task { [weak self] in self?.keepFocus() }
      }
    }

    /// Whether a widget is in a column that is not in front.
    private func isInOtherColumn(_ widget: WidgetPointer, _ layer: Layer<R>) -> Bool {
      var node = layer.node
      while let branches = node.branches {
        if case .columns(let columns) = node {
          for (index, column) in columns.columns.enumerated() where index != columns.front {
            if gtk_widget_is_ancestor(widget, column.widget) != 0 { return true }
          }
        }
        node = branches.children[branches.focus]
      }
      return false
    }

    /// Gives the focus back to the widget that had it before the widget was moved to another place in the
    /// window.
    func restoreFocus(to last: WeakWidget) {
      guard let layer = layers.last, let focus = last.widget, focus != self.focus(in: layer),
        let root = gtk_widget_get_root(focus), root == gtk_widget_get_root(layer.frame.window)
      else { return }
      if let id = layer.node.visibleStack.entries.last, let page = pages[id], isInside(focus, page) {
        takeFocus(page, back: last)
      } else {
        quietly { gtk_root_set_focus(root, focus) }
      }
    }

    /// Remembers the focus that the user has set in the screen that has come to the front.
    func rememberFocus() {
      guard let layer = layers.last, let focus = focus(in: layer),
        let id = layer.node.visibleStack.entries.last, let page = pages[id], isInside(focus, page)
      else { return }
      page.lastFocus = WeakWidget(focus)
    }

    /// The widget that has the focus in a window, if it is visible.
    func focus(in layer: Layer<R>) -> WidgetPointer? {
      guard !layer.frame.isDestroyed, let focus = gtk_window_get_focus(layer.frame.window.cast()),
        gtk_widget_get_mapped(focus) != 0
      else { return nil }
      return focus
    }

    private func isInside(_ widget: WidgetPointer, _ page: Page) -> Bool {
      widget == page.widget.widget || gtk_widget_is_ancestor(widget, page.widget.widget) != 0
    }

    private func isInTabBar(_ widget: WidgetPointer) -> Bool {
      var next: WidgetPointer? = widget
      while let widget = next {
        if gtk_widget_has_css_class(widget, TabBar.cssClass) != 0 { return true }
        next = gtk_widget_get_parent(widget)
      }
      return false
    }

    private func hasFocus(_ page: Page) -> Bool {
      guard let root = gtk_widget_get_root(page.widget.widget), let focus = gtk_root_get_focus(root) else {
        return false
      }
      return isInside(focus, page)
    }

    /// Moves the focus to a screen, and tries again for a while, because widgets that have not been laid out
    /// refuse it.
    ///
    /// - Parameters:
    ///   - page: The screen.
    ///   - last: The widget that had the focus there before; it gets it back if it is still there and accepts
    ///     it.
    private func takeFocus(_ page: Page, back last: WeakWidget?) {
      focusRound += 1
      takeFocus(page, back: last, focusRound, attempts: 30)
    }

    private func takeFocus(_ page: Page, back last: WeakWidget?, _ round: Int, attempts: Int) {
      let isBack = quietly { last?.widget.flatMap { giveBack($0, in: page) } }
      let isAwaited = isBack == false && attempts > 0
      if isBack != true, !isAwaited {
        quietly {
          if !page.screen.takeFocus() { gtk_widget_child_focus(page.widget.widget, GTK_DIR_TAB_FORWARD) }
        }
      }
      // Only what the user does from here on is the user's.
      if let focus = layers.last.flatMap({ focus(in: $0) }) { lastFocused = WeakWidget(focus) }
      guard isAwaited || !hasFocus(page), attempts > 0 else { return }
      timer.schedule(at: timer.moment(after: .milliseconds(16))) { [weak self, weak page] in
        // A search that another change began is over; and GTK may have put the focus there meanwhile.
        guard let self, let page, round == focusRound, topEntry == page.id, isAwaited || !hasFocus(page)
        else {
          return
        }
        takeFocus(page, back: last, round, attempts: attempts - 1)
      }
    }

    /// Gives the focus to a widget without changing it: a text field that grabs the focus would select its
    /// text.
    ///
    /// - Returns: Whether it has the focus; `nil` if it never will.
    private func giveBack(_ widget: WidgetPointer, in page: Page) -> Bool? {
      guard isInside(widget, page), let root = gtk_widget_get_root(widget) else { return nil }
      guard gtk_widget_get_focusable(widget) != 0, gtk_widget_is_sensitive(widget) != 0 else { return nil }
      guard gtk_widget_get_mapped(widget) != 0 else { return false }
      if gtk_root_get_focus(root) != widget { gtk_root_set_focus(root, widget) }
      return gtk_root_get_focus(root) == widget
    }
  }
#endif
