import Waymark

/// One navigation with a host that acknowledges after the verb has returned, as one does that animates.
@MainActor
enum LaterGroup {
  static var benchmarks: [Benchmark] {
    Samples.depths.map { depth in
      Benchmark("later", "push-pop", size: depth) {
        let host = LaterHost<PlainRoute>()
        let router = Router.sample(.item(1), depth: depth, host: host)
        let workload = Workload(operations: 2, each: 2) { iterations in
          let before = host.steps
          for _ in 0..<iterations {
            router.push(.item(1))
            host.answer()
            router.pop()
            host.answer()
          }
          return router.isSettled ? host.steps - before : -1
        }
        return (workload, .callbacks(PlainRoute.item(1), depth: depth))
      }
    }
  }
}
