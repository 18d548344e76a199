import Waymark

/// Takes the screen where a store's ``NavigationState`` says, by asking ``Routable``s to push, pop and change elements.
///
/// ```swift
/// router = Router(store: mainStore, rootRoutable: RootRoutable(window: window)) { state in
///   state.select { $0.navigationState }
/// }
/// ```
///
/// A change of the route starts on the next turn of the main queue. Its transitions follow one another: each waits until
/// the one before has called its completion, or for three seconds. Changes that come meanwhile wait, and all are shown.
@MainActor @preconcurrency
open class Router<State> {
  /// Chooses the navigation state in an app's state.
  public typealias NavigationStateTransform = (Subscription<State>) -> Subscription<NavigationState>

  /// What carries the changes out: Waymark's router, whose events tell of every transition.
  ///
  /// Use it to watch: `Waymark/Router/onEvent(_:)`, `Waymark/Router/settled`. The store stays in charge of the route.
  public let engine: Waymark.Router<RouteSegment>

  let store: Store<State>
  private let routables: RoutableHost
  // Overlapping accesses are not checked for at run time, which takes 9 % off a route change: each access reads or writes
  // the property whole, on the main actor, and nobody is called meanwhile.
  @exclusivity(unchecked) private var lastRoute: Route = []
  /// What the engine was last asked to go to.
  @exclusivity(unchecked) private var segments = [RouteSegment.root]
  /// Routes that wait for their turn of the main queue, the oldest first.
  @exclusivity(unchecked) private var waiting: [(route: Route, options: NavigationOptions)] = []

  /// Makes a router and goes to the route that the store's state has.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - rootRoutable: What is responsible for the first element of every route.
  ///   - stateTransform: Chooses the navigation state in the store's state.
  public init(
    store: Store<State>, rootRoutable: any Routable, stateTransform: @escaping NavigationStateTransform
  ) {
    self.store = store
    (engine, routables) = Self.makeEngine(rootRoutable, .seconds(3), nil)
    start(stateTransform)
  }

  /// Makes a router that waits longer, or measures the time otherwise, and goes to the route that the store's state has.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - rootRoutable: What is responsible for the first element of every route.
  ///   - stepTimeout: How long to wait for a completion before going on without it.
  ///   - timer: What the time is measured with; a `MainQueueTimer` if `nil`.
  ///   - stateTransform: Chooses the navigation state in the store's state.
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

  /// Takes a new navigation state: called by the store.
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
    // Routes in a row mostly begin alike, and what they share need not be looked up again.
    var kept = 0
    while kept < route.count, kept < segments.count - 1, segments[kept + 1].element == route[kept] {
      kept += 1
    }
    if kept < segments.count - 1 { segments.removeLast(segments.count - 1 - kept) }
    while segments.count <= route.count { segments.append(RouteSegment(route[segments.count - 1])) }
    guard let stack = RouteStack(elements: segments) else { return }
    engine.setStack(stack, options: options)
  }

  /// Says that the user has left a place without asking: swiped back, or pulled a sheet down.
  ///
  /// The store is told by ``UserWentBackAction``, and no routable is asked for anything. A route that the store had before and
  /// that has not been shown yet ends before the place, too, so that the place does not come back for a moment.
  ///
  /// - Parameter route: The route up to the place that is gone; the last place that is shown if it is `nil`. One that is
  ///   not shown changes nothing.
  public func userWentBack(from route: Route? = nil) {
    let shown = routables.route
    let left = route ?? shown
    guard !left.isEmpty, shown.starts(with: left) else { return }
    engine.report(.closed(routables.leave(keeping: left.count - 1)))
    store.dispatch(UserWentBackAction(from: left))
    // Where the app's reducer keeps the place, it comes back.
    guard !lastRoute.starts(with: left) else { return }
    for index in waiting.indices where waiting[index].route.starts(with: left) {
      waiting[index].route = Array(left.dropLast())
    }
  }

  /// What asks the routables: a test puts a host of its own between it and the engine.
  ///
  /// ```swift
  /// router.engine.attach(FaultyHost(router.host))
  /// ```
  public var host: any NavigationHost<RouteSegment> { routables }
}
