import Waymark

/// Verbs other than push and pop, with a host that acknowledges at once.
@MainActor
enum VerbsGroup {
  private static let depth = 10

  static var benchmarks: [Benchmark] {
    [
      pair("present-dismiss") { router in
        router.present(.item(2), as: .sheet)
        router.dismiss()
      },
      pair("push-poptoroot", depth: 1) { router in
        router.push(.item(2))
        router.popToRoot()
      },
      pair("replace") { router in
        router.replaceTop(with: .item(2))
        router.replaceTop(with: .item(3))
      },
      pair("update") { router in
        let id = router.tree.visibleElement.id
        router.update(id, to: .item(2))
        router.update(id, to: .item(3))
      },
      Benchmark("verbs", "select") {
        let host = ImmediateHost<PlainRoute>()
        let router = Router(Samples.tabs(5, depth: depth))
        router.host.attach(host)
        return workload(router, host, depth) { router in
          router.select(.item(-2))
          router.select(.item(-1))
        }
      },
    ]
  }

  private static func pair(
    _ series: String, depth: Int = depth, _ body: @escaping @MainActor (Router<PlainRoute>) -> Void
  ) -> Benchmark {
    Benchmark("verbs", series) {
      let host = ImmediateHost<PlainRoute>()
      return workload(Router.sample(.item(1), depth: depth, host: host), host, depth, body)
    }
  }

  private static func workload(
    _ router: Router<PlainRoute>, _ host: ImmediateHost<PlainRoute>, _ depth: Int,
    _ body: @escaping @MainActor (Router<PlainRoute>) -> Void
  ) -> (Workload, Yardstick) {
    let workload = Workload(operations: 2, each: 2) { iterations in
      let before = host.steps
      for _ in 0..<iterations { body(router) }
      return router.isSettled ? host.steps - before : -1
    }
    return (workload, .callbacks(PlainRoute.item(1), depth: depth))
  }
}
