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
/// A change of the route starts on the next turn of the main queue. Transitions run one after the other: each
/// waits until the one before has called its completion, or for three seconds at most. Changes that come in
/// the meantime wait, and every one of them is shown.
@MainActor @preconcurrency
open class Router<State> {
  /// Selects the navigation state in an app's state.
  public typealias NavigationStateTransform = (Subscription<State>) -> Subscription<NavigationState>

  /// Waymark's router, which carries out the changes and whose events report every transition.
  ///
  /// Use it to observe, with `Waymark/Router/onEvent(_:)` and `Waymark/Router/settled`. The store remains in
  /// charge of the route.
  public let engine: Waymark.Router<RouteSegment>

  let store: Store<State>
  private let routables: RoutableHost
  // Overlapping accesses are not checked at run time, which makes a route change 9 % faster. They cannot
  // happen: each access reads or writes the whole property on the main actor and calls nobody meanwhile.
  @exclusivity(unchecked) private var lastRoute: Route = []
  /// The segments of the route that the engine was last asked to go to.
  @exclusivity(unchecked) private var segments = [RouteSegment.root]
  /// Routes that wait for their turn of the main queue, oldest first.
  @exclusivity(unchecked) private var waiting: [(route: Route, options: NavigationOptions)] = []

  /// Makes a router and goes to the route in the store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - rootRoutable: The routable that is responsible for the first element of every route.
  ///   - stateTransform: Selects the navigation state in the store's state.
  public init(
    store: Store<State>, rootRoutable: any Routable, stateTransform: @escaping NavigationStateTransform
  ) {
    self.store = store
    (engine, routables) = Self.makeEngine(rootRoutable, .seconds(3), nil)
    start(stateTransform)
  }

  /// Makes a router with a time limit and a timer of your choice, and goes to the route in the store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - rootRoutable: The routable that is responsible for the first element of every route.
  ///   - stepTimeout: How long the router waits for a completion before it goes on without it.
  ///   - timer: Measures the time; a `MainQueueTimer` if `nil`.
  ///   - stateTransform: Selects the navigation state in the store's state.
  public init(
    store: Store<State>, rootRoutable: any Routable, stepTimeout: Duration,
    timer: (any NavigationTimer)? = nil, stateTransform: @escaping NavigationStateTransform
  ) {
    self.store = store
    (engine, routables) = Self.makeEngine(rootRoutable, stepTimeout, timer)
    start(stateTransform)
  }

  private static func makeEngine(
    _ rootRoutable: any Routable, _ stepTimeout: Duration, _ timer: (any NavigationTimer)?
  ) -> (Waymark.Router<RouteSegment>, RoutableHost) {
    let engine = Waymark.Router<RouteSegment>(
      .root,
      configuration: RouterConfiguration(
        policy: .everyCommit, matching: .prefix, stackSteps: .single, stepTimeout: stepTimeout, timer: timer))
    return (engine, RoutableHost(rootRoutable: rootRoutable))
  }

  private func start(_ stateTransform: @escaping NavigationStateTransform) {
    routables.calls.owner = self
    engine.attach(routables)
    store.subscribe(self, transform: stateTransform)
  }

  /// Receives a new navigation state.
  ///
  /// The store calls it.
  ///
  /// - Parameter state: The state.
  open func newState(state: NavigationState) {
    guard state.route != lastRoute else { return }
    lastRoute = state.route
    let options: NavigationOptions = state.changeRouteAnimated ? .standard : .unanimated
    waiting.append((state.route, options))
    MainQueue.async {
      let (route, options) = self.waiting.removeFirst()
      self.go(to: route, options)
    }
  }

  private func go(to route: Route, _ options: NavigationOptions) {
    // Successive routes mostly begin alike, and the segments that they share can stay.
    var kept = 0
    while kept < route.count, kept < segments.count - 1, segments[kept + 1].element == route[kept] {
      kept += 1
    }
    if kept < segments.count - 1 { segments.removeLast(segments.count - 1 - kept) }
    while segments.count <= route.count { segments.append(RouteSegment(route[segments.count - 1])) }
    guard let stack = RouteStack(elements: segments) else { return }
    engine.setStack(stack, options: options)
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
    let left = route ?? shown
    guard !left.isEmpty, shown.starts(with: left) else { return }
    engine.report(.closed(routables.leave(keeping: left.count - 1)))
    store.dispatch(UserWentBackAction(from: left))
    // If the app's reducer keeps the place, it comes back.
    guard !lastRoute.starts(with: left) else { return }
    for index in waiting.indices where waiting[index].route.starts(with: left) {
      waiting[index].route = Array(left.dropLast())
    }
  }

  /// The host that calls the routables; a test can put a host of its own between it and the engine.
  ///
  /// ```swift
  /// router.engine.attach(FaultyHost(router.host))
  /// ```
  public var host: any NavigationHost<RouteSegment> { routables }
}
