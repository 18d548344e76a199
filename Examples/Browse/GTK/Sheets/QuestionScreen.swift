#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// An alert: a few words, and buttons of which the last is what Enter does.
  @MainActor
  class QuestionScreen: BrowseScreen {
    private let heading: String
    private let answers: WidgetPointer
    private var first: WidgetPointer?

    init(_ heading: String, _ message: String) {
      self.heading = heading
      answers = Controls.box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
      super.init()
      gtk_box_set_homogeneous(answers.cast(), 1)
      let text = Controls.paragraph(message, alignment: 0.5)
      gtk_label_set_width_chars(text.opaque, 36)
      let box = Controls.box(GTK_ORIENTATION_VERTICAL, spacing: 24, [text, answers])
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

    override func takeFocus() -> Bool { first.map { gtk_widget_grab_focus($0) != 0 } ?? false }
  }
#endif
