/// The bar above a navigation stack.
open class UINavigationBar: UIView {
  /// Whether titles may be large.
  open var prefersLargeTitles = false
}

/// Decides about the back button; a navigation controller's subclass that conforms is asked.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Whether a tap on the back button goes back; `true` unless implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Goes back.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
}
