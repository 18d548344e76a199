import HeadlessUIKit
import Measuring
import RGRoutable

/// A push and a return of RGRoutable, without animation.
@MainActor
enum RGRoutableChanges {
  static var benchmark: Benchmark {
    Benchmark("libraries", "rg-routable") {
      let home = Screen()
      let stack = UINavigationController(rootViewController: home)
      let window = UIWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      let workload = Workload(operations: 2, each: 2) { iterations in
        var seen = 0
        for _ in 0..<iterations {
          home.push(next: Screen(), animated: false)
          seen += stack.viewControllers.count - 1
          stack.popViewController(animated: false)
          seen += stack.viewControllers.count
        }
        return seen
      }
      return (workload, .callbacks(1, depth: 1))
    }
  }

  private final class Screen: UIViewController, Routable {
    let router = Router()
  }
}
