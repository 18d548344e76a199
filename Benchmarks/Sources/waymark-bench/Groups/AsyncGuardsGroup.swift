import MainQueue
import Waymark

/// One navigation past guards that answer at once and yet are asynchronous functions: what suspending costs.
@MainActor
enum AsyncGuardsGroup {
  static var benchmarks: [Benchmark] {
    [1, 10].map { count in
      Benchmark("guards", "asynchronous", size: count) {
        let host = ImmediateHost<PlainRoute>()
        let router = Router.sample(.item(1), depth: 10, host: host)
        for _ in 0..<count { router.addGuard { _ async in .allow } }
        let workload = Workload(operations: 2, each: 2) { iterations in
          let before = host.steps
          for _ in 0..<iterations {
            runToEnd(router.push(.item(1)))
            runToEnd(router.pop())
          }
          return router.isSettled ? host.steps - before : -1
        }
        return (workload, .mainActorTask)
      }
    }
  }

  /// Lets the main queue run until a navigation has ended.
  private static func runToEnd(_ navigation: Navigation) {
    while navigation.currentOutcome == nil { main_queue_turn() }
  }
}
