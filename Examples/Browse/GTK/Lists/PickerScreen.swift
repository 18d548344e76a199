#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// The sheet that asks where something is to be moved.
  final class PickerScreen: ListScreen {
    let model: PickerModel
    private let up: WidgetPointer
    private let here: WidgetPointer
    private let place = Controls.label(styles: "dim-label")

    init(_ model: PickerModel) {
      self.model = model
      weak var screen: PickerScreen?
      up = Controls.iconButton("go-up-symbolic", "Folder above") { screen?.model.goBack() }
      here = Controls.button("_Move Here", styles: "suggested-action") { screen?.model.moveHere() }
      super.init(named: "Folders")
      screen = self
      model.onChange = { [weak self] in self?.reload() }
      let cancel = Controls.button("_Cancel") { screen?.model.cancel() }
      gtk_label_set_ellipsize(place.opaque, PANGO_ELLIPSIZE_START)
      gtk_widget_set_hexpand(place, 1)
      let bar = Controls.box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, [up, place])
      Controls.setMargins(bar, 6)
      append(bar)
      appendList()
      gtk_widget_set_halign(cancel, GTK_ALIGN_START)
      gtk_widget_set_hexpand(cancel, 1)
      let answers = Controls.box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, [cancel, here])
      Controls.setMargins(answers, 12)
      append(answers)
      gtk_widget_set_visible(status, 0)
    }

    override var title: String { "Move \(model.item.lastComponent) to" }

    override func preferredSize(for style: ModalStyle) -> (width: Int, height: Int)? { (520, 480) }

    override func row(at index: Int) -> ListRow? {
      model.row(at: index).map { row in
        switch row.kind {
        case .here(isPossible: true):
          ListRow(icon: "object-select-symbolic", name: "Move to \(model.folder.lastComponent)")
        case .here(isPossible: false): ListRow(icon: "object-select-symbolic", name: "It is here now")
        case .folder(let kind): ListRow(icon: Icons.name(of: kind), name: row.name, isStrong: true)
        }
      }
    }

    override func choose(_ index: Int) { model.cursor.move(to: index) }
    override func open() { model.open() }

    override func reload() {
      if let problem = model.problem { message.show(problem) }
      show(count: model.problem == nil ? model.cursor.count : 0, selecting: model.cursor.index)
      gtk_label_set_text(place.opaque, model.folder.display)
      gtk_widget_set_sensitive(up, model.folder.isRoot ? 0 : 1)
      gtk_widget_set_sensitive(here, model.isElsewhere ? 1 : 0)
    }

    override func routeDidChange() {
      reload()
      list.takeFocus()
    }

    override func handle(_ press: KeyPress) -> Bool {
      switch (press.key, press.character) {
      case (GDK_KEY_Escape, _): model.cancel()
      case (GDK_KEY_BackSpace, _): model.goBack()
      case (_, "m"): model.moveHere()
      case (_, "r"), (GDK_KEY_F5, _):
        model.retry()
        reload()
      default: return false
      }
      return true
    }
  }
#endif
