/// The bar above a navigation stack.
open class UINavigationBar: UIView {
  /// Whether titles may be large.
  open var prefersLargeTitles = false

  /// Whether the bar is translucent.
  open var isTranslucent = true

  weak var navigationController: UINavigationController?

  /// The items of the stack, bottom first.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the stack.
  open var items: [UINavigationItem]? { navigationController?.viewControllers.map(\.navigationItem) }

  /// The item on top.
  open var topItem: UINavigationItem? { navigationController?.topViewController?.navigationItem }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? {
    guard let stack = navigationController?.stack, stack.count > 1 else { return nil }
    return stack[stack.count - 2].navigationItem
  }
}

/// Decides about the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {}

/// Decides about the back button; a navigation controller's subclass that conforms is asked.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether a tap on the back button goes back; `true` unless implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  /// Goes back.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
}
