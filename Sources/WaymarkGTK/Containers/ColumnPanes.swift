#if GTK && canImport(CGTK4)
  import CGTK4

  /// Two or three widgets beside one another, with dividers that stay where the user has moved them.
  @MainActor
  final class ColumnPanes {
    /// The room for a divider between two columns, in every window.
    static let handleWidth: Int = {
      let paned = ObjectReference(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL))
      gtk_paned_set_start_child(paned.widget.opaque, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      gtk_paned_set_end_child(paned.widget.opaque, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      return max(1, Int(waymark_minimum_width(paned.widget)))
    }()

    let reference: ObjectReference

    /// The widgets that are shown, from the first; none while pages are shown.
    private(set) var slots: [WidgetPointer] = []

    private let two = Pane()
    private let outer = Pane()
    private let inner = Pane()
    /// The widgets that stand in places that are empty.
    private let fillers: [ObjectReference]

    init() {
      let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      reference = ObjectReference(box)
      fillers = (0..<2).map { _ in ObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)) }
      for pane in [two, outer] { gtk_box_append(box.cast(), pane.widget) }
      outer.end = inner.widget
    }

    /// Shows widgets beside one another, taking them from wherever they are.
    ///
    /// - Parameters:
    ///   - filled: The widgets; none to let go of those that are shown.
    ///   - count: For how many there are places, 2 or 3; those that are left over are empty.
    ///   - width: How wide all of them are, unless they have been laid out.
    func show(_ filled: [WidgetPointer], count: Int, width: Int) {
      let wanted = filled.isEmpty ? [] : filled + fillers.prefix(count - filled.count).map(\.widget)
      guard wanted != slots else { return setPositions(in: width) }
      gtk_widget_get_parent(reference.widget)?.letGoOfFocus()
      for slot in slots where !wanted.contains(slot) { slot.leaveParent() }
      slots = wanted
      gtk_widget_set_visible(two.widget, wanted.count == 2 ? 1 : 0)
      gtk_widget_set_visible(outer.widget, wanted.count == 3 ? 1 : 0)
      if wanted.count == 2 {
        (two.start, two.end) = (wanted[0], wanted[1])
      } else if wanted.count == 3 {
        (outer.start, inner.start, inner.end) = (wanted[0], wanted[1], wanted[2])
      }
      setPositions(in: width)
    }

    /// Puts the dividers where the user wants them, as far as there is room.
    private func setPositions(in width: Int) {
      let allocated = Int(gtk_widget_get_width(reference.widget))
      let width = allocated > 0 ? allocated : width
      if slots.count == 2 {
        two.setPosition(in: width, unlessMoved: width / 3)
      } else if slots.count == 3 {
        let position = outer.setPosition(in: width, unlessMoved: width / 4)
        inner.setPosition(in: width - position - Self.handleWidth, unlessMoved: width / 4)
      }
    }
  }

  /// A `GtkPaned` and where the user wants its divider.
  @MainActor
  private final class Pane {
    private let reference: ObjectReference
    private var wanted: Int?
    private var isSetting = false

    var widget: WidgetPointer { reference.widget }

    init() {
      let paned: WidgetPointer = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
      reference = ObjectReference(paned)
      gtk_widget_set_hexpand(paned, 1)
      gtk_widget_set_vexpand(paned, 1)
      gtk_widget_set_visible(paned, 1)
      gtk_paned_set_resize_start_child(paned.opaque, 0)
      gtk_paned_set_shrink_start_child(paned.opaque, 0)
      gtk_paned_set_shrink_end_child(paned.opaque, 0)
      Signals.connect("notify::position", of: paned) { [weak self] in
        guard let self, !isSetting, Layout.depth == 0 else { return }
        wanted = Int(gtk_paned_get_position(widget.opaque))
      }
    }

    var start: WidgetPointer? {
      get { gtk_paned_get_start_child(widget.opaque) }
      set { put(newValue, in: start) { gtk_paned_set_start_child(widget.opaque, $0) } }
    }

    var end: WidgetPointer? {
      get { gtk_paned_get_end_child(widget.opaque) }
      set { put(newValue, in: end) { gtk_paned_set_end_child(widget.opaque, $0) } }
    }

    private func put(_ new: WidgetPointer?, in old: WidgetPointer?, _ set: (WidgetPointer?) -> Void) {
      guard new != old else { return }
      isSetting = true
      defer { isSetting = false }
      old?.leaveParent()
      new?.leaveParent()
      set(new)
    }

    @discardableResult
    func setPosition(in width: Int, unlessMoved standard: Int) -> Int {
      guard width > 0, let start, let end else { return 0 }
      let least = Int(waymark_minimum_width(start))
      let most = width - Int(waymark_minimum_width(end)) - ColumnPanes.handleWidth
      let position = max(least, min(wanted ?? standard, most))
      guard position != Int(gtk_paned_get_position(widget.opaque)) else { return position }
      isSetting = true
      gtk_paned_set_position(widget.opaque, gint(clamping: position))
      isSetting = false
      return position
    }
  }
#endif
