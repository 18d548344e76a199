import MainQueue
import Measuring
import Waymark

/// Many places that the user leaves, and many who are asked or wait to ask: times are for one of them.
@MainActor
enum LeavingGroup {
  static var benchmarks: [Benchmark] {
    [1_000, 8_000].flatMap { count in
      [
        Benchmark("leaving", "behind-step", size: count) { backBehindStep(count) },
        Benchmark("leaving", "beside-detour", size: count) { backBesideDetour(count) },
        Benchmark("leaving", "past-veto", size: count) { backPastVeto(count) },
        Benchmark("leaving", "guards", size: count) { guards(count) },
        Benchmark("leaving", "questions", size: count) { questions(count) },
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
      return .detour(to: .present(.home, as: .sheet))
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

  private static func backPastVeto(_ count: Int) -> (Workload, Yardstick) {
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

  /// Guards that end in the order in which they were added.
  private static func guards(_ count: Int) -> (Workload, Yardstick) {
    let router = Router.sample(PlainRoute.home, depth: 1, host: ImmediateHost<PlainRoute>())
    let workload = Workload(operations: count, each: count) { iterations in
      var sum = 0
      for _ in 0..<iterations {
        let guards = (0..<count).map { _ in router.addGuard { _ in .block("no") } }
        for one in guards { one.cancel() }
        sum += router.push(.item(1)).currentOutcome == .completed ? count : 0
        router.pop()
      }
      return sum
    }
    return (workload, .callbacks(PlainRoute.item(1), depth: count))
  }

  /// Questions to the user that a screen asks one after the other.
  private static func questions(_ count: Int) -> (Workload, Yardstick) {
    let router = Router.sample(PlainRoute.home, depth: 1, host: ImmediateHost<PlainRoute>())
    let asked = CallCounter()
    let workload = Workload(operations: count, each: count) { iterations in
      let before = asked.calls
      for _ in 0..<iterations {
        router.push(.item(1))
        ask(count, in: router.visibleContext, asked)
        let pop = router.pop()
        while pop.currentOutcome == nil {
          if router.host.tree.modals.isEmpty {
            main_queue_turn()
          } else {
            let screen = router.visibleContext
            screen.answer(Question(screen.route, as: .alert), true)
          }
        }
      }
      return asked.calls - before
    }
    return (workload, .mainActorTask)
  }

  private static func ask(_ count: Int, in screen: ScreenContext<PlainRoute>, _ asked: CallCounter) {
    screen.onLeave { _ in question(count, asked) }
  }

  private static func question(_ count: Int, _ asked: CallCounter) -> LeaveDecision<PlainRoute> {
    guard count > 0 else { return .allow }
    return .ask(Question(.item(-count), as: .alert, returning: Bool.self)) { answer in
      if answer == true { asked.calls += 1 }
      return question(count - 1, asked)
    }
  }
}
