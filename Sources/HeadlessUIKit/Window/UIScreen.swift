/// A screen: that of a phone in portrait orientation.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's screen.
  public class var main: UIScreen { shared }

  private static let shared = UIScreen()

  /// The screen's rectangle.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The number of pixels for each point.
  open var scale: CGFloat { 3 }
}
