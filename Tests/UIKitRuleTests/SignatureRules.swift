import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

// The UIKit code of apps. It compiles with UIKit and with the model, or names and signatures differ.

private final class EveryController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var navigationController: UINavigationController? { super.navigationController }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator
  }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var isMovingToParent: Bool { super.isMovingToParent }
  override var isMovingFromParent: Bool { super.isMovingFromParent }
  override var next: UIResponder? { super.next }
  override var canBecomeFirstResponder: Bool { true }

  override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
}

private final class EveryStack: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }
  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    super.popToViewController(viewController, animated: animated)
  }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override var topViewController: UIViewController? { super.topViewController }
}

private final class EveryTabs: UITabBarController {
  override var selectedIndex: Int {
    get { super.selectedIndex }
    set { super.selectedIndex = newValue }
  }
  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { super.selectedViewController = newValue }
  }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
}

private final class Dimming: UIPresentationController {
  override var shouldRemovePresentersView: Bool { false }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
  }
  override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
  override func dismissalTransitionDidEnd(_ completed: Bool) { super.dismissalTransitionDidEnd(completed) }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { launchOptions?[.url] == nil }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var opened: [URL] = []
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    self.window = window
    opened += connectionOptions.urlContexts.map(\.url)
    opened += connectionOptions.userActivities.compactMap(\.webpageURL)
    session.stateRestorationActivity.map { scene.userActivity = $0 }
  }
  func sceneDidDisconnect(_ scene: UIScene) { window = nil }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    opened += URLContexts.map(\.url)
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    userActivity.webpageURL.map { opened.append($0) }
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}

@MainActor
final class SignatureRules: XCTestCase {
  func testOverridesAndSubclasses() async {
    let controller = EveryController()
    let stack = EveryStack(rootViewController: controller)
    stack.setNavigationBarHidden(false, animated: false)
    #if !os(tvOS)
      stack.navigationBar.prefersLargeTitles = true
    #endif
    let tabs = EveryTabs()
    tabs.setViewControllers([stack, UIViewController()], animated: false)
    tabs.selectedIndex = 1
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertTrue(controller.navigationController === stack)
    XCTAssertTrue(stack.tabBarController === tabs)
    XCTAssertNil(UINavigationController(nibName: nil, bundle: nil).topViewController)
    let manager = Dimming(presentedViewController: controller, presenting: nil)
    XCTAssertTrue(manager.presentedViewController === controller)
  }

  func testBarsAndControls() async {
    let controller = UIViewController()
    var taps = 0
    let action = UIAction(title: "Go", image: nil) { _ in taps += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    button.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(button.currentTitle, "Go")
    XCTAssertEqual(taps, 1)
    let item = controller.navigationItem
    item.title = "Title"
    item.rightBarButtonItem = UIBarButtonItem(title: "Go", primaryAction: action)
    item.leftBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: action)
    controller.tabBarItem = UITabBarItem(title: "Tab", image: UIImage(systemName: "house"), tag: 3)
    XCTAssertEqual(controller.tabBarItem.tag, 3)
    XCTAssertEqual(item.rightBarButtonItem?.title, "Go")
    XCTAssertEqual(UILabel().numberOfLines, 1)
  }

  func testApplicationAndScenes() async {
    let delegate = AppDelegate()
    let sceneDelegate = SceneDelegate()
    XCTAssertNil(delegate.window)
    XCTAssertNil(sceneDelegate.window)
    delegate.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    delegate.window?.rootViewController?.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #if os(tvOS)
      XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .tv)
    #else
      XCTAssertNotEqual(UIDevice.current.userInterfaceIdiom, .tv)
    #endif
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://example.com/a")
    activity.addUserInfoEntries(from: ["k": 1])
    XCTAssertEqual(activity.userInfo?.count, 1)
  }
}
