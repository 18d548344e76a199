import Waymark
import WaymarkLinks

// Scripts/bench-check measures the machine code of this file, which is like one of a small app.

/// The places of the app.
public enum ClientRoute: Route {
  case home
  case list(filter: String)
  case item(id: Int)
  case settings
}

/// The app's router.
@MainActor
public func makeRouter() -> Router<ClientRoute> {
  Router(RouteTree(.tabs(RouteTabs(RouteTab(.home), RouteTab(.settings)))))
}

/// Performs the navigations of an app's buttons.
@MainActor
public func navigate(_ router: Router<ClientRoute>) {
  router.push(.item(id: 5))
  router.pop()
  router.present(.list(filter: "new"))
  router.dismiss()
  router.replaceTop(with: .item(id: 6))
  router.select(.settings)
  router.update(router.tree.visibleElement.id, to: .home)
}

/// A guard that answers at once.
@MainActor
public func guardPlaces(_ router: Router<ClientRoute>) -> Registration {
  router.addGuard { $0.destination.route == .settings ? .block("closed") : .allow }
}

/// The app's links.
public func makeLinks() -> LinkTable<ClientRoute> {
  LinkTable(schemes: ["https"], hosts: ["example.com"]) {
    Link("/", ClientRoute.home)
    Link("/list?filter=:filter", ClientRoute.list)
    Link("/items/:id", ClientRoute.item)
    Link("/settings", ClientRoute.settings)
  }
}

/// Reads a link and prints it again.
public func open(_ text: String, _ links: LinkTable<ClientRoute>) -> String? {
  guard let route = try? links.route(for: text) else { return nil }
  return try? links.url(for: route)
}
