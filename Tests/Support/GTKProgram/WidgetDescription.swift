#if GTK && canImport(CGTK4)
  import CGTK4
  import WaymarkGTK

  /// The contents of a window and their places, as its widgets have them.
  struct WidgetDescription: Encodable {
    private struct Control: Encodable {
      var kind: String
      var name: String
      var isFocused: Bool
      var isEnabled: Bool
      var x: Int
      var y: Int
      var width: Int
      var height: Int
    }

    /// A stack of screens of which the one on top is seen.
    private struct Pane: Encodable {
      /// The stack's name for the screen on top.
      var title: String
      /// How many screens the stack has, the one on top included.
      var depth: Int
      /// Whether it is marked as the one in front, or alone.
      var isFront: Bool
      var hasKeyboard: Bool
      var width: Int
    }

    private var id: Int
    private var title: String
    private var width: Int
    /// Whether keys go to a control of this window.
    private var hasKeyboard: Bool
    /// Whether the widget that has the keyboard is marked.
    private var showsFocus: Bool
    private var canGoBack = false
    /// The tab whose button is down.
    private var tab: String?
    /// The panes beside one another, from the left.
    private var panes: [Pane] = []
    private var controls: [Control] = []

    @MainActor
    init(of window: WidgetPointer) {
      id = Int(waymark_window_id(window))
      title = String(cString: gtk_window_get_title(window.cast()))
      width = Int(gtk_widget_get_width(window))
      hasKeyboard = Self.hasKeyboard(window)
      showsFocus = gtk_window_get_focus_visible(window.cast()) != 0
      var isFront = true
      collect(window, in: window, isFront: &isFront)
      canGoBack = controls.contains { $0.kind == "button" && $0.name == "Back" }
    }

    @MainActor
    private static func hasKeyboard(_ window: WidgetPointer) -> Bool {
      guard gtk_window_is_active(window.cast()) != 0, let focus = gtk_window_get_focus(window.cast()) else {
        return false
      }
      return gtk_widget_get_mapped(focus) != 0
    }

    @MainActor
    private mutating func collect(_ widget: WidgetPointer, in root: WidgetPointer, isFront: inout Bool) {
      guard gtk_widget_get_mapped(widget) != 0 else { return }
      let isMenu = waymark_is(widget, gtk_menu_button_get_type()) != 0
      if isMenu || waymark_is(widget, gtk_button_get_type()) != 0, gtk_widget_get_tooltip_text(widget) != nil
      {
        return add("button", String(cString: gtk_widget_get_tooltip_text(widget)), widget, root)
      }
      if waymark_is(widget, gtk_toggle_button_get_type()) != 0 {
        let name = String(cString: gtk_button_get_label(widget.cast()))
        if gtk_toggle_button_get_active(widget.cast()) != 0 { tab = name }
        return add("tab", name, widget, root)
      }
      if waymark_is(widget, gtk_button_get_type()) != 0 {
        let label = gtk_button_get_label(widget.cast()).map { String(cString: $0) }
        return add("button", label ?? "", widget, root)
      }
      if waymark_is(widget, gtk_text_view_get_type()) != 0 { add("text", "", widget, root) }
      if waymark_is(widget, gtk_text_get_type()) != 0 { add("entry", "", widget, root) }
      if waymark_is(widget, gtk_label_get_type()) != 0 {
        // The title of a column comes before what is in it.
        if gtk_widget_has_css_class(widget, "waymark-column-title") != 0 {
          isFront = gtk_widget_has_css_class(widget, "dim-label") == 0
        }
        return add("label", String(cString: gtk_label_get_text(widget.opaque)), widget, root)
      }
      let before = panes.count
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        collect(child, in: root, isFront: &isFront)
        next = gtk_widget_get_next_sibling(child)
      }
      // The innermost that is seen is a stack of screens.
      if panes.count == before, waymark_is(widget, gtk_stack_get_type()) != 0 {
        panes.append(Self.pane(widget, in: root, isFront: isFront))
      }
    }

    @MainActor
    private static func pane(_ stack: WidgetPointer, in root: WidgetPointer, isFront: Bool) -> Pane {
      let title = gtk_stack_get_visible_child(stack.opaque).flatMap {
        gtk_stack_page_get_title(gtk_stack_get_page(stack.opaque, $0))
      }
      let focus = gtk_window_get_focus(root.cast())
      return Pane(
        title: title.map { String(cString: $0) } ?? "", depth: Int(waymark_stack_count(stack)),
        isFront: isFront, hasKeyboard: focus.map { gtk_widget_is_ancestor($0, stack) != 0 } ?? false,
        width: Int(gtk_widget_get_width(stack)))
    }

    @MainActor
    private mutating func add(
      _ kind: String, _ name: String, _ widget: WidgetPointer, _ root: WidgetPointer
    ) {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget, root, &bounds) != 0 else { return }
      var (x, y) = (0.0, 0.0)
      gtk_native_get_surface_transform(gtk_widget_get_native(root), &x, &y)
      controls.append(
        Control(
          kind: kind, name: name, isFocused: gtk_widget_has_focus(widget) != 0,
          isEnabled: gtk_widget_is_sensitive(widget) != 0,
          x: Int(Double(bounds.origin.x) + x), y: Int(Double(bounds.origin.y) + y),
          width: Int(bounds.size.width), height: Int(bounds.size.height)))
    }
  }
#endif
