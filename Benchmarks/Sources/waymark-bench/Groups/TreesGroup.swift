import Waymark

/// Navigations to whole trees: they cost the depth.
@MainActor
enum TreesGroup {
  static var benchmarks: [Benchmark] {
    [4, 64, 1_000, 10_000].flatMap { depth in
      [
        pair("edit", depth) { router, _ in
          router.edit { $0.push(.item(-1)) }
          router.edit { $0.pop() }
        },
        pair("set", depth) { router, trees in
          router.set(trees.other)
          router.set(trees.first)
        },
        pair("set-stack", depth) { router, trees in
          router.edit { $0.setStack(trees.otherStack) }
          router.edit { $0.setStack(trees.firstStack) }
        },
      ]
    }
  }

  private struct Trees {
    let first: RouteTree<PlainRoute>
    let other: RouteTree<PlainRoute>
    let firstStack: RouteStack<PlainRoute>
    let otherStack: RouteStack<PlainRoute>

    init(_ routes: [PlainRoute]) {
      firstStack = RouteStack(root: routes[0], pushed: Array(routes.dropFirst()))
      otherStack = RouteStack(root: routes[0], pushed: routes.dropFirst() + [.item(-1)])
      first = RouteTree(.stack(firstStack))
      other = RouteTree(.stack(otherStack))
    }
  }

  private static func pair(
    _ series: String, _ depth: Int, _ body: @escaping @MainActor (Router<PlainRoute>, Trees) -> Void
  ) -> Benchmark {
    Benchmark("trees", series, size: depth) {
      let routes = Samples.plainRoutes(depth)
      let trees = Trees(routes)
      let host = ImmediateHost<PlainRoute>()
      let router = Router(trees.first)
      router.host.attach(host)
      let workload = Workload(operations: 2, each: 2) { iterations in
        let before = host.steps
        for _ in 0..<iterations { body(router, trees) }
        return router.isSettled ? host.steps - before : -1
      }
      return (workload, .copy(routes))
    }
  }
}
