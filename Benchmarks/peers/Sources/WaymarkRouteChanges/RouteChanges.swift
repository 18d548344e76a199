import MainQueue
import Measuring
// The original too: it has another name only where it is compiled beside the module here.
import ReSwiftRouter

#if ORIGINAL
  import ReSwift
#endif

/// Route changes with ReSwift: one app, compiled for the module here and for the original.
@MainActor
public enum RouteChanges {
  /// What the routables are told while the store is told of some routes, one after the other.
  ///
  /// - Parameter routes: The routes, each of them another than the one before it.
  /// - Returns: The calls, in order.
  public static func calls(for routes: [[String]]) -> [String] {
    let app = App(isNoting: true)
    for route in routes {
      app.store.dispatch(SetRouteAction(route))
      app.settle()
    }
    return app.screen.notes
  }

  /// One element pushed and popped again on top of a route: each operation lasts from one `dispatch` to the next, which comes
  /// when the routable has been called.
  ///
  /// - Parameter depth: How many elements the longer route has, one at least.
  /// - Returns: The work.
  public static func workload(depth: Int) -> Workload {
    let below = (1..<depth).map { "segment \($0)" }
    let actions = [SetRouteAction(below), SetRouteAction(below + ["last"])]
    let app = App(isNoting: false)
    app.store.dispatch(actions[1])
    app.settle()
    return Workload(operations: 2, each: 2) { iterations in
      let before = app.screen.calls
      for _ in 0..<iterations {
        for action in actions {
          let calls = app.screen.calls
          app.store.dispatch(action)
          while app.screen.calls == calls { main_queue_turn() }
        }
      }
      return app.screen.calls - before
    }
  }
}

/// A store, a router on it and a screen that answers for every element.
@MainActor
private final class App {
  let store = Store<AppState>(reducer: reduce, state: nil)
  let screen: Screen
  private let router: Router<AppState>

  init(isNoting: Bool) {
    let screen = Screen(isNoting: isNoting)
    self.screen = screen
    router = Router(store: store, rootRoutable: screen) { $0.select { $0.navigationState } }
  }

  /// Runs the main queue until nothing has been called for a while: the original tells its routables through a queue of its own.
  func settle() {
    var last = main_queue_clock()
    var calls = screen.calls
    while main_queue_clock() - last < 20_000_000 {
      main_queue_turn()
      guard screen.calls != calls else { continue }
      calls = screen.calls
      last = main_queue_clock()
    }
  }
}

private struct AppState {
  var navigationState = NavigationState()
}

private func reduce(action: any Action, state: AppState?) -> AppState {
  AppState(navigationState: NavigationReducer.handleAction(action, state: state?.navigationState))
}

private final class Screen: Routable {
  var calls = 0
  var notes: [String] = []
  private let isNoting: Bool

  init(isNoting: Bool) {
    self.isNoting = isNoting
  }

  func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    note("push \(element)")
    completion()
    return self
  }

  func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
    note("pop \(element)")
    completion()
  }

  func change(
    _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    note("change \(from) to \(to)")
    completion()
    return self
  }

  private func note(_ call: @autoclosure () -> String) {
    calls += 1
    if isNoting { notes.append(call()) }
  }
}
