import UIKitOperations

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Stands in for a screen that another has come over while its navigation waited.
///
/// The original does not wait: it would have presented the other at once, and an app that looks for the top-most
/// screen would have asked from there. The ``AppNavigation`` alone knows whether it pushes or presents, and it is called once. The
/// screen itself can push but not present, and the modal over it can present but often not push. So this
/// controller presents over the modal, and is in the stack of the screen for everything else.
final class CoveredScreen: UIViewController {
  private let screen: UIViewController
  private let cover: UIViewController

  private init(_ screen: UIViewController, under cover: UIViewController) {
    self.screen = screen
    self.cover = cover
    super.init(nibName: nil, bundle: nil)
    title = screen.title
  }

  required init?(coder: NSCoder) { nil }

  /// The controller that navigates for a screen.
  static func standIn(at place: ScreenPlace) -> UIViewController {
    let (screen, presenter) = (place.occupant, place.presenter)
    guard presenter !== screen, ScreenPlace.isOnScreen(screen) else { return screen }
    // Nothing can be pushed from a screen without a stack.
    return screen.navigationController == nil ? presenter : CoveredScreen(screen, under: presenter)
  }

  #if canImport(UIKit) && !os(watchOS)
    // UIKit asks overrides of the view to call the superclass.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var view: UIView! {
      get {
        _ = super.view
        return screen.view
      }
      set { super.view = newValue }
    }
  #else
    override var view: UIView {
      get { screen.view }
      set { screen.view = newValue }
    }
  #endif

  override var parent: UIViewController? { screen.parent }
  override var presentingViewController: UIViewController? { screen.presentingViewController }
  override var navigationController: UINavigationController? { screen.navigationController }
  override var tabBarController: UITabBarController? { screen.tabBarController }
  override var splitViewController: UISplitViewController? { screen.splitViewController }
  override var presentedViewController: UIViewController? { cover.presentedViewController }

  override func present(_ next: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    cover.present(next, animated: animated, completion: completion)
  }

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    screen.dismiss(animated: animated, completion: completion)
  }

  override func addChild(_ child: UIViewController) { screen.addChild(child) }

  override func show(_ next: UIViewController, sender: Any?) { screen.show(next, sender: sender) }
}
