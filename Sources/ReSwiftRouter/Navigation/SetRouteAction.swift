/// Goes to a route, whatever the route is now.
///
/// ```swift
/// store.dispatch(SetRouteAction(["TabBar", "Stats"]))
/// ```
public struct SetRouteAction: Action, Sendable {
  /// The name of the action, for stores that record what was dispatched.
  public static let type = "RE_SWIFT_ROUTER_SET_ROUTE"

  /// The route to go to.
  public let route: Route

  /// Whether routables are told to animate.
  public let animated: Bool

  /// Makes the action.
  ///
  /// - Parameters:
  ///   - route: The route to go to.
  ///   - animated: Whether routables are told to animate.
  public init(_ route: Route, animated: Bool = true) {
    self.route = route
    self.animated = animated
  }
}

/// Stores data for a place, such as which user a profile shows.
public struct SetRouteSpecificData: Action {
  /// The route of the place.
  public let route: Route

  /// The data.
  public let data: Any

  /// Makes the action.
  ///
  /// - Parameters:
  ///   - route: The route of the place.
  ///   - data: The data.
  public init(route: Route, data: Any) {
    self.route = route
    self.data = data
  }
}
