import Waymark

/// One navigation past guards that answer at once.
@MainActor
enum GuardsGroup {
  private static let depth = 10

  static var benchmarks: [Benchmark] {
    [0, 1, 10].map { count in
      Benchmark("guards", "synchronous", size: count) {
        measure(count) { _ in .allow }
      }
    }
      + [10, 1_000, 10_000].map { depth in
        Benchmark("guards", "reading-trees", size: depth) {
          measure(1, depth: depth) { $0.proposed.modals.isEmpty ? .allow : .block("a modal is in the way") }
        }
      }
  }

  private static func measure(
    _ count: Int, depth: Int = depth,
    _ decide: @escaping @MainActor (GuardRequest<PlainRoute>) -> Decision<PlainRoute>
  ) -> (Workload, Yardstick) {
    let host = ImmediateHost<PlainRoute>()
    let router = Router.sample(.item(1), depth: depth, host: host)
    for _ in 0..<count { router.addGuard(nil, decide) }
    let workload = Workload(operations: 2, each: 2) { iterations in
      let before = host.steps
      for _ in 0..<iterations {
        router.push(.item(1))
        router.pop()
      }
      return router.isSettled ? host.steps - before : -1
    }
    return (workload, .callbacks(PlainRoute.item(1), depth: depth))
  }
}
