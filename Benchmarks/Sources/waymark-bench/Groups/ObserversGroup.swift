import Waymark

/// One navigation that observers are told of.
@MainActor
enum ObserversGroup {
  private static let depth = 10

  static var benchmarks: [Benchmark] {
    [0, 1, 10, 100, 1_000].flatMap { count in
      [
        Benchmark("observers", "did-navigate", size: count) {
          measure(count, callsEach: 1) { router, counter in
            router.didNavigate { _ in counter.calls += 1 }
          }
        },
        Benchmark("observers", "events", size: count) {
          // Asked for, committed, step begun, step acknowledged and finished.
          measure(count, callsEach: 5) { router, counter in
            router.onEvent { _ in counter.calls += 1 }
          }
        },
      ]
    } + [10, 10_000].map { depth in Benchmark("observers", "tree-read", size: depth) { readTree(depth) } }
  }

  /// A view reads the tree after each navigation, and one listener is told.
  private static func readTree(_ depth: Int) -> (Workload, Yardstick) {
    let host = ImmediateHost<PlainRoute>()
    let router = Router.sample(.item(1), depth: depth, host: host)
    let counter = CallCounter()
    router.didNavigate { _ in counter.calls += 1 }
    let workload = Workload(operations: 2, each: 4) { iterations in
      let before = host.steps + counter.calls
      for _ in 0..<iterations {
        router.push(.item(1))
        guard router.tree.visiblePath == .root else { return -1 }
        router.pop()
        guard router.tree.visiblePath == .root else { return -1 }
      }
      return host.steps + counter.calls - before
    }
    return (workload, .callbacks(PlainRoute.item(1), depth: depth))
  }

  private static func measure(
    _ count: Int, callsEach: Int, _ observe: @MainActor (Router<PlainRoute>, CallCounter) -> Void
  ) -> (Workload, Yardstick) {
    let host = ImmediateHost<PlainRoute>()
    let router = Router.sample(.item(1), depth: depth, host: host)
    let counter = CallCounter()
    for _ in 0..<count { observe(router, counter) }
    let workload = Workload(operations: 2, each: 2 + 2 * count * callsEach) { iterations in
      let before = host.steps + counter.calls
      for _ in 0..<iterations {
        router.push(.item(1))
        router.pop()
      }
      return host.steps + counter.calls - before
    }
    return (workload, count == 0 ? .callbacks(PlainRoute.item(1), depth: depth) : .calls(count * callsEach))
  }
}
