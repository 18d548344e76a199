import Waymark

/// Many navigations at once, and many places asked about: times are for one of them.
@MainActor
enum WaitingGroup {
  static var benchmarks: [Benchmark] {
    [100, 1_000].map { count in Benchmark("waiting", "latest", size: count) { navigations(count) } }
      + [1_000, 8_000].map { count in Benchmark("waiting", "recheck", size: count) { recheck(count) } }
  }

  /// Pushes behind a host that has not answered, which are taken back while it shows them.
  private static func navigations(_ count: Int) -> (Workload, Yardstick) {
    let host = LaterHost<PlainRoute>()
    let router = Router.sample(.item(1), depth: count, host: host)
    let workload = Workload(operations: 2 * count, each: count) { iterations in
      var sum = 0
      for _ in 0..<iterations {
        for _ in 0..<count { router.push(.item(1)) }
        host.answer()
        for _ in 0..<count { router.pop() }
        while !router.isSettled { host.answer() }
        sum += router.tree.stack(at: .root)?.count ?? 0
      }
      return sum
    }
    return (workload, .callbacks(PlainRoute.item(1), depth: count))
  }

  private static func recheck(_ count: Int) -> (Workload, Yardstick) {
    let router = Router.sample(.item(1), depth: count, host: ImmediateHost<PlainRoute>())
    let asked = CallCounter()
    router.addGuard(
      entering: { _ in true },
      { _ in
        asked.calls += 1
        return .allow
      })
    let workload = Workload(operations: count, each: count) { iterations in
      let before = asked.calls
      for _ in 0..<iterations { router.recheck() }
      return asked.calls - before
    }
    return (workload, .callbacks(PlainRoute.item(1), depth: count))
  }
}
