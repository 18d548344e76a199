/// Shows an alert: a message and buttons.
open class UIAlertController: UIViewController {
  /// The place where the alert is shown.
  public enum Style: Int, Sendable {
    /// At the bottom of the screen, or as a popover in a regular width on a tablet.
    case actionSheet
    /// In the middle of the screen.
    case alert
  }

  /// The message.
  open var message: String?

  /// The place where the alert is shown.
  open private(set) var preferredStyle: Style = .alert

  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The text fields, in the order in which they were added.
  open private(set) var textFields: [UITextField]?

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      """
      NSInternalInconsistencyException: UIAlertController can only have one action with a style of \
      UIAlertActionStyleCancel
      """)
    actions.append(action)
  }

  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  override var automaticPresentationStyle: UIModalPresentationStyle {
    preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad ? .popover : .custom
  }
}
