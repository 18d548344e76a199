#if GTK && canImport(CGTK4)
  import CGTK4
  public import Waymark

  /// An alert as a screen: its texts, and what its buttons answer.
  ///
  /// A coordinator returns it for a route that is presented as an `alert`. A button closes the alert and
  /// may answer the question that the alert asks. The last button has the focus at first, so Enter
  /// presses it.
  ///
  /// ```swift
  /// case .deleteQuestion:
  ///   AlertScreen("Delete it?", message: "It cannot be brought back.", buttons: [
  ///     .init("_Keep"), .init("_Delete", style: .destructive, answering: Questions.delete, true),
  ///   ], in: context)
  /// ```
  public final class AlertScreen: GTKScreen {
    /// A button of an alert.
    public struct Button {
      /// The kind of a button, which decides how a theme shows it: the raw value is its style class.
      public enum Style: String, Sendable {
        /// An ordinary button.
        case standard = "text-button"
        /// The button for the suggested choice.
        case suggested = "suggested-action"
        /// The button for something that cannot be undone.
        case destructive = "destructive-action"
      }

      let title: String
      let style: Style
      let answer: (any Sendable)?

      /// Makes a button that closes the alert.
      ///
      /// - Parameters:
      ///   - title: The button's text; Alt and the letter behind an underscore press the button.
      ///   - style: The kind of button.
      public init(_ title: String, style: Style = .standard) {
        self.title = title
        self.style = style
        answer = nil
      }

      /// Makes a button that closes the alert and answers its question.
      ///
      /// - Parameters:
      ///   - title: The button's text; Alt and the letter behind an underscore press the button.
      ///   - style: The kind of button.
      ///   - question: The question that the alert asks.
      ///   - value: The answer.
      public init<R: Route, Value: Sendable>(
        _ title: String, style: Style = .standard, answering question: Question<R, Value>, _ value: Value
      ) {
        self.title = title
        self.style = style
        answer = value
      }
    }

    /// The box with the message and the buttons.
    public let widget: WidgetPointer

    /// The title of the alert's window.
    public let title: String

    private let reference: ObjectReference
    private var last: WidgetPointer?

    /// Makes an alert.
    ///
    /// - Parameters:
    ///   - title: The title of the alert's window.
    ///   - message: The text of the alert.
    ///   - buttons: The buttons, from left to right.
    ///   - context: The context of the screen.
    public init<R: Route>(
      _ title: String, message: String, buttons: [Button], in context: ScreenContext<R>
    ) {
      self.title = title
      widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24)
      reference = ObjectReference(widget)
      let label: WidgetPointer = gtk_label_new(message)
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_max_width_chars(label.opaque, 48)
      let row: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
      gtk_box_set_homogeneous(row.cast(), 1)
      gtk_box_append(widget.cast(), label)
      gtk_box_append(widget.cast(), row)
      gtk_widget_set_margin_top(widget, 24)
      gtk_widget_set_margin_bottom(widget, 24)
      gtk_widget_set_margin_start(widget, 24)
      gtk_widget_set_margin_end(widget, 24)
      for button in buttons { gtk_box_append(row.cast(), make(button, context)) }
    }

    private func make<R: Route>(_ button: Button, _ context: ScreenContext<R>) -> WidgetPointer {
      let made: WidgetPointer = waymark_text_button_new(button.title)
      gtk_widget_set_hexpand(made, 1)
      gtk_widget_add_css_class(made, button.style.rawValue)
      Signals.connect("clicked", of: made) {
        if let answer = button.answer {
          context.close(answering: answer)
        } else {
          context.close()
        }
      }
      last = made
      return made
    }

    /// Moves the focus to the last button.
    ///
    /// - Returns: Whether the button has taken the focus; `false` if there are no buttons.
    public func takeFocus() -> Bool { last.map { gtk_widget_grab_focus($0) != 0 } ?? false }
  }
#endif
