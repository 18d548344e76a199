import Waymark

enum StoreRoute: Route {
  case catalogue
  case product(id: Int)
  case basket

  static let start = RouteTree<StoreRoute>(tabs: RouteTab(.catalogue), RouteTab(.basket))
}

/// A tab bar of the app's own.
@MainActor
struct StoreTabBar {
  let router: Router<StoreRoute>

  func tap(_ key: StoreRoute) {
    if case .tabs(let tabs) = router.tree.root, tabs.selected.key == key {
      router.popToRoot()
    } else {
      router.select(key)
    }
  }
}
