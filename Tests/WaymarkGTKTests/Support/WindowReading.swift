#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// The tree that GTK's widgets amount to, read from them alone.
  ///
  /// Widgets say which entries of a stack are covered and not in which order, which is taken from
  /// the tree that is expected.
  @MainActor
  struct WindowReading {
    let window: WidgetPointer
    let expected: EntryTree<Place>?

    /// The tree that is shown; `nil` where the widgets make no sense.
    var tree: EntryTree<Place>? {
      guard let root = container(of: Self.content(of: window), expected?.root) else { return nil }
      var modals: [Modal<Entry<Place>>] = []
      var below = window
      while let next = modal(over: below) {
        let modal = expected.flatMap {
          $0.modals.count > modals.count ? $0.modals[modals.count].container : nil
        }
        guard let container = container(of: Self.content(of: next), modal) else { return nil }
        modals.append(Modal(style(of: next, at: modals.count), container))
        below = next
      }
      return EntryTree(root, modals: modals)
    }

    /// Whether every modal is on the screen exactly if the window is.
    var isVisibilityRight: Bool {
      let isVisible = gtk_widget_get_visible(window)
      var below = window
      while let next = modal(over: below) {
        if gtk_widget_get_visible(next) != isVisible { return false }
        below = next
      }
      return true
    }

    /// The buttons of all tabs in a window.
    static func tabButtons(in widget: WidgetPointer) -> [WidgetPointer] {
      if waymark_is(widget, gtk_toggle_button_get_type()) != 0 { return [widget] }
      return children(of: widget).flatMap(tabButtons)
    }

    /// The content of the bin that a window holds.
    static func content(of window: WidgetPointer) -> WidgetPointer? {
      gtk_window_get_child(window.cast()).flatMap { gtk_widget_get_first_child($0) }
    }

    private func modal(over below: WidgetPointer) -> WidgetPointer? {
      let all = gtk_window_get_toplevels()
      for index in 0..<g_list_model_get_n_items(all) {
        guard let item = g_list_model_get_item(all, index) else { continue }
        g_object_unref(item)
        let candidate = item.assumingMemoryBound(to: GtkWidget.self)
        if let over = gtk_window_get_transient_for(candidate.cast()) as UnsafeMutablePointer<GtkWindow>?,
          over == below.cast()
        {
          return candidate
        }
      }
      return nil
    }

    /// A window does not say what style it is for.
    private func style(of window: WidgetPointer, at index: Int) -> Presentation {
      guard let expected, expected.modals.indices.contains(index) else { return .sheet }
      let isAlert = gtk_widget_has_css_class(window, "waymark-alert") != 0
      let modal = expected.modals[index]
      return isAlert == (modal.style == .alert) ? modal.presentation : isAlert ? .alert : .sheet
    }

    private func container(
      of widget: WidgetPointer?, _ expected: Container<Entry<Place>>?
    ) -> Container<Entry<Place>>? {
      guard let widget else { return nil }
      if waymark_is(widget, gtk_stack_get_type()) != 0 { return stack(widget) }
      if ColumnsWidget.isOne(widget) { return columns(widget, expected) }
      return tabs(widget, expected)
    }

    /// Widgets do not say how many places are empty, nor what order pages have.
    private func columns(
      _ widget: WidgetPointer, _ expected: Container<Entry<Place>>?
    ) -> Container<Entry<Place>>? {
      let reading = ColumnsWidget(widget)
      guard case .columns(let wanted)? = expected, reading.frames.count == wanted.count else { return nil }
      var filled: [(frame: WidgetPointer, container: Container<Entry<Place>>)] = []
      for column in wanted.filled {
        for frame in reading.frames where !filled.contains(where: { $0.frame == frame }) {
          if let read = container(of: reading.content(of: frame), column), read.root.id == column.root.id {
            filled.append((frame, read))
            break
          }
        }
      }
      guard let front = filled.firstIndex(where: { $0.frame == reading.front }) else { return nil }
      // Beside one another they are in their order.
      let beside = reading.slots.compactMap { slot in filled.firstIndex { $0.frame == slot } }
      guard beside == beside.sorted(), !reading.isSideBySide || beside.contains(front) else { return nil }
      return RouteColumns(capacity: wanted.capacity, filled: filled.map(\.container), front: front).map {
        .columns($0)
      }
    }

    private func stack(_ widget: WidgetPointer) -> Container<Entry<Place>>? {
      let pages = Self.children(of: widget).compactMap(entry)
      guard let visible = gtk_stack_get_visible_child(widget.opaque).flatMap(entry) else { return nil }
      var order: [EntryID: Int] = [:]
      expected?.forEachElement { order[$0.id] = order.count }
      var entries = pages.filter { $0.id != visible.id }
      entries.sort { (order[$0.id] ?? .max, $0.id) < (order[$1.id] ?? .max, $1.id) }
      return RouteStack(elements: entries + [visible]).map { .stack($0) }
    }

    private func entry(_ page: WidgetPointer) -> Entry<Place>? { Self.entry(page) }

    static func entry(_ page: WidgetPointer) -> Entry<Place>? {
      let parts = String(cString: gtk_widget_get_name(page)).split(separator: " ")
      guard parts.count == 2, let number = UInt64(parts[0]) else { return nil }
      return Entry(id: EntryID(rawValue: number), route: Place(String(parts[1])))
    }

    private func tabs(_ box: WidgetPointer, _ expected: Container<Entry<Place>>?) -> Container<Entry<Place>>?
    {
      let parts = Self.children(of: box)
      guard parts.count == 2, let row = Self.children(of: parts[0]).first else { return nil }
      let stack = parts[1]
      var containers: [String: Container<Entry<Place>>] = [:]
      var selected: String?
      for child in Self.children(of: stack) {
        let title = String(cString: gtk_stack_page_get_title(gtk_stack_get_page(stack.opaque, child)))
        var inner: Container<Entry<Place>>?
        if case .tabs(let tabs)? = expected { inner = tabs.tabs.first { $0.key.name == title }?.container }
        containers[title] = container(of: child, inner)
        if child == gtk_stack_get_visible_child(stack.opaque) { selected = title }
      }
      let buttons = Self.children(of: row)
      let tabs = buttons.compactMap { button -> RouteTab<Entry<Place>>? in
        let title = String(cString: gtk_button_get_label(button.cast()))
        return containers[title].map { RouteTab(Place(title), $0) }
      }
      let pressed = buttons.filter { gtk_toggle_button_get_active($0.cast()) != 0 }
      guard let selected, tabs.count == containers.count, pressed.count == 1,
        String(cString: gtk_button_get_label(pressed[0].cast())) == selected
      else { return nil }
      return RouteTabs(checking: tabs, selectedKey: Place(selected)).map { .tabs($0) }
    }

    /// The entries whose screens are seen in a window.
    static func seen(in widget: WidgetPointer) -> Set<EntryID> {
      guard gtk_widget_get_visible(widget) != 0 else { return [] }
      if let entry = entry(widget) { return [entry.id] }
      guard waymark_is(widget, gtk_stack_get_type()) == 0 else {
        return gtk_stack_get_visible_child(widget.opaque).map { seen(in: $0) } ?? []
      }
      return children(of: widget).reduce(into: []) { $0.formUnion(seen(in: $1)) }
    }

    static func children(of widget: WidgetPointer) -> [WidgetPointer] {
      var all: [WidgetPointer] = []
      var next = gtk_widget_get_first_child(widget)
      while let child = next {
        all.append(child)
        next = gtk_widget_get_next_sibling(child)
      }
      return all
    }
  }
#endif
