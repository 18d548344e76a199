/// The part of an app's state that says where the app is.
///
/// ```swift
/// struct AppState {
///   var navigationState = NavigationState()
/// }
/// ```
public struct NavigationState {
  /// Where the app is.
  public var route: Route = []

  /// Data that belongs to places, set by ``SetRouteSpecificData``.
  public var routeSpecificState: [RouteHash: Any] = [:]

  /// Where the app was in tabs that have been left by ``SelectTabAction``, by the route of the tab.
  public var routesOfTabs: [RouteHash: Route] = [:]

  /// Whether the newest change of the route is to be animated.
  public var changeRouteAnimated = true

  /// Makes the state of an app that is nowhere yet.
  public init() {}

  /// The data that belongs to a place.
  ///
  /// - Parameter route: The place.
  /// - Returns: What was set for it, or `nil` if it was nothing or is of another type.
  public func getRouteSpecificState<T>(_ route: Route) -> T? {
    routeSpecificState[RouteHash(route: route)] as? T
  }
}

/// A state that has a ``NavigationState`` in the usual place.
public protocol HasNavigationState {
  /// Where the app is.
  var navigationState: NavigationState { get set }
}
