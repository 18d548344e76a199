public import Waymark

/// An alert as a screen: its texts, and what its buttons answer.
///
/// A coordinator returns its controller for a route that is presented as an `alert`. A button closes the
/// alert and may answer the question that the alert asks.
///
/// ```swift
/// case .deleteQuestion:
///   AlertScreen(title: "Delete?", buttons: [
///     .init("Delete", style: .destructive, answering: Questions.delete, true), .init("Keep", style: .cancel),
///   ]).controller(in: context)
/// ```
@MainActor
public struct AlertScreen {
  /// A button of an alert.
  @MainActor
  public struct Button {
    let title: String
    let style: UIAlertAction.Style
    let answer: ([String]) -> (any Sendable)?

    /// Makes a button that closes the alert.
    ///
    /// - Parameters:
    ///   - title: The button's text.
    ///   - style: The kind of button.
    public init(_ title: String, style: UIAlertAction.Style = .default) {
      self.title = title
      self.style = style
      answer = { _ in nil }
    }

    /// Makes a button that closes the alert and answers its question.
    ///
    /// - Parameters:
    ///   - title: The button's text.
    ///   - style: The kind of button.
    ///   - question: The question that the alert asks.
    ///   - value: The answer.
    public init<R: Route, Value: Sendable>(
      _ title: String, style: UIAlertAction.Style = .default, answering question: Question<R, Value>,
      _ value: Value
    ) {
      self.init(title, style: style, answering: question, texts: { _ in value })
    }

    /// Makes a button whose answer depends on what the user has typed.
    ///
    /// - Parameters:
    ///   - title: The button's text.
    ///   - style: The kind of button.
    ///   - question: The question that the alert asks.
    ///   - answer: Makes the answer from the texts of the alert's fields, in order; if it returns `nil`, there is none.
    public init<R: Route, Value: Sendable>(
      _ title: String, style: UIAlertAction.Style = .default, answering question: Question<R, Value>,
      texts answer: @escaping ([String]) -> Value?
    ) {
      self.title = title
      self.style = style
      self.answer = answer
    }
  }

  /// The title of the alert.
  public var title: String?
  /// The message of the alert.
  public var message: String?
  /// Whether it is an alert or an action sheet.
  public var style: UIAlertController.Style
  /// The buttons, in order.
  public var buttons: [Button]
  /// A closure for each text field, which configures it.
  public var fields: [(UITextField) -> Void]

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - message: The message of the alert.
  ///   - style: Whether it is an alert or an action sheet.
  ///   - fields: A closure for each text field, which configures it.
  ///   - buttons: The buttons, in order; one of them may be the cancel button.
  public init(
    title: String? = nil, message: String? = nil, style: UIAlertController.Style = .alert,
    fields: [(UITextField) -> Void] = [], buttons: [Button]
  ) {
    self.title = title
    self.message = message
    self.style = style
    self.fields = fields
    self.buttons = buttons
  }

  /// Makes the controller, whose buttons close the screen.
  ///
  /// - Parameter context: The context of the screen.
  /// - Returns: The controller.
  public func controller<R: Route>(in context: ScreenContext<R>) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for field in fields { alert.addTextField(configurationHandler: field) }
    for button in buttons {
      alert.addAction(
        UIAlertAction(title: button.title, style: button.style) { [weak alert] _ in
          let texts = alert?.textFields?.map { $0.text ?? "" } ?? []
          // UIKit has taken the alert away already, whatever a guard may have said.
          context.noteAnswer(button.answer(texts))
        })
    }
    return alert
  }
}
