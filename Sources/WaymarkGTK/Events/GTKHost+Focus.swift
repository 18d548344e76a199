#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// The changes of the window on top since the keyboard was last given its place.
  struct FocusKeeper {
    enum Change {
      case none
      /// Tabs have been selected, and nothing else: the keyboard may stay in their row.
      case selection
      case other
    }

    private(set) var change = Change.none

    /// The entry whose screen was on top when the keyboard was given its place.
    private(set) var settled: EntryID?

    /// How often in a row that screen has not taken it; one that is laid out anew at every attempt would never end that.
    var refusals = 0

    /// The widget that last had the keyboard in the window on top.
    var last: WeakWidget?

    mutating func note<R: Route>(_ step: NavigationStep<R>) {
      guard step.isVisible else { return }
      guard case .select = step.change else { return noteChange() }
      if change == .none { change = .selection }
    }

    mutating func noteChange() { change = .other }

    mutating func settle(at entry: EntryID) {
      if settled != entry { refusals = 0 }
      (change, settled) = (.none, entry)
    }
  }

  /// Gives the keyboard focus its place when the window has come to rest: in the screen on top, on the widget that had it there
  /// before, if the screen was covered.
  ///
  /// Until then nothing has it that the change has moved. So assistive technology, which GTK tells which widget has the focus, hears
  /// of a change once. It reads what is around that widget: the page of the stack and the window, whose name is the screen's title.
  extension GTKHost {
    func placeFocus() {
      guard case .nothing = waiting, pages.ownRouter?.host.isAtRest != false, let layer = layers.last,
        layer.frame.isMapped, let top = layer.node.topEntry, let page = pages[top]
      else { return }
      layer.frame.admitFocus()
      let isOther = focus.settled != top
      let mayStayInTabs = !isOther || focus.change == .selection
      focus.settle(at: top)
      if let widget = layer.frame.focus {
        if widget.isInside(page.widget) || (!isOther && layer.frame.isAround(widget)) { return noteFocus() }
        // A person who goes through tabs by keys would be thrown out of the row at every one.
        if mayStayInTabs, layer.node.visibleTabs.contains(where: { widget.isInside($0.bar) }) { return }
      }
      if focus.refusals < 30 { give(to: page, in: layer.frame) }
    }

    /// Gives the focus to a screen; nothing has it if the screen does not take it yet, until it is laid out anew.
    private func give(to page: Page, in frame: WindowFrame) {
      func hasFocus() -> Bool { frame.focus?.isInside(page.widget) == true }
      change {
        if let last = page.lastFocus?.widget, last.isInside(page.widget), gtk_widget_get_focusable(last) != 0,
          gtk_widget_is_sensitive(last) != 0
        {
          frame.focus = last
        }
        if !hasFocus(), !page.screen.takeFocus() {
          gtk_widget_child_focus(page.widget, GTK_DIR_TAB_FORWARD)
          if !hasFocus() { frame.focus = nil }
        }
        if frame.focus == nil { focus.refusals += 1 } else { frame.showFocus() }
      }
      noteFocus()
    }

    /// Remembers which widget has the focus, for when its screen comes back.
    func noteFocus() {
      guard let layer = layers.last, let widget = layer.frame.focus else { return }
      focus.last = WeakWidget(widget)
      if let page = layer.node.topEntry.flatMap({ pages[$0] }), widget.isInside(page.widget) {
        page.lastFocus = focus.last
        focus.refusals = 0
      }
    }

    /// Follows the user to another column.
    ///
    /// It was the user if the host did not do it and the widget that had the focus before could have kept it:
    /// GTK takes the focus from what goes away, at once or at the end of a frame.
    func focusMoved(in frame: WindowFrame) {
      guard !waiting.isChange, frame.isMapped, let layer = layers.last, layer.frame === frame else { return }
      scheduleLook()
      guard let widget = frame.focus else { return }
      let last = focus.last?.widget
      noteFocus()
      guard !frame.isPainting, let last, gtk_widget_get_mapped(last) != 0, last.isInside(frame.window) else {
        return
      }
      userWent(to: widget)
    }
  }
#endif
