#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// Where the keyboard is: in the screen on top, on what had it there before if the screen was covered.
  ///
  /// This is also how assistive technology hears of a change. GTK tells it which widget has the keyboard and what lies
  /// around it: the page of the stack, whose name is the screen's title, and the window, whose name is too.
  extension GTKHost {
    /// Another screen has come on top.
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
      // What was clicked may take the keyboard when this has returned, and be on its way out.
      Task { [weak self, weak page] in
        guard let self, let page, topEntry == page.id, !hasFocus(page) else { return }
        takeFocus(page, back: last)
      }
    }

    /// Sees to it that the keyboard is not with a screen that is covered, nor nowhere.
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

    /// A window has come on the screen, and GTK may have given the keyboard to whatever is first in it.
    func focusAppeared() {
      guard let id = topEntry, let page = pages[id], layers.last?.frame.isMapped == true else { return }
      let isAwaited = focusAwaited == id
      focusAwaited = nil
      guard isAwaited || page.lastFocus == nil else { return keepFocus() }
      takeFocus(page, back: page.lastFocus)
    }

    /// Remembers what has the keyboard in the screen on top; what GTK does to covered ones is not the user's choice, nor
    /// what it does to one that is only just coming.
    func focusChanged(in frame: WindowFrame) {
      followUser(in: frame)
      guard let layer = layers.last, layer.frame === frame, let id = topEntry, id != focusAwaited,
        let page = pages[id], let focus = focus(in: layer), isInside(focus, page)
      else { return }
      page.lastFocus = WeakWidget(focus)
    }

    /// Brings the column to front that the user has gone to.
    ///
    /// It was the user if the host did not do it, and what had the keyboard before could have kept it: GTK moves the keyboard
    /// from what goes away, at once or at the end of a frame.
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

    /// Gives the keyboard back to what had it before it was moved from one place in the window to another.
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

    /// Leaves the keyboard on what the user has put it on in the screen that has come to front.
    func rememberFocus() {
      guard let layer = layers.last, let focus = focus(in: layer),
        let id = layer.node.visibleStack.entries.last, let page = pages[id], isInside(focus, page)
      else { return }
      page.lastFocus = WeakWidget(focus)
    }

    /// The widget that has the keyboard in a window, if it is there to be seen.
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

    /// Puts the keyboard on a screen, again and again for a while: widgets that have not been laid out refuse it.
    ///
    /// - Parameters:
    ///   - page: The screen.
    ///   - last: What had the keyboard there before; it gets it if it is still there and takes it.
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
        // What was begun for another change is over; and GTK may have put it there meanwhile.
        guard let self, let page, round == focusRound, topEntry == page.id, isAwaited || !hasFocus(page)
        else {
          return
        }
        takeFocus(page, back: last, round, attempts: attempts - 1)
      }
    }

    /// Gives the keyboard to a widget as it is: a field that is grabbed would select its text.
    ///
    /// - Returns: Whether it has it; `nil` where it never will.
    private func giveBack(_ widget: WidgetPointer, in page: Page) -> Bool? {
      guard isInside(widget, page), let root = gtk_widget_get_root(widget) else { return nil }
      guard gtk_widget_get_focusable(widget) != 0, gtk_widget_is_sensitive(widget) != 0 else { return nil }
      guard gtk_widget_get_mapped(widget) != 0 else { return false }
      if gtk_root_get_focus(root) != widget { gtk_root_set_focus(root, widget) }
      return gtk_root_get_focus(root) == widget
    }
  }
#endif
