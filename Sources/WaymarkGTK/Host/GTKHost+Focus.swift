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
      if isOtherTab, let focus = focus(in: layer), isInTabBar(focus) { return }
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
        guard gtk_widget_is_ancestor(focus, node.pager.reference.widget) != 0, !isInside(focus, page) else {
          return
        }
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
      guard let layer = layers.last, layer.frame === frame, let id = topEntry, id != focusAwaited,
        let page = pages[id], let focus = focus(in: layer), isInside(focus, page)
      else { return }
      page.lastFocus = WeakWidget(focus)
    }

    /// The widget that has the keyboard in a window, if it is there to be seen.
    private func focus(in layer: Layer<R>) -> WidgetPointer? {
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
      let isBack = last?.widget.flatMap { giveBack($0, in: page) }
      let isAwaited = isBack == false && attempts > 0
      if isBack != true, !isAwaited, !page.screen.takeFocus() {
        gtk_widget_child_focus(page.widget.widget, GTK_DIR_TAB_FORWARD)
      }
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
