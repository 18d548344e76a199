#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting

  /// Hears what a screen reader hears: which widget has the keyboard, and the name of the page around it.
  ///
  /// It looks when GTK says that the keyboard has moved, or that a window has come or gone.
  @MainActor
  final class FocusListener {
    private let window: WidgetPointer
    /// The names of the pages that the keyboard has come to, in order.
    private(set) var heard: [String] = []
    private var lastPage: String?
    private var known: Set<WidgetPointer> = []
    /// Pages that had another name for a screen reader than the one their screen has.
    private(set) var misnamed: [String] = []

    init(_ window: WidgetPointer) {
      self.window = window
      Signals.connect("items-changed", of: UnsafeMutableRawPointer(gtk_window_get_toplevels())) {
        [weak self] in
        self?.listen()
      }
      listen()
    }

    private func listen() {
      let all = Self.all
      for window in all where known.insert(window).inserted {
        Signals.connect("notify::focus-widget", of: window) { [weak self] in self?.look() }
        Signals.connect("notify::transient-for", of: window) { [weak self] in self?.look() }
      }
      known = known.intersection(all)
      look()
    }

    private static var all: [WidgetPointer] {
      let all = gtk_window_get_toplevels()
      return (0..<g_list_model_get_n_items(all)).compactMap { index in
        guard let item = g_list_model_get_item(all, index) else { return nil }
        g_object_unref(item)
        return item.assumingMemoryBound(to: GtkWidget.self)
      }
    }

    /// The window and those over it, lowest first.
    private var windows: [WidgetPointer] {
      let all = Self.all
      guard all.contains(window) else { return [] }
      var found = [window]
      while let last = found.last,
        let next = all.first(where: { candidate in
          let over = gtk_window_get_transient_for(candidate.cast()) as UnsafeMutablePointer<GtkWindow>?
          return over == last.cast()
        })
      {
        found.append(next)
      }
      return found
    }

    private func look() {
      guard let focused, case .screen = focused.place, let (page, title) = page(around: focus),
        page != lastPage
      else { return }
      lastPage = page
      heard.append(title)
    }

    private var focus: WidgetPointer? { windows.last.flatMap { gtk_window_get_focus($0.cast()) } }

    /// The element that has the keyboard in the window on top.
    var focused: FocusedElement? {
      guard let focus, gtk_widget_get_mapped(focus) != 0 else { return nil }
      let name = String(cString: gtk_widget_get_name(focus))
      guard let id = page(around: focus)?.page.split(separator: " ").first.flatMap({ UInt64($0) }) else {
        return FocusedElement(.chrome(layer: windows.count - 1), name: "\(name) \(focus)")
      }
      return FocusedElement(.screen(EntryID(rawValue: id)), name: name)
    }

    /// The innermost page of a stack around a widget: what tells it from others, and what is read out for it.
    private func page(around widget: WidgetPointer?) -> (page: String, title: String)? {
      var child = widget
      while let widget = child, let parent = gtk_widget_get_parent(widget) {
        if waymark_is(parent, gtk_stack_get_type()) != 0 {
          let page = gtk_stack_get_page(parent.opaque, widget)
          let title = gtk_stack_page_get_title(page).map { String(cString: $0) } ?? ""
          let name = String(cString: gtk_widget_get_name(widget))
          if waymark_has_accessible_label(UnsafeMutableRawPointer(page), title) == 0 { misnamed.append(name) }
          return (name, title)
        }
        child = parent
      }
      return nil
    }

    /// Presses Tab in the window on top, as GTK does for a person; beside other columns one who stays in the column.
    func pressTab() -> Bool {
      guard let top = windows.last else { return false }
      if let columns = WindowReading.content(of: top).flatMap(ColumnsWidget.first(in:)),
        ColumnsWidget(columns).isSideBySide
      {
        return focus.flatMap { gtk_widget_get_parent($0) }.map {
          gtk_widget_child_focus($0, GTK_DIR_TAB_FORWARD) != 0
        } ?? false
      }
      return gtk_widget_child_focus(top, GTK_DIR_TAB_FORWARD) != 0
    }
  }
#endif
