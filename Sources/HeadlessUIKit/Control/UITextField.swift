/// A control that takes a line of text.
open class UITextField: UIControl {
  /// The text.
  open var text: String? = ""

  /// What shows while there is no text.
  open var placeholder: String?

  /// Whether the text is hidden.
  open var isSecureTextEntry = false

  open override var canBecomeFirstResponder: Bool { isEnabled }
}
