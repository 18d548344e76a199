import Measuring
import ReRouter

/// A route change of ReRouter, from `dispatch` to the last callback.
@MainActor
enum ReRouterChanges {
  static func benchmark(depth: Int) -> Benchmark {
    Benchmark("libraries", "re-router", size: depth) {
      var shorter = Path<Screen.Key>(.step(0))
      for number in 1..<max(2, depth - 1) { shorter.append(Screen.Key.step(number)) }
      var longer = shorter
      longer.append(Screen.Key.step(-1))
      let screen = Screen()
      let store = Store(reducer: reduce, observable: Variable(AppState(path: longer)))
      let router = NavigationRouter(screen, store: store)
      router.setupUpdate()
      let workload = Workload(operations: 2, each: 2) { [shorter, longer] iterations in
        let before = screen.calls
        for _ in 0..<iterations {
          store.dispatch(Go(path: shorter))
          store.dispatch(Go(path: longer))
        }
        return withExtendedLifetime(router) { screen.calls - before }
      }
      return (workload, .callbacks(1, depth: depth))
    }
  }

  private struct AppState: NavigatableState {
    var path: Path<Screen.Key>
  }

  private struct Go: Action {
    let path: Path<Screen.Key>
  }

  private static func reduce(action: any Action, state: AppState) -> AppState {
    guard let go = action as? Go else { return state }
    return AppState(path: go.path)
  }

  private final class Screen: CoordinatorType {
    enum Key: PathKey {
      case step(Int)
    }

    @exclusivity(unchecked) var calls = 0

    func item(for key: Key) -> NavigationItem {
      NavigationItem(
        self, self,
        push: { _, source, _, completion in
          source.calls += 1
          completion()
        },
        pop: { _, source, _, completion in
          source.calls += 1
          completion()
        })
    }
  }
}
