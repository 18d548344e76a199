/// A screen: that of a phone held upright.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's screen.
  public class var main: UIScreen { shared }

  private static let shared = UIScreen()

  /// The screen's rectangle.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// How many pixels a point has.
  open var scale: CGFloat { 3 }
}
