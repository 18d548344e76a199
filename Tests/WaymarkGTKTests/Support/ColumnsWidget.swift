#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// The widget of columns, read from GTK alone: pages, or panes beside one another.
  @MainActor
  struct ColumnsWidget {
    private let pager: WidgetPointer
    private let panes: WidgetPointer

    static func isOne(_ widget: WidgetPointer) -> Bool {
      let parts = WindowReading.children(of: widget)
      return parts.count == 2 && waymark_is(widget, gtk_stack_get_type()) == 0
        && waymark_is(parts[0], gtk_stack_get_type()) != 0
    }

    init(_ widget: WidgetPointer) {
      let parts = WindowReading.children(of: widget)
      (pager, panes) = (parts[0], parts[1])
    }

    var isSideBySide: Bool { gtk_widget_get_visible(panes) != 0 && gtk_widget_get_visible(pager) == 0 }

    /// The panes beside one another, empty places among them.
    var slots: [WidgetPointer] { slots(in: panes) }

    private func slots(in paned: WidgetPointer) -> [WidgetPointer] {
      guard waymark_is(paned, gtk_paned_get_type()) != 0 else { return [paned] }
      return [gtk_paned_get_start_child(paned.opaque), gtk_paned_get_end_child(paned.opaque)]
        .compactMap { $0 as WidgetPointer? }.flatMap(slots)
    }

    /// The columns that are filled, in any order.
    var frames: [WidgetPointer] {
      slots.filter { gtk_widget_get_first_child($0) != nil } + WindowReading.children(of: pager)
    }

    func content(of frame: WidgetPointer) -> WidgetPointer? { gtk_widget_get_last_child(frame) }

    /// The column that is marked, or seen alone.
    var front: WidgetPointer? {
      let marked = frames.filter { frame in
        gtk_widget_get_first_child(frame).map { gtk_widget_has_css_class($0, "dim-label") == 0 } ?? false
      }
      guard marked.count == 1 else { return nil }
      return isSideBySide || gtk_stack_get_visible_child(pager.opaque) == marked[0] ? marked[0] : nil
    }

    /// The outermost columns that are seen in a widget.
    static func first(in widget: WidgetPointer) -> WidgetPointer? {
      guard gtk_widget_get_visible(widget) != 0 else { return nil }
      if isOne(widget) { return widget }
      if waymark_is(widget, gtk_stack_get_type()) != 0 {
        return gtk_stack_get_visible_child(widget.opaque).flatMap { first(in: $0) }
      }
      for child in WindowReading.children(of: widget) {
        if let found = first(in: child) { return found }
      }
      return nil
    }

    /// The divider between two columns, or the outer one of three.
    static func paned(in widget: WidgetPointer) -> WidgetPointer? {
      let columns = ColumnsWidget(widget)
      return columns.isSideBySide ? columns.panes : nil
    }

    /// Presses a mouse button in a column, as GTK tells it.
    static func press(_ frame: WidgetPointer) {
      let controllers = gtk_widget_observe_controllers(frame)
      defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
      for index in 0..<g_list_model_get_n_items(controllers) {
        guard let item = g_list_model_get_item(controllers, index) else { continue }
        defer { g_object_unref(item) }
        guard waymark_is(item, gtk_gesture_click_get_type()) != 0 else { continue }
        var values = [GValue](repeating: GValue(), count: 4)
        g_value_init(&values[0], gtk_gesture_click_get_type())
        g_value_set_object(&values[0], item)
        g_value_init(&values[1], GType(6 << 2))
        g_value_set_int(&values[1], 1)
        for index in 2...3 {
          g_value_init(&values[index], GType(15 << 2))
          g_value_set_double(&values[index], 5)
        }
        g_signal_emitv(values, g_signal_lookup("pressed", gtk_gesture_click_get_type()), 0, nil)
        g_value_unset(&values[0])
      }
    }
  }
#endif
