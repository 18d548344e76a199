#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The navigation controller of a column that holds no stack: UIKit takes tabs in the last column alone, and columns in none.
@MainActor
final class ColumnShell: StackController, UINavigationControllerDelegate {
  private(set) var content: UIViewController?

  /// Puts what shows the column into a new navigation controller.
  static func around(_ content: UIViewController, observer: any ContainerObserver) -> ColumnShell {
    let shell = ColumnShell(nibName: nil, bundle: nil)
    shell.content = content
    let layer = LayerController(observer: observer)
    layer.show(content)
    shell.viewControllers = [layer]
    shell.observer = observer
    shell.delegate = shell
    return shell
  }

  /// Hides the bar where what is shown has one, and shows it for the columns that lie on this one while collapsed.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    setNavigationBarHidden(viewController is LayerController, animated: animated)
  }
}
