public import Waymark

/// Shows the route in a store's ``NavigationState``, by calling ``Routable``s to push, pop and change
/// elements.
///
/// ```swift
/// router = Router(store: mainStore, rootRoutable: RootRoutable(window: window)) { state in
///   state.select { $0.navigationState }
/// }
/// ```
///
/// A change of the route starts on the next turn of the main queue, and every change is shown. Calls to routables come one after
/// the other, each in a turn of its own, when the one before has called its completion, or after three seconds at most. Make the
/// router on the main thread; actions may be dispatched on any one queue.
@MainActor @preconcurrency
open class Router<State> {
  /// Selects the navigation state in an app's state.
  public typealias NavigationStateTransform = (Subscription<State>) -> Subscription<NavigationState>

  /// Waymark's router, whose events tell what is shown.
  ///
  /// Use it to observe, with `Waymark/Router/onEvent(_:)` and `Waymark/Router/settled`. A route is one navigation of one step,
  /// committed when its turn has come. `timeoutRestarted` says that an element is shown and another follows. The step fails
  /// if a routable lacked a method or a completion was not called, when all its elements have been asked for, and is shown all the
  /// same. The store remains in charge of the route.
  public var engine: Waymark.Router<RouteSegment> { routables.engine }

  private let store: Store<State>
  private let routables: RoutableQueue
  @exclusivity(unchecked) private var lastRoute: Route = []
  /// The places that the user has left since states were dispatched that are still to come.
  @exclusivity(unchecked) private var left: [Route] = []

  /// Makes a router and goes to the route in the store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - rootRoutable: The routable that is responsible for the first element of every route.
  ///   - stepTimeout: How long the router waits for a completion before it goes on without it.
  ///   - timer: Measures the time; the main queue's if `nil`.
  ///   - stateTransform: Selects the navigation state in the store's state.
  public init(
    store: Store<State>, rootRoutable: any Routable, stepTimeout: Duration = .seconds(3),
    timer: (any NavigationTimer)? = nil, stateTransform: @escaping NavigationStateTransform
  ) {
    self.store = store
    routables = RoutableQueue(
      rootRoutable: rootRoutable, limit: stepTimeout, timer: timer ?? MainQueueTimer())
    store.subscribe(self, transform: stateTransform)
  }

  /// Receives a state from a store, on any thread, and hands it over to the main queue.
  ///
  /// - Parameter state: The navigation state.
  public nonisolated func _newState(state: Any) {
    // The state is not used here any more once it is handed over.
    nonisolated(unsafe) let handedOver = state
    MainQueue.async {
      if let state = handedOver as? NavigationState { self.newState(state: state) }
    }
  }

  /// Receives a new navigation state, on the main queue's next turn after the store has it.
  ///
  /// - Parameter state: The state.
  open func newState(state: NavigationState) {
    var route = state.route
    for left in left where route.starts(with: left) { route = left.dropLast() }
    guard route != lastRoute else { return }
    lastRoute = route
    routables.show(route, state.changeRouteAnimated ? .standard : .unanimated)
  }

  /// Reports that the user has left a place without asking: with a swipe back, or by pulling a sheet down.
  ///
  /// The router dispatches ``UserWentBackAction`` to the store, and calls no routable. Routes that are still
  /// waiting to be shown lose the place too, so that it does not come back for a moment.
  ///
  /// - Parameter route: The route up to and including the place that is gone; the route that is shown if
  ///   `nil`. A route that is not shown changes nothing.
  public func userWentBack(from route: Route? = nil) {
    let shown = routables.route
    let gone = route ?? shown
    guard !gone.isEmpty, shown.starts(with: gone) else { return }
    routables.leave(gone)
    if lastRoute.starts(with: gone) { lastRoute = gone.dropLast() }
    // States that were dispatched before come before this turn; if the app's reducer keeps the place, it comes back after it.
    left.append(gone)
    MainQueue.async { self.left.removeFirst() }
    store.dispatch(UserWentBackAction(from: gone))
  }
}

#if ReSwift
  extension Router: @preconcurrency StoreSubscriber {}
#else
  extension Router: StoreSubscriber {}
#endif
