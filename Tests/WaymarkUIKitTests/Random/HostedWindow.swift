import HeadlessUIKit
import Waymark
import WaymarkUIKit

/// A window with a host for the router of a run.
@MainActor
final class HostedWindow {
  /// Where the host is in the window.
  enum Position {
    case root, child, tab
    /// On a stack of the app's, which the runs ask for that are about that.
    case pushed

    static let drawn: [Position] = [.root, .child, .tab]
  }

  let window: UIWindow
  private let scene: UIWindowScene
  let book = LifeBook()
  let pages: RandomPages
  let host: UIKitHost<Place>
  /// The window's root, which holds the host.
  let root: UIViewController
  let position: Position
  /// The tabs of the app's own that the host is in.
  let outerTabs: UITabBarController?
  /// The stack of the app's own that the host is on.
  let outerStack: UINavigationController?

  init(
    fieldCount: Int = 0, _ router: Router<Place>, clock: TransitionClock, position: Position, isCompact: Bool,
    variant: UIKitVariant
  ) {
    self.position = position
    scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    window = UIWindow(windowScene: scene)
    pages = RandomPages(book, fieldCount: fieldCount)
    window.clock = clock
    window.variant = variant
    window.horizontalSizeClass = isCompact ? .compact : .regular
    host = UIKitHost(router: router, coordinator: pages, timer: ClockTimerOnTransitions(clock))
    outerStack = position == .pushed ? UINavigationController(rootViewController: Foreign()) : nil
    switch position {
    case .root:
      outerTabs = nil
      root = host.rootViewController
      host.show(in: window)
    case .child:
      outerTabs = nil
      root = UIViewController()
      window.rootViewController = root
      host.embed(in: root)
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [host.rootViewController, Foreign()]
      outerTabs = tabs
      root = tabs
      window.rootViewController = tabs
      router.host.attach(host)
    case .pushed:
      outerTabs = nil
      let stack = outerStack ?? UINavigationController()
      stack.pushViewController(host.rootViewController, animated: false)
      root = stack
      window.rootViewController = stack
      router.host.attach(host)
    }
    window.makeKeyAndVisible()
  }

  /// Whether the scene is in the background, where nothing is animated and no user is.
  var isInBackground: Bool {
    get { scene.activationState == .background }
    set {
      if newValue {
        UIApplication.shared.enterBackground(scene)
      } else {
        UIApplication.shared.enterForeground(scene)
      }
    }
  }

  /// Takes the host out of the container that it is a child of.
  ///
  /// - Parameter inOrder: Whether it is told before, as UIKit asks for.
  func takeOut(inOrder: Bool) {
    let child = host.rootViewController
    if inOrder { child.willMove(toParent: nil) }
    if inOrder { child.view.removeFromSuperview() }
    child.removeFromParent()
    if !inOrder { child.view.removeFromSuperview() }
  }

  /// Everything in the window, or that was when its root was last there.
  var controllers: [UIViewController] { root.allInsideAndAbove }

  /// The host's navigation controllers, the one in front among them more often.
  var stacks: [UINavigationController] {
    let all = host.rootViewController.allInsideAndAbove.compactMap { $0 as? UINavigationController }
    guard let front = window.user.frontmostNavigation, front !== all.last, front !== outerStack else {
      return all
    }
    return all + [front, front]
  }

  /// The host's tab bar controllers.
  var tabs: [UITabBarController] {
    host.rootViewController.allInsideAndAbove.compactMap { $0 as? UITabBarController }
  }

  /// The host's split view controllers.
  var splits: [UISplitViewController] {
    host.rootViewController.allInsideAndAbove.compactMap { $0 as? UISplitViewController }
  }

  /// The controllers presented over the host, lowest first.
  var presented: [UIViewController] {
    var chain: [UIViewController] = []
    var next = host.rootViewController.presentedViewController
    while let controller = next {
      chain.append(controller)
      next = controller.presentedViewController
    }
    return chain
  }
}
