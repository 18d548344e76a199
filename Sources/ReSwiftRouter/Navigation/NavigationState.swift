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

  /// Whether to animate the latest change of the route.
  public var changeRouteAnimated = true

  /// The data of places, set by ``SetRouteSpecificData``.
  public var routeSpecificState: [RouteHash: Any] = [:]

  /// Makes the state of an app that is nowhere yet.
  public init() {}

  /// The data of a place.
  ///
  /// - Parameter route: The route of the place.
  /// - Returns: The data that was set for it, or `nil` if there is none or it is of another type.
  public func getRouteSpecificState<T>(_ route: Route) -> T? {
    routeSpecificState[RouteHash(route: route)] as? T
  }
}

/// A state that keeps a ``NavigationState`` in `navigationState`.
public protocol HasNavigationState {
  /// Where the app is.
  var navigationState: NavigationState { get set }
}
