/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What kind of button it is.
  public enum Style: Int, Sendable {
    /// An ordinary one.
    case `default`
    /// The one that does nothing.
    case cancel
    /// One that destroys something.
    case destructive
  }

  /// The title.
  public let title: String?

  /// What kind of button it is.
  public let style: Style

  /// Whether it can be tapped.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: What kind of button it is.
  ///   - handler: Called after the user tapped it and the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
