import HeadlessUIKit
import Waymark
import WaymarkUIKit

/// Navigations on the host of UIKit with the model of it, without animation, and what the user does.
///
/// The model itself does all this in the same time at any depth, but for copies of the array of controllers.
@MainActor
enum UIKitGroup {
  static var benchmarks: [Benchmark] {
    [10, 1_000].flatMap { depth in
      [
        benchmark("push-pop", depth, operations: 2) { stage in
          stage.router.push(.item(1), options: .unanimated)
          stage.router.pop(options: .unanimated)
        },
        benchmark("present-dismiss", depth, operations: 2) { stage in
          stage.router.present(.item(1), as: .sheet, options: .unanimated)
          stage.router.dismiss(options: .unanimated)
        },
        benchmark("over-modals", depth, Samples.sheets, operations: 2) { stage in
          stage.router.present(.item(1), as: .sheet, options: .unanimated)
          stage.router.dismiss(options: .unanimated)
        },
        benchmark("user-back", depth, operations: 2) { stage in
          stage.router.push(.item(1), options: .unanimated)
          stage.window.user.frontmostNavigation?.popViewController(animated: false)
        },
      ]
    }
  }

  private static func benchmark(
    _ series: String, _ depth: Int, _ tree: @escaping (Int) -> RouteTree<PlainRoute> = Samples.stack,
    operations: Int,
    _ body: @escaping @MainActor (Stage) -> Void
  ) -> Benchmark {
    Benchmark("uikit", series, size: depth) {
      let stage = Stage(tree(depth))
      let count = stage.router.tree.modals.count + (stage.router.tree.stack(at: .root)?.count ?? 0)
      let workload = Workload(operations: operations, each: count) { iterations in
        var sum = 0
        for _ in 0..<iterations {
          body(stage)
          sum += (stage.router.shown?.modals.count ?? 0) + (stage.router.shown?.stack(at: .root)?.count ?? 0)
        }
        return stage.router.isSettled ? sum : -1
      }
      return (workload, .callbacks(PlainRoute.item(1), depth: 10))
    }
  }

  /// A window with a router and its host.
  @MainActor
  private struct Stage {
    let router: Router<PlainRoute>
    let window = UIWindow()

    init(_ tree: RouteTree<PlainRoute>) {
      router = Router(tree)
      let host = UIKitHost(router: router, coordinator: Pages(), timer: StoppedTimer())
      host.show(in: window)
      window.makeKeyAndVisible()
    }
  }
}

/// Makes controllers that show nothing.
private struct Pages: Coordinator {
  func screen(for route: PlainRoute, context: ScreenContext<PlainRoute>) -> UIViewController {
    UIViewController(nibName: nil, bundle: nil)
  }
}

extension NavigationOptions {
  fileprivate static var unanimated: NavigationOptions { NavigationOptions(isAnimated: false) }
}
