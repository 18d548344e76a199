import MainQueue
import Measuring
import ReSwiftRouter

/// A route change of ReSwiftRouter: the turn of the main queue that it takes is in it.
@MainActor
enum ReSwiftRouterChanges {
  /// From `dispatch` to the last callback, with one reading of the clock.
  static func latency(depth: Int) -> Benchmark {
    Benchmark("libraries", "re-swift-router", size: depth) { change(depth, isLatency: true) }
  }

  /// From one `dispatch` to the next.
  static func whole(depth: Int) -> Benchmark {
    Benchmark("libraries", "re-swift-router-whole", size: depth) { change(depth, isLatency: false) }
  }

  private static func change(_ depth: Int, isLatency: Bool) -> (Workload, Yardstick) {
    let below = (1..<depth).map { "segment \($0)" }
    let actions = [SetRouteAction(below), SetRouteAction(below + ["last"])]
    let screen = Screen(notesTimes: isLatency)
    let store = Store<AppState>(reducer: reduce, state: nil)
    let router = Router(store: store, rootRoutable: screen) { $0.select { $0.navigationState } }
    store.dispatch(actions[1])
    // Each element takes a turn of its own.
    for _ in 0...depth { main_queue_turn() }
    let latencies = Latencies()
    let elapsed: @MainActor () -> Double = { Double(latencies.sum) }
    let workload = Workload(operations: 2, each: 2, time: isLatency ? elapsed : nil) { iterations in
      let before = screen.calls
      latencies.sum = 0
      for _ in 0..<iterations {
        for action in actions {
          let start = isLatency ? main_queue_clock() : 0
          store.dispatch(action)
          main_queue_turn()
          if isLatency { latencies.sum += screen.lastCall - start }
        }
      }
      return withExtendedLifetime(router) { screen.calls - before }
    }
    return (workload, .mainQueueTurn)
  }

  /// How long a batch's changes took together, in nanoseconds.
  @MainActor
  private final class Latencies {
    @exclusivity(unchecked) var sum: UInt64 = 0
  }

  private struct AppState: StateType {
    var navigationState = NavigationState()
  }

  private static func reduce(action: any Action, state: AppState?) -> AppState {
    AppState(navigationState: NavigationReducer.handleAction(action, state: state?.navigationState))
  }

  private final class Screen: Routable {
    @exclusivity(unchecked) var calls = 0
    /// When it was called last, in nanoseconds.
    @exclusivity(unchecked) var lastCall: UInt64 = 0
    private let notesTimes: Bool

    init(notesTimes: Bool) {
      self.notesTimes = notesTimes
    }

    func push(
      _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
    ) -> any Routable {
      noteCall()
      completion()
      return self
    }

    func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
      noteCall()
      completion()
    }

    private func noteCall() {
      calls += 1
      if notesTimes { lastCall = main_queue_clock() }
    }
  }
}
