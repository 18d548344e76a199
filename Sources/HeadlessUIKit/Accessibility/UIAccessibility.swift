/// What apps tell assistive technology, as far as it is about changes of the screen.
@MainActor
public enum UIAccessibility {
  /// A kind of change.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Another view has taken most of the screen; the argument is where the cursor is wanted.
    public static let screenChanged = Notification(rawValue: "screenChanged")

    /// Some of the screen has changed; the argument is where the cursor is wanted.
    public static let layoutChanged = Notification(rawValue: "layoutChanged")

    /// Something is to be said; the argument is the text.
    public static let announcement = Notification(rawValue: "announcement")
  }

  /// Hears of every notification, those of UIKit's own transitions among them, which come with the view that has come to be
  /// seen; not part of UIKit.
  public static var listener: ((Notification, Any?) -> Void)?

  /// Tells assistive technology of a change.
  ///
  /// - Parameters:
  ///   - notification: What kind of change.
  ///   - argument: What belongs to it.
  public static func post(notification: Notification, argument: Any?) {
    listener?(notification, argument)
  }

  /// A transition of UIKit's own has ended, which it tells of itself.
  ///
  /// - Parameter controller: The controller whose view has come, told only where nothing lies over it.
  static func transitionEnded(at controller: UIViewController) {
    guard let window = controller.loadedView?.window, !window.isHidden else { return }
    var top: UIViewController? = controller
    while let current = top {
      if current.presentedHere != nil { return }
      top = current.storedParent
    }
    post(notification: .screenChanged, argument: controller.loadedView)
  }
}
