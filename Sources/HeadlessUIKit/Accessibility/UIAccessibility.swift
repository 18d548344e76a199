/// The part of UIKit's accessibility API with which apps report changes of the screen.
@MainActor
public enum UIAccessibility {
  /// The kind of a notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A new view covers most of the screen; the argument is the element that should get the cursor.
    public static let screenChanged = Notification(rawValue: "screenChanged")
  }

  /// Gets every notification; not part of UIKit.
  ///
  /// UIKit's own transitions post notifications too, whose argument is the view that has appeared.
  public static var listener: ((Notification, Any?) -> Void)?

  /// Posts a notification to assistive technology.
  ///
  /// - Parameters:
  ///   - notification: The kind of notification.
  ///   - argument: The argument, as the kind describes it.
  public static func post(notification: Notification, argument: Any?) {
    listener?(notification, argument)
  }

  /// Posts the notification that a transition of UIKit's own has ended.
  ///
  /// - Parameter controller: The controller whose view has appeared. Nothing is posted if something covers
  ///   it.
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
