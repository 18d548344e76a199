import Waymark

extension Router {
  /// A router with a host attached and a stack of some depth, whose routes are all the same.
  static func sample(
    _ route: R, depth: Int, host: any NavigationHost<R>,
    configuration: RouterConfiguration<R> = RouterConfiguration()
  ) -> Router {
    let tree = Samples.tree(Array(repeating: route, count: depth))
    let router = Router(tree, configuration: configuration)
    router.attach(host)
    return router
  }
}
