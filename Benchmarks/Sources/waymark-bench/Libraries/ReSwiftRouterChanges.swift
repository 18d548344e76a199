import MainQueue
import Measuring
import ReSwiftRouter

/// A route change of ReSwiftRouter, from `dispatch` to the last callback: the turn of the main queue that it takes is in it.
@MainActor
enum ReSwiftRouterChanges {
  static func benchmark(depth: Int) -> Benchmark {
    Benchmark("libraries", "re-swift-router", size: depth) {
      let below = (1..<depth).map { "segment \($0)" }
      let shorter = SetRouteAction(below)
      let longer = SetRouteAction(below + ["last"])
      let screen = Screen()
      let store = Store<AppState>(reducer: reduce, state: nil)
      let router = Router(store: store, rootRoutable: screen) { $0.select { $0.navigationState } }
      store.dispatch(longer)
      main_queue_turn()
      let workload = Workload(operations: 2, each: 2) { iterations in
        let before = screen.calls
        for _ in 0..<iterations {
          store.dispatch(shorter)
          main_queue_turn()
          store.dispatch(longer)
          main_queue_turn()
        }
        return withExtendedLifetime(router) { screen.calls - before }
      }
      return (workload, .mainQueueTurn)
    }
  }

  private struct AppState: StateType {
    var navigationState = NavigationState()
  }

  private static func reduce(action: any Action, state: AppState?) -> AppState {
    AppState(navigationState: NavigationReducer.handleAction(action, state: state?.navigationState))
  }

  private final class Screen: Routable {
    @exclusivity(unchecked) var calls = 0

    func push(
      _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
    ) -> any Routable {
      calls += 1
      completion()
      return self
    }

    func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
      calls += 1
      completion()
    }
  }
}
