import Waymark

extension Router {
  /// A router with a host attached and a stack of some depth, whose routes are all the same.
  static func sample(_ route: R, depth: Int, host: any NavigationHost<R>) -> Router {
    let router = Router(Samples.tree(Array(repeating: route, count: depth)))
    router.host.attach(host)
    return router
  }
}
