/// Goes to a route, whatever the route is now.
///
/// ```swift
/// store.dispatch(SetRouteAction(["TabBar", "Stats"]))
/// ```
public struct SetRouteAction: NavigationAction, Sendable {
  /// The name of the action, for stores that record what was dispatched.
  public static let type = "RE_SWIFT_ROUTER_SET_ROUTE"

  /// The route to go to.
  public let route: Route

  /// Whether routables are told to animate.
  public let animated: Bool

  /// Makes the action.
  public init(_ route: Route, animated: Bool = true) {
    self.route = route
    self.animated = animated
  }

  func apply(to state: inout NavigationState) {
    state.route = route
    state.changeRouteAnimated = animated
  }
}

/// Stores data for a place, such as which user a profile shows.
public struct SetRouteSpecificData: NavigationAction {
  /// The route of the place.
  public let route: Route

  /// The data.
  public let data: Any

  /// Makes the action.
  public init(route: Route, data: Any) {
    self.route = route
    self.data = data
  }

  func apply(to state: inout NavigationState) {
    state.routeSpecificState[RouteHash(route: route)] = data
  }
}
