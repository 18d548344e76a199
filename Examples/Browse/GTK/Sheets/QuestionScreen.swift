#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// An alert with a text and a row of answers.
  @MainActor
  class QuestionScreen: BrowseScreen {
    private let heading: String
    private let message: WidgetPointer
    private let answers = Controls.box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
    private var last: WidgetPointer?

    init(_ heading: String, _ message: String) {
      self.heading = heading
      self.message = Controls.paragraph(message, alignment: 0.5)
      gtk_label_set_width_chars(self.message.opaque, 36)
      super.init()
      gtk_box_set_homogeneous(answers.cast(), 1)
      let box = Controls.box(GTK_ORIENTATION_VERTICAL, spacing: 24, [self.message, answers])
      Controls.setMargins(box, 24)
      append(box)
    }

    override var title: String { heading }

    /// Adds an answer; the last one has the keyboard.
    func addAnswer(_ title: String, style: String? = nil, action: @escaping @MainActor () -> Void) {
      let button = Controls.button(title, action: action)
      if let style { gtk_widget_add_css_class(button, style) }
      gtk_widget_set_hexpand(button, 1)
      gtk_box_append(answers.cast(), button)
      last = button
    }

    /// Asks something else, with the same answers.
    func ask(_ message: String) { gtk_label_set_text(self.message.opaque, message) }

    override func takeFocus() -> Bool { last.map { gtk_widget_grab_focus($0) != 0 } ?? false }
  }

  /// The question what becomes of a note that is left before it was saved.
  final class UnsavedNoteScreen: QuestionScreen {
    private let model: UnsavedNoteModel

    init(_ model: UnsavedNoteModel) {
      self.model = model
      super.init("Not saved", model.question)
      addAnswer("S_tay") { [weak self] in self?.answer(.stay) }
      addAnswer("_Discard", style: "destructive-action") { [weak self] in self?.answer(.discard) }
      addAnswer("_Save", style: "suggested-action") { [weak self] in self?.answer(.save) }
    }

    private func answer(_ answer: UnsavedNoteModel.Answer) {
      if !model.answer(answer) { ask(model.question) }
    }

    override func handle(_ press: KeyPress) -> Bool {
      switch press.character {
      case "s": answer(.save)
      case "d": answer(.discard)
      case "t": answer(.stay)
      default: return false
      }
      return true
    }
  }

  /// Something that the user has to be told.
  final class NoticeScreen: QuestionScreen {
    init(_ message: String, _ model: ClosableModel) {
      super.init("Not everything is kept", message)
      addAnswer("_Go On", style: "suggested-action") { model.close() }
    }
  }
#endif
