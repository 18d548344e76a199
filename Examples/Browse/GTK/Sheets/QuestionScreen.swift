#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import WaymarkGTK

  /// An alert with a text and a row of answers, each with its letter for a key, with Alt or without.
  final class QuestionScreen: BrowseScreen {
    private let heading: String
    private let message: WidgetPointer
    private let answers = Controls.box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
    private var actions: [Character: @MainActor () -> Void] = [:]

    private init(_ heading: String, _ message: String) {
      self.heading = heading
      self.message = Controls.paragraph(message, alignment: 0.5)
      gtk_label_set_width_chars(self.message.opaque, 36)
      super.init()
      gtk_box_set_homogeneous(answers.cast(), 1)
      let box = Controls.box(GTK_ORIENTATION_VERTICAL, spacing: 24, [self.message, answers])
      Controls.setMargins(box, 24)
      append(box)
    }

    /// The question what becomes of a note that is left before it was saved.
    static func unsavedNote(_ model: UnsavedNoteModel) -> QuestionScreen {
      let screen = QuestionScreen("Not saved", model.question)
      func add(_ title: String, _ style: String, _ answer: UnsavedNoteModel.Answer) {
        screen.addAnswer(title, style: style) { [weak screen] in
          // Asked once more, the question is another one.
          if !model.answer(answer), let screen { gtk_label_set_text(screen.message.opaque, model.question) }
        }
      }
      add("S_tay", "text-button", .stay)
      add("_Discard", "destructive-action", .discard)
      add("_Save", "suggested-action", .save)
      return screen
    }

    /// Something that the user has to be told.
    static func notice(_ message: String, _ model: ClosableModel) -> QuestionScreen {
      let screen = QuestionScreen("Not everything is kept", message)
      screen.addAnswer("_Go On", style: "suggested-action") { model.close() }
      return screen
    }

    /// Adds an answer; the last one has the keyboard.
    private func addAnswer(_ title: String, style: String, action: @escaping @MainActor () -> Void) {
      let button = Controls.button(title, styles: style, action: action)
      gtk_widget_set_hexpand(button, 1)
      gtk_box_append(answers.cast(), button)
      if let letter = title.lowercased().split(separator: "_").last?.first { actions[letter] = action }
    }

    override var title: String { heading }

    override func takeFocus() -> Bool {
      gtk_widget_get_last_child(answers).map { gtk_widget_grab_focus($0) != 0 } ?? false
    }

    override func handle(_ press: KeyPress) -> Bool {
      guard let action = press.character.flatMap({ actions[$0] }) else { return false }
      action()
      return true
    }
  }
#endif
