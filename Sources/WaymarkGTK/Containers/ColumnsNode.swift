#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// Columns of the tree and what shows them: panes beside one another where there is room, else pages of which the one in
  /// front is seen.
  @MainActor
  final class ColumnsNode<R: Route> {
    let reference: ObjectReference
    let pager = Pager()
    private let panes = ColumnPanes()
    var places = 2
    var columns: [Column<R>] = []
    var front = 0

    /// How many columns fit.
    var room = 1

    init() {
      let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      reference = ObjectReference(box)
      gtk_box_append(box.cast(), pager.reference.widget)
      gtk_box_append(box.cast(), panes.reference.widget)
      gtk_widget_set_visible(panes.reference.widget, 0)
    }

    var children: [ContainerNode<R>] { columns.map(\.node) }

    /// Whether places are beside one another.
    var isSideBySide: Bool { min(room, places) > 1 }

    /// The columns that are seen; the router counts in the same way.
    var shown: Range<Int> {
      let count = min(room, columns.count)
      let end = max(front + 1, count)
      return (end - count)..<end
    }

    /// Shows the columns that fit, moving from page to page where one is seen alone.
    func arrange(_ movement: GtkStackTransitionType, duration: Duration, width: Int) {
      for (index, column) in columns.enumerated() {
        column.show(isFront: index == front, hasTitle: isSideBySide)
      }
      guard isSideBySide else {
        panes.show([], count: 0, width: width)
        for column in columns { pager.add(column.widget) }
        setVisible(pager: true)
        pager.show(columns[front].widget, movement, duration: duration)
        return
      }
      pager.snap()
      let seen = shown
      panes.show(columns[seen].map(\.widget), count: min(room, places), width: width)
      for (index, column) in columns.enumerated() where !seen.contains(index) { pager.add(column.widget) }
      setVisible(pager: false)
    }

    private func setVisible(pager isPager: Bool) {
      gtk_widget_set_visible(pager.reference.widget, isPager ? 1 : 0)
      gtk_widget_set_visible(panes.reference.widget, isPager ? 0 : 1)
    }
  }

  /// A column: a container under its title, which is seen where others are beside it.
  @MainActor
  final class Column<R: Route> {
    private let reference: ObjectReference
    private let label: WidgetPointer

    var widget: WidgetPointer { reference.widget }

    var node: ContainerNode<R> {
      didSet {
        guard node.widget != oldValue.widget else { return }
        if gtk_widget_get_parent(oldValue.widget) == widget { oldValue.widget.leaveParent() }
        put()
      }
    }

    init(_ node: ContainerNode<R>, pressed: @escaping @MainActor (Column) -> Void) {
      self.node = node
      ColumnStyle.install()
      let box: WidgetPointer = waymark_column_new()
      reference = ObjectReference(box)
      label = gtk_label_new(nil)
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_single_line_mode(label.opaque, 1)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_widget_add_css_class(label, ColumnStyle.title)
      gtk_widget_set_hexpand(box, 1)
      gtk_box_append(box.cast(), label)
      put()
      guard let gesture = gtk_gesture_click_new() else { return }
      gtk_gesture_single_set_button(gesture, 0)
      gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
      Signals.connect("pressed", of: UnsafeMutableRawPointer(gesture)) { [weak self] in
        if let self { pressed(self) }
      }
      gtk_widget_add_controller(box, gesture)
    }

    private func put() {
      node.widget.leaveParent()
      gtk_box_append(widget.cast(), node.widget)
    }

    func name(_ title: String) {
      gtk_label_set_text(label.opaque, title)
      waymark_set_accessible_label(widget, title)
    }

    /// Marks the column, for assistive technology too.
    func show(isFront: Bool, hasTitle: Bool) {
      gtk_widget_set_visible(label, hasTitle ? 1 : 0)
      waymark_set_selected(widget, isFront ? 1 : 0)
      if isFront {
        gtk_widget_add_css_class(label, ColumnStyle.front)
      } else {
        gtk_widget_remove_css_class(label, ColumnStyle.front)
      }
    }
  }

  /// How the title of a column looks, which a theme may say in another way.
  @MainActor
  enum ColumnStyle {
    static let title = "waymark-column-title"
    static let front = "waymark-front"

    private static let provider: Void = {
      guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
      let sheet = """
        .\(title) { padding: 6px 12px; border-bottom: 2px solid alpha(currentColor, 0.15); }
        .\(title).\(front) { font-weight: bold; border-bottom-color: @theme_selected_bg_color; }
        """
      gtk_css_provider_load_from_data(provider, sheet, -1)
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK))
      g_object_unref(provider)
    }()

    static func install() { provider }
  }
#endif
