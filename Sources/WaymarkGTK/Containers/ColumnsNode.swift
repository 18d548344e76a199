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
    var capacity = 2
    var columns: [Column<R>] = []
    var front = 0

    /// How many columns fit.
    var room = 1

    init() {
      let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      reference = ObjectReference(box)
      gtk_box_append(box.cast(), pager.reference.widget)
      gtk_box_append(box.cast(), panes.widget)
      gtk_widget_set_visible(panes.widget, 0)
    }

    /// Whether places are beside one another.
    var isSideBySide: Bool { min(room, capacity) > 1 }

    /// The columns that are seen; the router counts in the same way.
    var shown: Range<Int> {
      let count = min(room, columns.count)
      let end = max(front + 1, count)
      return (end - count)..<end
    }

    /// Shows the columns that fit in a width, moving from page to page where one is seen alone; a text stands in
    /// a place that is empty.
    func arrange(
      _ transition: StackTransition, isForward: Bool, width: Int, emptyText: (Int) -> String
    ) {
      for (index, column) in columns.enumerated() {
        column.show(isFront: index == front, hasTitle: isSideBySide)
      }
      if isSideBySide {
        pager.snap()
        let empty = columns.count..<max(columns.count, min(room, capacity))
        panes.show(columns[shown].map(\.widget), empty.map(emptyText), width: width)
        for (index, column) in columns.enumerated() where !shown.contains(index) { pager.add(column.widget) }
      } else {
        panes.show([], width: width)
        for column in columns { pager.add(column.widget) }
      }
      gtk_widget_set_visible(pager.reference.widget, isSideBySide ? 0 : 1)
      gtk_widget_set_visible(panes.widget, isSideBySide ? 1 : 0)
      if !isSideBySide { pager.show(columns[front].widget, transition, isForward: isForward) }
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

    init(_ node: ContainerNode<R>, pressed: @escaping @MainActor (WidgetPointer) -> Void) {
      self.node = node
      let box: WidgetPointer = waymark_column_new()
      reference = ObjectReference(box)
      label = gtk_label_new(nil)
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_single_line_mode(label.opaque, 1)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_widget_add_css_class(label, "waymark-column-title")
      gtk_widget_add_css_class(label, "heading")
      gtk_widget_set_margin_start(label, 12)
      gtk_widget_set_margin_end(label, 12)
      gtk_widget_set_margin_top(label, 6)
      gtk_widget_set_margin_bottom(label, 6)
      gtk_widget_set_hexpand(box, 1)
      gtk_box_append(box.cast(), label)
      put()
      Signals.presses(in: box) { pressed(box) }
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
        gtk_widget_remove_css_class(label, "dim-label")
      } else {
        gtk_widget_add_css_class(label, "dim-label")
      }
    }
  }
#endif
