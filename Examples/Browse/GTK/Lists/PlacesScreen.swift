#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// The bookmarks or the recent files in a window.
  final class PlacesScreen: ListScreen {
    let model: PlacesModel

    init(_ model: PlacesModel) {
      self.model = model
      let isRecent = model.list == .recent
      super.init(
        named: isRecent ? "Recent files" : "Bookmarks", details: isRecent ? 10 : 24, hasDates: isRecent)
      appendList()
      addFileButtons(
        bookmark: { [weak self] in self?.toggleBookmark() }, note: { model.writeNote() },
        information: { model.showInformation() })
    }

    override var title: String { model.list == .bookmarks ? "Bookmarks" : "Recent" }

    override func row(at index: Int) -> ListRow? {
      model.row(at: index).map { row in
        ListRow(
          icon: row.kind?.icon ?? "dialog-warning-symbolic",
          name: row.kind == nil ? "\(row.name) (gone)" : row.name,
          isStrong: row.kind?.isFolder ?? false, detail: row.folder, date: row.date)
      }
    }

    override func choose(_ index: Int) { model.cursor.move(to: index) }
    override func open() { model.open() }

    override func reload() {
      switch model.list {
      case .bookmarks:
        message.show(
          "starred-symbolic", "No bookmarks yet", "Press b on a file or a folder to find it here again.")
      case .recent:
        message.show(
          "document-open-recent-symbolic", "Nothing viewed yet",
          "The files you view are listed here, the last one first.")
      }
      show(count: model.cursor.count, selecting: model.cursor.index)
      gtk_label_set_text(
        status.opaque, model.cursor.count == 1 ? "1 item" : "\(FileFormat.grouped(model.cursor.count)) items")
    }

    private func toggleBookmark() {
      model.toggleBookmark()
      reload()
    }

    override func handle(_ press: KeyPress) -> Bool {
      switch press.character {
      case "b": toggleBookmark()
      case "i": model.showInformation()
      case "e": model.writeNote()
      default: return false
      }
      return true
    }
  }
#endif
