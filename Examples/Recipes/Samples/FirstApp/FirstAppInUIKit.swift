import Waymark
import WaymarkUIKit

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

struct AppCoordinator: Coordinator {
  func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> UIViewController {
    let screen = UIViewController()
    screen.title = "\(route)"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Read") { _ in context.push(.article(id: 5)) })
    return screen
  }
}

@MainActor
func start(in window: UIWindow) -> Router<AppRoute> {
  let router = Router(AppRoute.home)
  UIKitHost(router: router, coordinator: AppCoordinator()).show(in: window)
  return router
}
