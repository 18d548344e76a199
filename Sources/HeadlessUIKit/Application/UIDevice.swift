/// The device the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public class var current: UIDevice { shared }

  private static let shared = UIDevice()

  /// What kind of device it is; a phone unless set.
  ///
  /// It cannot be set in UIKit. A window's own width is `UIWindow.horizontalSizeClass`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom = .phone
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}
