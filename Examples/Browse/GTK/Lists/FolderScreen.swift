#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// A folder in a window.
  final class FolderScreen: ListScreen {
    let model: FolderModel
    private let bar: WidgetPointer
    private let entry: WidgetPointer

    init(_ model: FolderModel) {
      self.model = model
      bar = gtk_search_bar_new()
      entry = gtk_search_entry_new()
      super.init(named: "Files and folders", details: FileFormat.sizeWidth)
      makeFilter()
      appendList()
      addHeaderButton("system-search-symbolic", "Filter") { [weak self] in self?.beginFiltering() }
      addFileButtons(
        bookmark: { [weak self] in self?.toggleBookmark() }, note: { model.writeNote() },
        information: { model.showInformation() })
    }

    override var title: String { model.path.name }
    override var subtitle: String { model.path.parent?.description ?? "" }

    override func row(at index: Int) -> ListRow? {
      model.row(at: index).map { row in
        ListRow(
          icon: row.kind.icon, name: row.name, isStrong: row.kind.isFolder,
          badges: (row.isBookmarked ? "★" : "") + (row.hasNote ? "✎" : ""),
          detail: row.size, date: row.date)
      }
    }

    override func choose(_ index: Int) {
      model.cursor.move(to: index)
      showStatus()
    }

    override func open() { model.open() }

    override func reload() {
      model.refresh()
      if let problem = model.problem {
        message.show(problem)
      } else if model.filter.isEmpty {
        message.show("folder-open-symbolic", "This folder is empty")
      } else {
        message.show("system-search-symbolic", "No name holds “\(model.filter)”", "Escape shows all names.")
      }
      let before = list.selectedIndex
      show(count: model.cursor.count, selecting: model.cursor.index)
      if list.selectedIndex != before, let index = list.selectedIndex { list.reveal(index) }
      if !model.filter.isEmpty { gtk_search_bar_set_search_mode(bar.opaque, 1) }
      showStatus()
    }

    private func showStatus() {
      let count = model.cursor.count
      var text = count == 1 ? "1 item" : "\(FileFormat.grouped(count)) items"
      if count > 0 { text = "\(FileFormat.grouped(model.cursor.index + 1)) of \(text)" }
      if !model.filter.isEmpty { text += ", \(FileFormat.grouped(model.totalCount)) without the filter" }
      gtk_label_set_text(status.opaque, text)
    }

    private func toggleBookmark() {
      model.toggleBookmark()
      list.fillAll()
    }

    // MARK: The filter

    private func makeFilter() {
      waymark_set_accessible_label(entry, "Filter by a part of the name")
      gtk_widget_set_hexpand(entry, 1)
      gtk_search_bar_set_child(bar.opaque, entry)
      gtk_search_bar_connect_entry(bar.opaque, entry.opaque)
      append(bar)
      gtk_editable_set_text(entry.opaque, model.filter)
      Signals.connect("search-changed", of: entry) { [weak self] in self?.filter() }
      Signals.connect("stop-search", of: entry) { [weak self] in self?.endFiltering() }
      Signals.connect("activate", of: entry) { [weak self] in self?.model.open() }
      Signals.keys(in: entry, isFirst: true) { [weak self] press in
        guard press.key == GDK_KEY_Down, let self else { return false }
        return list.takeFocus()
      }
    }

    private func beginFiltering() {
      guard model.problem == nil else { return }
      gtk_search_bar_set_search_mode(bar.opaque, 1)
      gtk_widget_grab_focus(entry)
    }

    private func filter() {
      let text = String(cString: gtk_editable_get_text(entry.opaque))
      guard text != model.filter else { return }
      model.setFilter(text)
      reload()
    }

    private func endFiltering() {
      model.setFilter("")
      gtk_editable_set_text(entry.opaque, "")
      gtk_search_bar_set_search_mode(bar.opaque, 0)
      reload()
      list.takeFocus()
    }

    override func handle(_ press: KeyPress) -> Bool {
      switch (press.key, press.character) {
      case (GDK_KEY_Escape, _) where !model.filter.isEmpty: endFiltering()
      case (GDK_KEY_BackSpace, _): model.goBack()
      case (GDK_KEY_f, _) where press.isControl: beginFiltering()
      case (GDK_KEY_F5, _), (_, "r"):
        model.reload()
        reload()
      case (_, "/"): beginFiltering()
      case (_, "b"): toggleBookmark()
      case (_, "i"): model.showInformation()
      case (_, "e"): model.writeNote()
      default: return false
      }
      return true
    }
  }
#endif
