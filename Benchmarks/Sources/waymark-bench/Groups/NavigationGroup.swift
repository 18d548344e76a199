import Waymark

/// One navigation from the verb to the end, with a host that acknowledges at once and no guards.
///
/// The verbs are called from this module, as an app calls them from its own.
@MainActor
enum NavigationGroup {
  static var benchmarks: [Benchmark] {
    Samples.depths.flatMap { depth in
      [
        Benchmark("navigation", "push-pop", size: depth) {
          pushAndPop(.item(1), depth, PlainHost())
        },
        Benchmark("navigation", "mixed-push-pop", size: depth) {
          pushAndPop(.search("a query of some length"), depth, AppHost())
        },
        Benchmark("navigation", "any-host-push-pop", size: depth) {
          pushAndPop(PlainRoute.item(1), depth, ImmediateHost<PlainRoute>())
        },
      ]
    }
  }

  private static func pushAndPop<R: Route>(
    _ route: R, _ depth: Int, _ host: some CountingHost<R>
  ) -> (Workload, Yardstick) {
    let router = Router.sample(route, depth: depth, host: host)
    let workload = Workload(operations: 2, each: 2) { iterations in
      let before = host.steps
      for _ in 0..<iterations {
        router.push(route)
        router.pop()
      }
      return router.isSettled ? host.steps - before : -1
    }
    return (workload, .callbacks(route, depth: depth))
  }
}
