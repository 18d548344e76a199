import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

// What apps write against UIKit. It compiles in both worlds, or the names and signatures differ.

private final class EveryController: UIViewController {
  private var calls = 0

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
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
  override func viewWillLayoutSubviews() { calls += 1 }
  override func viewDidLayoutSubviews() { calls += 1 }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func endAppearanceTransition() { super.endAppearanceTransition() }
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
  override var visibleViewController: UIViewController? { super.visibleViewController }
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
  override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
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
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    window = nil
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { options[.sourceApplication] == nil }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { userActivity.activityType == NSUserActivityTypeBrowsingWeb }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    self.window = window
    for context in connectionOptions.urlContexts { open(context.url) }
    for activity in connectionOptions.userActivities { activity.webpageURL.map(open) }
    session.stateRestorationActivity.map { scene.userActivity = $0 }
  }
  func sceneDidDisconnect(_ scene: UIScene) { window = nil }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    URLContexts.first.map { open($0.url) }
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { userActivity.webpageURL.map(open) }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }

  private func open(_ url: URL) {
    UIApplication.shared.open(url, options: [:]) { _ in }
  }
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
    XCTAssertNil(UINavigationController(navigationBarClass: nil, toolbarClass: nil).topViewController)
    let manager = Dimming(presentedViewController: controller, presenting: nil)
    XCTAssertTrue(manager.presentedViewController === controller)
  }

  func testBarsAndControls() async {
    let controller = UIViewController()
    var taps = 0
    let action = UIAction(title: "Go", image: nil) { _ in taps += 1 }
    let button = UIButton(type: .system, primaryAction: action)
    button.setTitle("Go now", for: .normal)
    button.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(button.title(for: .normal), "Go now")
    XCTAssertEqual(taps, 1)
    let item = controller.navigationItem
    item.title = "Title"
    item.rightBarButtonItem = UIBarButtonItem(title: "Go", primaryAction: action)
    item.leftBarButtonItems = [UIBarButtonItem(systemItem: .add, primaryAction: action)]
    item.backButtonTitle = "Back"
    #if !os(tvOS)
      item.largeTitleDisplayMode = .never
    #endif
    controller.tabBarItem = UITabBarItem(title: "Tab", image: UIImage(systemName: "house"), tag: 3)
    XCTAssertEqual(controller.tabBarItem.tag, 3)
    XCTAssertEqual(item.rightBarButtonItems?.count, 1)
    XCTAssertEqual(UILabel().numberOfLines, 1)
  }

  func testApplicationAndScenes() async {
    let delegate = AppDelegate()
    let sceneDelegate = SceneDelegate()
    XCTAssertNil(delegate.window)
    XCTAssertNil(sceneDelegate.window)
    #if os(visionOS)
      delegate.window = UIWindow()
    #else
      delegate.window = UIWindow(frame: UIScreen.main.bounds)
    #endif
    delegate.window?.rootViewController?.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    XCTAssertNotEqual(UIViewController().traitCollection.verticalSizeClass.rawValue, -1)
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
