#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// A file's contents in a window, as many rows as there is room for.
  final class ViewerScreen: BrowseScreen {
    let model: ViewerModel
    private let text: WidgetPointer
    private let area: WidgetPointer
    private let overlay: WidgetPointer
    private let message = MessageView()
    private let status = Controls.label(styles: "dim-label", "browse-status", alignment: 1)

    init(_ model: ViewerModel) {
      self.model = model
      text = gtk_text_view_new()
      area = gtk_drawing_area_new()
      overlay = gtk_overlay_new()
      super.init()
      makeText()
      append(overlay)
      append(message.reference.widget)
      append(status)
      addFileButtons(
        bookmark: { [weak self] in self?.toggleBookmark() }, note: { model.writeNote() },
        information: { model.showInformation() })
    }

    override var title: String { model.path.name }
    override var subtitle: String { model.path.parent?.description ?? "" }

    private func makeText() {
      waymark_set_accessible_label(text, "Contents of the file")
      gtk_widget_add_css_class(text, "browse-viewer")
      gtk_text_view_set_monospace(text.cast(), 1)
      gtk_text_view_set_editable(text.cast(), 0)
      gtk_text_view_set_cursor_visible(text.cast(), 0)
      gtk_text_view_set_wrap_mode(text.cast(), GTK_WRAP_NONE)
      // The text is as large as its rows; what is drawn nothing on has the size that there is.
      gtk_overlay_set_child(overlay.opaque, area)
      gtk_overlay_add_overlay(overlay.opaque, text)
      gtk_overlay_set_clip_overlay(overlay.opaque, text, 1)
      gtk_widget_set_overflow(overlay, GTK_OVERFLOW_HIDDEN)
      gtk_widget_set_hexpand(area, 1)
      gtk_widget_set_vexpand(area, 1)
      Signals.connect("resize", of: area) { [weak self] in self?.reload() }
      Signals.keys(in: text, isFirst: true) { [weak self] in self?.turn($0) ?? false }
      Signals.scrolling(in: overlay) { [weak self] distance in
        self?.model.scroll(by: Int((distance * 3).rounded(.awayFromZero)))
        self?.reload()
      }
    }

    override func didAppear() { reload() }

    override func takeFocus() -> Bool {
      gtk_widget_get_visible(overlay) != 0 ? gtk_widget_grab_focus(text) != 0 : message.takeFocus()
    }

    override func refresh() { reload() }

    private func reload() {
      let (row, column) = cellSize
      let height = max(1, (Int(gtk_widget_get_height(area)) - 28) / row)
      let width = max(20, (Int(gtk_widget_get_width(area)) - 28) / column)
      let page = model.page(TextLayout(columns: width, rows: height))
      if let problem = model.problem {
        self.message.show(problem)
      } else {
        self.message.show("text-x-generic-symbolic", "This file is empty")
      }
      gtk_text_buffer_set_text(
        gtk_text_view_get_buffer(text.cast()), page.rows.joined(separator: "\n"), -1)
      gtk_label_set_text(status.opaque, page.status)
      let message = message.reference.widget
      if page.rows.isEmpty { show(message, insteadOf: overlay) } else { show(overlay, insteadOf: message) }
    }

    /// How high a row is and how wide a column, in the font of the text.
    private var cellSize: (row: Int, column: Int) {
      guard let layout = gtk_widget_create_pango_layout(text, "MMMMMMMMMM") else { return (16, 8) }
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      var (width, height): (gint, gint) = (0, 0)
      pango_layout_get_pixel_size(layout, &width, &height)
      return (max(1, Int(height)), max(1, Int(width) / 10))
    }

    private func toggleBookmark() {
      model.toggleBookmark()
      reload()
    }

    // MARK: Keys

    private func turn(_ press: KeyPress) -> Bool {
      guard !press.isAlt, !press.isControl else { return false }
      switch (press.key, press.character) {
      case (GDK_KEY_Down, _), (_, "j"), (GDK_KEY_Return, _): model.scroll(by: 1)
      case (GDK_KEY_Up, _), (_, "k"): model.scroll(by: -1)
      case (GDK_KEY_Page_Down, _), (_, " "): model.page(by: 1)
      case (GDK_KEY_Page_Up, _): model.page(by: -1)
      case (GDK_KEY_Home, _), (_, "g"): model.goToStart()
      case (GDK_KEY_End, _), (_, "G"): model.goToEnd()
      case (_, "x"): model.toggleBytes()
      // The text would take it, though nothing can be deleted.
      case (GDK_KEY_BackSpace, _):
        model.goBack()
        return true
      default: return false
      }
      reload()
      return true
    }

    override func handle(_ press: KeyPress) -> Bool {
      switch (press.key, press.character) {
      // Beside its folder too, where the host finds nothing to go back to.
      case (GDK_KEY_BackSpace, _),
        _ where press.goesBack:
        model.goBack()
      case (_, "b"): toggleBookmark()
      case (_, "i"): model.showInformation()
      case (_, "e"): model.writeNote()
      default: return false
      }
      return true
    }
  }
#endif
