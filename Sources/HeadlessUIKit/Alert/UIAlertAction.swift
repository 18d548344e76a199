/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The kind of button.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case `default`
    /// The button that cancels, and changes nothing.
    case cancel
    /// A button that deletes or changes data.
    case destructive
  }

  /// The title.
  public let title: String?

  /// The kind of button.
  public let style: Style

  /// Whether it can be tapped.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The kind of button.
  ///   - handler: Called when the user has tapped the button and the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
