/// A control that takes a line of text.
open class UITextField: UIControl {
  /// The text.
  open var text: String? = ""

  /// The text that is shown while the field is empty.
  open var placeholder: String?

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Posted by a field when it has begun to get keyboard input.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasFirstResponder = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !wasFirstResponder {
      NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    }
    return true
  }
}
