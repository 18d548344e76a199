#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// An alert: a few words, and buttons of which the last is what Enter does.
  ///
  /// A key that comes before there was time to read was meant for what was there before, and answers nothing.
  @MainActor
  class QuestionScreen: BrowseScreen {
    /// How long it has to be seen, while no key comes, before a key is an answer to it.
    private static let readingTime = Duration.milliseconds(400)

    private let heading: String
    private let answers: WidgetPointer
    private let message: WidgetPointer
    private let scroller: WidgetPointer
    private var first: WidgetPointer?
    private var beginning = ContinuousClock.now

    init(_ heading: String, _ message: String) {
      self.heading = heading
      self.message = Controls.paragraph(message, alignment: 0.5)
      // As high as what there is to say, up to where the answers would leave the screen.
      scroller = Controls.scrolled(self.message)
      gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
      gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
      gtk_scrolled_window_set_max_content_height(scroller.opaque, 360)
      answers = Controls.box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
      super.init()
      gtk_box_set_homogeneous(answers.cast(), 1)
      gtk_label_set_width_chars(self.message.opaque, 36)
      let box = Controls.box(GTK_ORIENTATION_VERTICAL, spacing: 24, [scroller, answers])
      Controls.setMargins(box, 24)
      append(box)
      Signals.connect("realize", of: widget) { [weak self] in self?.watchKeys() }
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
      beginning = .now
    }

    override func didAppear() { beginning = .now }

    /// Keys reach the window before anything in it has the keyboard, and letters with Alt are looked for there.
    private func watchKeys() {
      guard let window = gtk_widget_get_root(widget) else { return }
      Signals.keys(in: WidgetPointer(window), isFirst: true) { [weak self] in self?.isTooSoon($0) ?? false }
    }

    private func isTooSoon(_ press: KeyPress) -> Bool {
      // What works everywhere by other keys than letters works here too.
      guard !press.isControl, scrollDistance(for: press) == nil,
        ContinuousClock.now - beginning < Self.readingTime
      else { return false }
      beginning = .now
      return true
    }

    /// The buttons have the keyboard, so what there is to read is scrolled from there.
    override func handle(_ press: KeyPress) -> Bool {
      guard let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque),
        let distance = scrollDistance(for: press),
        gtk_adjustment_get_upper(adjustment) > gtk_adjustment_get_page_size(adjustment)
      else { return false }
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance)
      return true
    }

    /// How far a key scrolls what there is to read; nil for one that does not.
    private func scrollDistance(for press: KeyPress) -> Double? {
      guard let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque) else { return nil }
      let (page, step) = (gtk_adjustment_get_page_size(adjustment), 24.0)
      return switch press.key {
      case GDK_KEY_Page_Down: page - step
      case GDK_KEY_Page_Up: step - page
      case GDK_KEY_Down: step
      case GDK_KEY_Up: -step
      default: nil
      }
    }

    override func takeFocus() -> Bool { first.map { gtk_widget_grab_focus($0) != 0 } ?? false }
  }
#endif
