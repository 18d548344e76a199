#if GTK && canImport(CGTK4)
  import CGTK4
  public import Waymark

  /// Shows a router's history in a window of its own, in which the user chooses a moment to go to.
  ///
  /// Enter or a double click goes to a moment, which the router's window then shows. Escape returns to now
  /// and closes the window. F12 closes the window, too. The newest moment is in the first row.
  ///
  /// ```swift
  /// host.onKey = { press in
  ///   press.key == GDK_KEY_F12 && HistoryWindow.toggle(for: router, over: host.window)
  /// }
  /// ```
  @MainActor
  public final class HistoryWindow {
    private let history: any RouterHistory
    private let window: WidgetPointer
    private let group: ObjectReference
    private let list: WidgetPointer
    private var moments: [Int] = []
    private var observation: Registration?

    private init(_ history: any RouterHistory, over parent: WidgetPointer) {
      self.history = history
      window = gtk_window_new()
      list = gtk_list_box_new()
      let scrolled: WidgetPointer = gtk_scrolled_window_new()
      gtk_scrolled_window_set_child(scrolled.opaque, list)
      gtk_list_box_set_activate_on_single_click(list.opaque, 0)
      waymark_set_accessible_label(list, "Moments")
      gtk_window_set_child(window.cast(), scrolled)
      gtk_window_set_default_size(window.cast(), 520, 320)
      gtk_window_set_transient_for(window.cast(), parent.cast())
      gtk_window_set_destroy_with_parent(window.cast(), 1)
      // GTK has put it into the group of its parent, where a modal takes the keys of all other windows.
      group = ObjectReference(owned: gtk_window_group_new())
      gtk_window_group_add_window(
        group.pointer.assumingMemoryBound(to: GtkWindowGroup.self), window.cast())
      observation = history.onChange { [weak self] in self?.fill() }
      Signals.connectObject("row-activated", of: list) { [weak self] row in self?.go(to: row) }
      Signals.keys(in: window, isFirst: true) { [weak self] in self?.handle($0) ?? false }
      Signals.connect("destroy", of: window) { [weak self] in self?.didDestroy() }
      fill()
    }

    /// Shows a router's history in a window, or closes the window that shows it already.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - parent: The window that the history's window lies over.
    /// - Returns: Whether the router keeps a history.
    @discardableResult
    public static func toggle<R: Route>(for router: Router<R>, over parent: WidgetPointer) -> Bool {
      guard let history = router.historyForHosts else { return false }
      if let shown = shown[ObjectIdentifier(history)] {
        shown.close()
      } else {
        let window = HistoryWindow(history, over: parent)
        shown[ObjectIdentifier(history)] = window
        window.show()
      }
      return true
    }

    /// The windows that are shown, since nobody else keeps them.
    private static var shown: [ObjectIdentifier: HistoryWindow] = [:]

    private func show() {
      gtk_window_present(window.cast())
      focusChosen()
    }

    private func close() { gtk_window_destroy(window.cast()) }

    private func didDestroy() {
      observation?.cancel()
      Self.shown[ObjectIdentifier(history)] = nil
    }

    private func handle(_ press: KeyPress) -> Bool {
      switch press.key {
      case GDK_KEY_Escape:
        history.backToNow(options: .standard)
        close()
      case GDK_KEY_F12:
        close()
      default:
        return false
      }
      return true
    }

    private func go(to row: OpaquePointer) {
      let index = Int(gtk_list_box_row_get_index(UnsafeMutablePointer(row)))
      guard moments.indices.contains(index) else { return }
      // Held for so long, so that a new one is not taken for one of these in whose place it is.
      let before = Self.windows
      guard let navigation = history.go(to: moments[index], options: .standard) else { return }
      Task { [weak self] in
        _ = await navigation.outcome
        let old = Set(before.map(\.pointer))
        for window in Self.windows where !old.contains(window.pointer) { self?.keepKeyboard(from: window) }
      }
    }

    /// All windows of the program.
    private static var windows: [ObjectReference] {
      let all = gtk_window_get_toplevels()
      return (0..<g_list_model_get_n_items(all)).compactMap { index in
        g_list_model_get_item(all, index).map { ObjectReference(owned: $0) }
      }
    }

    /// Takes the keyboard back from a modal's window, which has it when it appears, for whoever goes from moment to moment.
    private func keepKeyboard(from other: ObjectReference) {
      let widget = other.widget
      guard gtk_window_is_active(widget.cast()) == 0 else { return gtk_window_present(window.cast()) }
      var isComing = true
      Signals.connect("notify::is-active", of: widget) { [weak self] in
        guard let self, isComing, gtk_window_is_active(widget.cast()) != 0 else { return }
        isComing = false
        gtk_window_present(window.cast())
      }
    }

    /// Lists the moments anew, and marks the one that is shown.
    private func fill() {
      while let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
        gtk_list_box_remove(list.opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
      }
      moments = history.momentNumbers.reversed()
      for moment in moments {
        let label: WidgetPointer = gtk_label_new(history.line(for: moment))
        gtk_label_set_xalign(label.opaque, 0)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_list_box_append(list.opaque, label)
      }
      gtk_window_set_title(window.cast(), history.title)
      focusChosen()
    }

    /// Moves the focus to the moment that is shown.
    private func focusChosen() {
      guard let index = moments.firstIndex(of: history.currentNumber),
        let row = gtk_list_box_get_row_at_index(list.opaque, gint(index))
      else { return }
      gtk_list_box_select_row(list.opaque, row)
      gtk_widget_grab_focus(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
  }
#endif
