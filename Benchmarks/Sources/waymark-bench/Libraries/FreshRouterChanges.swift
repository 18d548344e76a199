import FreshRouter
import HeadlessUIKit
import Measuring

/// A navigation of freshOS Router that pushes a view controller, and the pop of it, without animation.
@MainActor
enum FreshRouterChanges {
  static var benchmark: Benchmark {
    Benchmark("libraries", "fresh-router") {
      let home = UIViewController()
      let stack = UINavigationController(rootViewController: home)
      let window = UIWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      let router = DefaultRouter()
      router.setupAppNavigation(appNavigation: AppRoutes())
      let workload = Workload(operations: 2, each: 2) { iterations in
        var seen = 0
        for _ in 0..<iterations {
          router.navigate(Place.detail, from: home)
          seen += stack.viewControllers.count - 1
          stack.popViewController(animated: false)
          seen += stack.viewControllers.count
        }
        return seen
      }
      return (workload, .callbacks(1, depth: 1))
    }
  }

  private enum Place: Navigation {
    case detail
  }

  private struct AppRoutes: AppNavigation {
    func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController { UIViewController() }

    func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController) {
      from.navigationController?.pushViewController(to, animated: false)
    }
  }
}
