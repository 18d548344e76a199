/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// The kind of device; a phone unless you set another one.
  ///
  /// In UIKit it cannot be set. The width of a window is its own: set `UIWindow.horizontalSizeClass`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom = .phone
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
}
