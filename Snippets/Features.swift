// Two features that do not know each other, an app that mounts them, and a sign-in on the way: the example of
// the guide and of the page on guards.
import Observation
import Waymark

// MARK: A feature: its routes, its screens, and who makes them

enum ShopRoute: Route {
  case catalogue
  case product(id: Int)
}

struct Page {
  var title: String
}

struct ShopCoordinator: Coordinator {
  func screen(for route: ShopRoute, context: ScreenContext<ShopRoute>) -> Page {
    switch route {
    case .catalogue:
      context.onPhase { phase in print("the catalogue has \(phase)") }
      return Page(title: "Catalogue")
    case .product(let id):
      return Page(title: "Product \(id)")
    }
  }
}

// MARK: The app: where the feature is mounted, and where things go

enum AppRoute: Route {
  case shop(ShopRoute)
  case orders
  case signIn

  var isPrivate: Bool { self == .orders }
}

struct AppCoordinator: Coordinator {
  let shop = ShopCoordinator()

  func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> Page {
    switch route {
    case .shop(let route): shop.screen(for: route, context: context.scoped(AppRoute.shop))
    case .orders: Page(title: "Orders")
    case .signIn: Page(title: "Sign in")
    }
  }

  func placement(of route: AppRoute) -> Placement<AppRoute> {
    switch route {
    case .shop: .tab(.shop(.catalogue))
    case .orders: .tab(.orders)
    case .signIn: .sheet
    }
  }
}

// MARK: A host that keeps the pages it was asked to show

final class PageHost: NavigationHost {
  let coordinator = AppCoordinator()
  var pages: [EntryID: Page] = [:]
  weak var router: Router<AppRoute>?

  func perform(_ step: NavigationStep<AppRoute>, _ acknowledgement: Acknowledgement<AppRoute>) {
    step.step.forEachInserted(makePage)
    step.step.forEachRemoved { pages[$0.id] = nil }
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<AppRoute>, _ acknowledgement: Acknowledgement<AppRoute>) {
    tree.forEachElement(makePage)
    acknowledgement.succeed()
  }

  private func makePage(_ entry: Entry<AppRoute>) {
    guard let router, pages[entry.id] == nil else { return }
    pages[entry.id] = coordinator.screen(for: entry.route, context: router.host.context(for: entry))
  }
}

@MainActor
@Observable
final class Session {
  var isSignedIn = false
}

let session = Session()
let coordinator = AppCoordinator()
let router = Router<AppRoute>(
  RouteTree(tabs: RouteTab(.shop(.catalogue)), RouteTab(.orders)),
  configuration: RouterConfiguration(placement: coordinator.placement(of:)))
let host = PageHost()
host.router = router
router.host.attach(host)

router.addGuard("sign-in", entering: \.isPrivate) { _ in
  session.isSignedIn ? .allow : .detour(to: .signIn)
}
router.recheck(whenChanged: { session.isSignedIn })

let orders = router.show(.orders)  // opens the sign-in and waits
print(router.tree.breadcrumb.last == .signIn)
session.isSignedIn = true
router.finishDetour()  // closes the sign-in and arrives, in one commit
print(router.tree.breadcrumb.last == .orders, orders.currentOutcome == .completed)
