#if GTK && canImport(CGTK4)
  import CGTK4
  import WaymarkGTK

  /// A list of any number of rows, of which only those in view have widgets.
  @MainActor
  final class RowList {
    /// The list in what scrolls it.
    let reference: ObjectReference
    private let list: WidgetPointer
    private let rows: ObjectReference
    private let selection: ObjectReference
    private var bound: Set<OpaquePointer> = []
    private var isSelecting = false

    /// Gives the contents of a row; called for rows that come into view.
    var row: ((Int) -> ListRow?)?
    var onSelect: ((Int) -> Void)?
    var onOpen: (() -> Void)?

    private(set) var count = 0

    init(named name: String, details: Int, hasDates: Bool) {
      let model: OpaquePointer = waymark_rows_new()
      rows = ObjectReference(UnsafeMutableRawPointer(model))
      // The list takes over one reference of each.
      let single: OpaquePointer = gtk_single_selection_new(model)
      selection = ObjectReference(UnsafeMutableRawPointer(single))
      let factory: OpaquePointer = gtk_signal_list_item_factory_new()
      list = gtk_list_view_new(single, factory)
      waymark_set_accessible_label(list, name)
      gtk_widget_add_css_class(list, "browse-list")
      reference = ObjectReference(Controls.scrolled(list))
      Signals.connectObject("setup", of: UnsafeMutableRawPointer(factory)) { item in
        gtk_list_item_set_child(item, ListRowView.make(details: details, hasDates: hasDates))
      }
      connect(UnsafeMutableRawPointer(factory))
    }

    private func connect(_ factory: UnsafeMutableRawPointer) {
      Signals.connectObject("bind", of: factory) { [weak self] item in
        guard let self else { return }
        bound.insert(item)
        fill(item)
      }
      Signals.connectObject("unbind", of: factory) { [weak self] item in _ = self?.bound.remove(item) }
      // Later: a row that is clicked twice takes the keyboard after this, and what it opens is to have it.
      Signals.connect("activate", of: list) { [weak self] in
        Task { self?.onOpen?() }
      }
      Signals.connect("notify::selected", of: selection.pointer) { [weak self] in
        guard let self, !isSelecting, let index = selectedIndex else { return }
        onSelect?(index)
      }
    }

    private func fill(_ item: OpaquePointer) {
      guard let box = gtk_list_item_get_child(item) else { return }
      if let row = row?(Int(gtk_list_item_get_position(item))) { ListRowView(box: box).show(row) }
    }

    var selectedIndex: Int? {
      let position = gtk_single_selection_get_selected(OpaquePointer(selection.pointer))
      return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
    }

    /// Has so many rows, and chooses one of them.
    func show(count: Int, selecting index: Int) {
      isSelecting = true
      if count != self.count {
        self.count = count
        waymark_rows_resize(OpaquePointer(rows.pointer), guint(clamping: count))
      }
      gtk_single_selection_set_selected(OpaquePointer(selection.pointer), guint(clamping: index))
      isSelecting = false
      fillAll()
    }

    /// Says again what is in view.
    func fillAll() { for item in bound { fill(item) } }

    /// Brings a row into view.
    func reveal(_ index: Int) {
      guard (0..<count).contains(index) else { return }
      gtk_widget_activate_action_variant(list, "list.scroll-to-item", g_variant_new_uint32(guint(index)))
    }

    /// Puts the keyboard on the chosen row, or on the list until that row has been laid out.
    @discardableResult
    func takeFocus() -> Bool { takeFocus(attempts: 30) }

    private func takeFocus(attempts: Int) -> Bool {
      guard let index = selectedIndex else { return gtk_widget_grab_focus(list) != 0 }
      reveal(index)
      if let row = rowWidget(at: index) { return gtk_widget_grab_focus(row) != 0 }
      if attempts > 0 {
        Task { [weak self] in
          try? await Task.sleep(for: .milliseconds(16))
          guard let self, hasFocusOrNobody else { return }
          _ = takeFocus(attempts: attempts - 1)
        }
      }
      return gtk_widget_grab_focus(list) != 0
    }

    /// The widget around a row, which the keyboard moves from; GTK has it only for rows in view.
    private func rowWidget(at index: Int) -> WidgetPointer? {
      let item = bound.first { Int(gtk_list_item_get_position($0)) == index }
      guard let box = item.flatMap({ gtk_list_item_get_child($0) }), gtk_widget_get_mapped(box) != 0 else {
        return nil
      }
      return gtk_widget_get_parent(box)
    }

    /// Whether the keyboard has not been put elsewhere meanwhile.
    private var hasFocusOrNobody: Bool {
      guard let root = gtk_widget_get_root(list), let focus = gtk_root_get_focus(root) else { return true }
      return focus == list || gtk_widget_is_ancestor(focus, list) != 0
    }
  }
#endif
