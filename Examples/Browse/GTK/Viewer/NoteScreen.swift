#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// A note on a file, being written in a window.
  final class NoteScreen: BrowseScreen {
    let model: NoteModel
    private let text: WidgetPointer
    /// Whether the text is being set, and not written.
    private var isShowing = false
    private let status = Controls.label(styles: "dim-label", "browse-status", alignment: 1)
    private let save: WidgetPointer

    init(_ model: NoteModel) {
      self.model = model
      text = gtk_text_view_new()
      weak var screen: NoteScreen?
      save = Controls.button("_Save", styles: "suggested-action") { screen?.saveNote() }
      super.init()
      screen = self
      gtk_widget_set_focus_on_click(save, 0)
      addHeaderItem(save)
      addHeaderItem(MainMenu.makeButton())
      waymark_set_accessible_label(text, "Note")
      waymark_set_accessible_description(text, "What you want to remember about this file")
      gtk_widget_add_css_class(text, "browse-note")
      gtk_text_view_set_wrap_mode(text.cast(), GTK_WRAP_WORD_CHAR)
      gtk_text_view_set_left_margin(text.cast(), 12)
      gtk_text_view_set_right_margin(text.cast(), 12)
      gtk_text_view_set_top_margin(text.cast(), 12)
      gtk_text_view_set_accepts_tab(text.cast(), 0)
      let buffer: UnsafeMutablePointer<GtkTextBuffer> = gtk_text_view_get_buffer(text.cast())
      gtk_text_buffer_set_text(buffer, model.text, -1)
      Signals.connect("changed", of: buffer) { [weak self] in self?.textChanged() }
      append(Controls.scrolled(text))
      gtk_label_set_wrap(status.opaque, 1)
      append(status)
      showStatus()
    }

    override var title: String { "Note on \(model.path.name)" }

    override func takeFocus() -> Bool { gtk_widget_grab_focus(text) != 0 }

    override func didAppear() {
      showText()
      showStatus()
    }

    override func refresh() { showStatus() }

    /// Shows what the note has become elsewhere, as by the answer to a question.
    private func showText() {
      guard written() != model.text else { return }
      let buffer: UnsafeMutablePointer<GtkTextBuffer> = gtk_text_view_get_buffer(text.cast())
      isShowing = true
      gtk_text_buffer_set_text(buffer, model.text, -1)
      isShowing = false
    }

    private func textChanged() {
      guard !isShowing, let written = written() else { return }
      model.text = written
      showStatus()
    }

    private func written() -> String? {
      guard let buffer = gtk_text_view_get_buffer(text.cast()) else { return nil }
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let written = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return nil }
      defer { g_free(written) }
      return String(cString: written)
    }

    private func saveNote() {
      model.save()
      showStatus()
    }

    private func showStatus() {
      let state = model.isUnsaved ? "Not saved" : "Saved"
      gtk_label_set_text(status.opaque, (model.problem.map { $0 + " " } ?? "") + state)
      gtk_widget_set_sensitive(save, model.isUnsaved ? 1 : 0)
    }

    override func handle(_ press: KeyPress) -> Bool {
      switch press.key {
      case GDK_KEY_s where press.isControl: saveNote()
      // Beside its folder too, where the host finds nothing to go back to.
      case _ where press.goesBack: model.goBack()
      default: return false
      }
      return true
    }
  }
#endif
