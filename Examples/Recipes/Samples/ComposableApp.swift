import Observation
import Waymark

// Stand-ins for the two types of the Composable Architecture that the recipe needs, by the names that they have there.

protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action

  func reduce(into state: inout State, action: Action)
}

@MainActor @Observable
final class StoreOf<Feature: Reducer> {
  private(set) var state: Feature.State
  private let feature: Feature

  init(initialState: Feature.State, reducer: () -> Feature) {
    state = initialState
    feature = reducer()
  }

  func send(_ action: Feature.Action) { feature.reduce(into: &state, action: action) }
}

// The app.

enum CounterRoute: Route {
  case counters
  case counter(id: Int)
}

struct CounterFeature: Reducer {
  struct State {
    var counts: [Int: Int] = [:]
    var tree = RouteTree<CounterRoute>(.counters)
  }

  enum Action {
    case counterTapped(id: Int)
    case incremented(id: Int)
    case navigated(RouteTree<CounterRoute>)
  }

  func reduce(into state: inout State, action: Action) {
    switch action {
    case .counterTapped(let id): state.tree.push(.counter(id: id))
    case .incremented(let id): state.counts[id, default: 0] += 1
    case .navigated(let tree): state.tree = tree
    }
  }
}

extension StoreOf<CounterFeature> {
  /// The tree, which is written by actions alone.
  var tree: RouteTree<CounterRoute> {
    get { state.tree }
    set { send(.navigated(newValue)) }
  }

  func makeRouter() -> Router<CounterRoute> {
    let router = Router(tree)
    router.bind(to: self, \.tree)
    return router
  }
}
