import Waymark

enum DocumentRoute: Route {
  case browser
  case document(id: Int)
  case settings
}

/// The windows of an app, each with a router of its own.
@MainActor
final class Windows {
  private(set) var routers: [Router<DocumentRoute>] = []

  func open(_ tree: RouteTree<DocumentRoute>) -> Router<DocumentRoute> {
    let router = Router(tree)
    routers.append(router)
    return router
  }

  func close(_ router: Router<DocumentRoute>) {
    routers.removeAll { $0 === router }
  }

  /// The window in which a document is open already, or a new one.
  func show(document id: Int) -> Router<DocumentRoute> {
    let route = DocumentRoute.document(id: id)
    for router in routers where router.tree.position(of: route) != nil {
      router.show(route)
      return router
    }
    return open(RouteTree(.browser, route))
  }
}
