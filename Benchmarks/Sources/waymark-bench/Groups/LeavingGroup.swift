import Waymark

/// Many places that the user leaves one by one: times are for one of them.
@MainActor
enum LeavingGroup {
  static var benchmarks: [Benchmark] {
    [100, 1_000].flatMap { count in
      [
        Benchmark("leaving", "behind-step", size: count) { backBehindStep(count) },
        Benchmark("leaving", "beside-detour", size: count) { backBesideDetour(count) },
        Benchmark("leaving", "past-objection", size: count) { backPastObjection(count) },
      ]
    }
  }

  /// The user goes back from many places.
  private static func goBack(_ router: Router<PlainRoute>) {
    let places = router.tree.stack(at: .root)?.elements.dropFirst().map(\.id) ?? []
    for place in places.reversed() { router.host.report(.closed(place)) }
  }

  private static func stack(_ count: Int) -> RouteStack<PlainRoute> {
    RouteStack(root: .home, pushed: (0..<count).map { .item($0) })
  }

  private static func backBehindStep(_ count: Int) -> (Workload, Yardstick) {
    let host = LaterHost<PlainRoute>()
    let router = Router.sample(PlainRoute.home, depth: 1, host: host)
    let workload = Workload(operations: count, each: 1) { iterations in
      var sum = 0
      for _ in 0..<iterations {
        router.edit { $0.setStack(stack(count)) }
        host.answer()
        router.present(.home)
        goBack(router)
        while !router.isSettled { host.answer() }
        router.dismiss()
        host.answer()
        sum += router.tree.stack(at: .root)?.count ?? 0
      }
      return sum
    }
    return (workload, .callbacks(PlainRoute.item(1), depth: count))
  }

  private static func backBesideDetour(_ count: Int) -> (Workload, Yardstick) {
    let router = Router.sample(PlainRoute.home, depth: 1, host: ImmediateHost<PlainRoute>())
    router.addGuard { proposal in
      guard case .push = proposal.intent else { return .allow }
      return .detour(to: .present(.item(-2), as: .sheet))
    }
    let workload = Workload(operations: count, each: 1) { iterations in
      var sum = 0
      for _ in 0..<iterations {
        router.edit { $0.setStack(stack(count)) }
        let detoured = router.push(.item(-1))
        goBack(router)
        router.dismiss()
        sum += detoured.currentOutcome == .cancelled ? router.tree.stack(at: .root)?.count ?? 0 : 0
      }
      return sum
    }
    return (workload, .callbacks(PlainRoute.item(1), depth: count))
  }

  private static func backPastObjection(_ count: Int) -> (Workload, Yardstick) {
    let router = Router.sample(PlainRoute.home, depth: 1, host: ImmediateHost<PlainRoute>())
    router.visibleContext.onLeave { _ in .allow }
    let workload = Workload(operations: count, each: 1) { iterations in
      var sum = 0
      for _ in 0..<iterations {
        router.edit { $0.setStack(stack(count)) }
        goBack(router)
        sum += router.tree.stack(at: .root)?.count ?? 0
      }
      return sum
    }
    return (workload, .callbacks(PlainRoute.item(1), depth: count))
  }
}
