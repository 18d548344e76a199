#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// An alert: a few words, and buttons of which the last is what Enter does.
  @MainActor
  class QuestionScreen: BrowseScreen {
    private let heading: String
    private let answers: WidgetPointer
    private let message: WidgetPointer
    private var first: WidgetPointer?

    init(_ heading: String, _ message: String) {
      self.heading = heading
      self.message = Controls.paragraph(message, alignment: 0.5)
      answers = Controls.box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
      super.init()
      gtk_box_set_homogeneous(answers.cast(), 1)
      gtk_label_set_width_chars(self.message.opaque, 36)
      let box = Controls.box(GTK_ORIENTATION_VERTICAL, spacing: 24, [self.message, answers])
      Controls.setMargins(box, 24)
      append(box)
    }

    override var title: String { heading }

    func addAnswer(_ title: String, style: String? = nil, action: @escaping @MainActor () -> Void) {
      let button = Controls.button(title, action: action)
      if let style { gtk_widget_add_css_class(button, style) }
      gtk_widget_set_hexpand(button, 1)
      gtk_box_append(answers.cast(), button)
      first = button
    }

    /// Asks something else, with other answers.
    func ask(_ message: String) {
      gtk_label_set_text(self.message.opaque, message)
      while let answer = gtk_widget_get_first_child(answers) { gtk_box_remove(answers.cast(), answer) }
      first = nil
    }

    override func takeFocus() -> Bool { first.map { gtk_widget_grab_focus($0) != 0 } ?? false }
  }
#endif
