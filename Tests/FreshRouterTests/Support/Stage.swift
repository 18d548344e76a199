import FreshRouter
import HeadlessUIKit
import WaymarkTesting

enum Place: Navigation {
  case push(String)
  case sheet(String)
  case nowhere
}

/// A window with a stack, a router of its own, and a record of what was called and what failed.
@MainActor
final class Stage {
  let window = UIWindow()
  let home = Screen("home")
  let navigation: UINavigationController
  let clock = ManualClock()
  let router: DefaultRouter
  let app: StageNavigation
  private(set) var failures: [String] = []

  init(animated: Bool = true) {
    navigation = UINavigationController(rootViewController: home)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    router = DefaultRouter(timer: clock)
    app = StageNavigation(animated: animated)
    router.setupAppNavigation(appNavigation: app)
    router.didNavigate { [app] in app.calls.append("did \($0)") }
    router.onFailure = { [weak self] in self?.failures.append("\($0)") }
  }

  /// The screen: the stack, and after a bar what is presented, each by its title.
  var screen: String {
    var layers: [String] = []
    var next = window.rootViewController
    while let controller = next {
      let stack = (controller as? UINavigationController)?.viewControllers ?? [controller]
      layers.append(stack.map { $0.title ?? "?" }.joined(separator: " "))
      next = controller.presentedViewController
    }
    return layers.joined(separator: " | ")
  }

  func go(_ place: Place, from: UIViewController? = nil) {
    router.navigate(place, from: from ?? home)
  }
}

final class Screen: UIViewController {
  var onLoad: () -> Void = {}
  var onAppear: () -> Void = {}

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { onLoad() }

  override func viewDidAppear(_ animated: Bool) { onAppear() }
}

/// Notes what it is asked for and does it.
final class StageNavigation: AppNavigation {
  var calls: [String] = []
  var isAnimated: Bool
  var made: (Screen) -> Void = { _ in }
  /// Called instead of showing the screen, where it says so.
  var intercept: (Place, UIViewController) -> Bool = { _, _ in false }

  init(animated: Bool) { isAnimated = animated }

  func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController {
    calls.append("make \(navigation)")
    let screen =
      switch navigation as? Place {
      case .push(let title), .sheet(let title): Screen(title)
      default: Screen("nowhere")
      }
    made(screen)
    return screen
  }

  func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController) {
    guard let place = navigation as? Place else { return }
    calls.append("show \(place)")
    if intercept(place, from) { return }
    switch place {
    case .push: from.navigationController?.pushViewController(to, animated: isAnimated)
    case .sheet: from.present(to, animated: isAnimated)
    case .nowhere: break
    }
  }
}
