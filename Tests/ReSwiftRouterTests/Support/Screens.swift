import Dispatch
import ReSwiftRouter
import Waymark
import WaymarkEventNames
import WaymarkTesting

struct AppState {
  var navigationState = NavigationState()
  var count = 0
}

struct Increment: Action {}

func appReducer(action: any Action, state: AppState?) -> AppState {
  AppState(
    navigationState: NavigationReducer.handleAction(action, state: state?.navigationState),
    count: (state?.count ?? 0) + (action is Increment ? 1 : 0))
}

/// Waits until all that waits for the main queue has run, and what that has asked for.
@MainActor
func settle() async {
  for _ in 0..<12 {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}

/// The calls that routables get, and what is on their screen.
@MainActor
final class Screens {
  var log: [String] = []
  var shown: [RouteElement] = []
  /// Completions that have not been called.
  var waiting: [RoutingCompletion] = []
  /// How completions are called.
  var answer = Answer.now

  enum Answer {
    case now
    case later
    case never
    case dropped
  }

  func take(_ completion: @escaping RoutingCompletion) {
    switch answer {
    case .now: completion()
    case .later: waiting.append(completion)
    case .never: lost.append(completion)
    case .dropped: break
    }
  }

  var lost: [RoutingCompletion] = []

  /// Calls the oldest completion that waits, and lets follow what follows.
  func complete() async {
    if !waiting.isEmpty { waiting.removeFirst()() }
    await settle()
  }

  func completeAll() async {
    while !waiting.isEmpty { await complete() }
  }
}

/// A routable that writes down what it is asked for.
@MainActor
struct Screen: Routable {
  let name: String
  let screens: Screens

  func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    screens.log.append("\(name) push \(element)\(animated ? "" : " at once")")
    screens.shown.append(element)
    screens.take(completion)
    return Screen(name: element, screens: screens)
  }

  func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
    screens.log.append("\(name) pop \(element)\(animated ? "" : " at once")")
    screens.shown.removeLast()
    screens.take(completion)
  }

  func change(
    _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    screens.log.append("\(name) change \(from) to \(to)\(animated ? "" : " at once")")
    screens.shown[screens.shown.count - 1] = to
    screens.take(completion)
    return Screen(name: to, screens: screens)
  }
}

/// A store and a router on recording routables and a manual clock.
@MainActor
final class Stage {
  let screens = Screens()
  let clock = ManualClock()
  let store: Store<AppState>
  let router: ReSwiftRouter.Router<AppState>
  private(set) var events: [EventName] = []

  init(_ route: ReSwiftRouter.Route = []) {
    store = Store(reducer: appReducer, state: nil)
    if !route.isEmpty { store.dispatch(SetRouteAction(route)) }
    router = Router(
      store: store, rootRoutable: Screen(name: "root", screens: screens), stepTimeout: .seconds(3),
      timer: clock
    ) { state in state.select { $0.navigationState } }
    router.engine.onEvent { [weak self] in
      self?.events.append($0.name)
    }
  }

  /// A stage whose router has gone to a route, with nothing written down yet.
  static func at(_ route: RouteElement...) async -> Stage {
    let stage = Stage(route)
    await settle()
    stage.screens.log = []
    stage.events = []
    return stage
  }

  func dispatch(_ action: any Action) { store.dispatch(action) }

  func go(_ route: RouteElement...) async {
    store.dispatch(SetRouteAction(route))
    await settle()
  }

  var route: [RouteElement] { store.state.navigationState.route }
}
