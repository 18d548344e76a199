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

    /// The widgets that are shown, from the first; none while pages are shown.
    private(set) var slots: [WidgetPointer] = []

    private let outer = Pane()
    private let inner = Pane()
    /// The texts that stand in places that are empty.
    private let fillers = (0..<2).map { _ in ObjectReference(gtk_label_new(nil)) }

    var widget: WidgetPointer { outer.widget }

    init() {
      for filler in fillers {
        gtk_widget_add_css_class(filler.widget, "dim-label")
        gtk_widget_set_hexpand(filler.widget, 1)
        gtk_label_set_wrap(filler.widget.opaque, 1)
        gtk_label_set_justify(filler.widget.opaque, GTK_JUSTIFY_CENTER)
      }
    }

    /// Shows widgets beside one another, taking them from wherever they are.
    ///
    /// - Parameters:
    ///   - filled: The widgets; none to let go of those that are shown.
    ///   - texts: The texts for the places that are left over.
    ///   - width: How wide all of them are, unless they have been laid out.
    func show(_ filled: [WidgetPointer], _ texts: [String] = [], width: Int) {
      for (filler, text) in zip(fillers, texts) { gtk_label_set_text(filler.widget.opaque, text) }
      let wanted = filled + fillers.prefix(texts.count).map(\.widget)
      if wanted != slots {
        gtk_widget_get_parent(widget)?.letGoOfFocus()
        for slot in slots where !wanted.contains(slot) { slot.leaveParent() }
        slots = wanted
        let isOfThree = wanted.count == 3
        if !isOfThree { inner.put(nil, nil) }
        outer.put(wanted.first, isOfThree ? inner.widget : wanted.last)
        if isOfThree { inner.put(wanted[1], wanted[2]) }
      }
      guard !slots.isEmpty else { return }
      // Put the dividers where the user wants them, as far as there is room.
      let allocated = Int(gtk_widget_get_width(widget))
      let width = allocated > 0 ? allocated : width
      let position = outer.setPosition(in: width, unlessMoved: width / (slots.count == 2 ? 3 : 4))
      inner.setPosition(in: width - position - Self.handleWidth, unlessMoved: width / 4)
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
      gtk_paned_set_resize_start_child(paned.opaque, 0)
      gtk_paned_set_shrink_start_child(paned.opaque, 0)
      gtk_paned_set_shrink_end_child(paned.opaque, 0)
      Signals.connect("notify::position", of: paned) { [weak self] in
        guard let self, !isSetting, Layout.depth == 0 else { return }
        wanted = Int(gtk_paned_get_position(widget.opaque))
      }
    }

    private var children: [WidgetPointer?] {
      [gtk_paned_get_start_child(widget.opaque), gtk_paned_get_end_child(widget.opaque)]
    }

    func put(_ start: WidgetPointer?, _ end: WidgetPointer?) {
      isSetting = true
      defer { isSetting = false }
      for old in children where old != start && old != end { old?.leaveParent() }
      if children[0] != start {
        start?.leaveParent()
        gtk_paned_set_start_child(widget.opaque, start)
      }
      if children[1] != end {
        end?.leaveParent()
        gtk_paned_set_end_child(widget.opaque, end)
      }
    }

    @discardableResult
    func setPosition(in width: Int, unlessMoved standard: Int) -> Int {
      guard width > 0, let start = children[0], let end = children[1] else { return 0 }
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
