import Observation
import Waymark

enum CounterRoute: Route {
  case counters
  case counter(id: Int)
}

/// A store in the manner of The Composable Architecture: state, actions, one reducer.
@MainActor @Observable
final class CounterStore {
  enum Action {
    case counterTapped(id: Int)
    case navigated(RouteTree<CounterRoute>)
  }

  private var state = RouteTree<CounterRoute>(.counters)

  /// The tree, which is written by actions alone.
  var tree: RouteTree<CounterRoute> {
    get { state }
    set { send(.navigated(newValue)) }
  }

  func send(_ action: Action) {
    switch action {
    case .counterTapped(let id): state.push(.counter(id: id))
    case .navigated(let tree): state = tree
    }
  }

  func makeRouter() -> Router<CounterRoute> {
    let router = Router(tree)
    router.bind(to: self, \.tree)
    return router
  }
}
