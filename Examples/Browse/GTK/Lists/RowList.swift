#if GTK
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
    private var bound: [OpaquePointer: Int] = [:]
    private var isSelecting = false

    /// What a row says; asked for rows that come into view.
    var row: ((Int) -> ListRow?)?
    var onSelect: ((Int) -> Void)?
    var onOpen: ((Int) -> Void)?

    private(set) var count = 0

    init(named name: String) {
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
      connect(UnsafeMutableRawPointer(factory))
    }

    private func connect(_ factory: UnsafeMutableRawPointer) {
      Signals.connectObject("setup", of: factory) { item in
        gtk_list_item_set_child(item, ListRowView.make())
      }
      Signals.connectObject("bind", of: factory) { [weak self] item in
        guard let self else { return }
        bound[item] = Int(gtk_list_item_get_position(item))
        fill(item)
      }
      Signals.connectObject("unbind", of: factory) { [weak self] item in self?.bound[item] = nil }
      Signals.connectNumber("activate", of: list) { [weak self] in self?.onOpen?($0) }
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
    func fillAll() { for item in bound.keys { fill(item) } }

    /// Brings a row into view.
    func reveal(_ index: Int) {
      guard (0..<count).contains(index) else { return }
      gtk_widget_activate_action_variant(list, "list.scroll-to-item", g_variant_new_uint32(guint(index)))
    }

    /// Puts the keyboard on the chosen row.
    @discardableResult
    func takeFocus() -> Bool {
      if let index = selectedIndex { reveal(index) }
      return gtk_widget_grab_focus(list) != 0
    }
  }
#endif
