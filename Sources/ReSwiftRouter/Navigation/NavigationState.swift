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

  // Kept apart, because a store copies its state several times for every action, and most apps use none of
  // this.
  private var places: PlaceData?

  /// The data of places, set by ``SetRouteSpecificData``.
  public var routeSpecificState: [RouteHash: Any] {
    get { places?.specificState ?? [:] }
    _modify { yield &ownPlaces().specificState }
  }

  /// The route that the app had in each tab that was left by ``SelectTabAction``, by the route of the tab.
  public var routesOfTabs: [RouteHash: Route] {
    get { places?.routesOfTabs ?? [:] }
    _modify { yield &ownPlaces().routesOfTabs }
  }

  /// Makes the state of an app that is nowhere yet.
  public init() {}

  /// The data of a place.
  ///
  /// - Parameter route: The route of the place.
  /// - Returns: The data that was set for it, or `nil` if there is none or it is of another type.
  public func getRouteSpecificState<T>(_ route: Route) -> T? {
    routeSpecificState[RouteHash(route: route)] as? T
  }

  /// Returns and forgets the route that is kept for a tab; the tab's own route if none is.
  mutating func takeRoute(ofTab tab: Route) -> Route {
    guard let places, !places.routesOfTabs.isEmpty else { return tab }
    return routesOfTabs.removeValue(forKey: RouteHash(route: tab)) ?? tab
  }

  /// Removes a place that the user has left from the routes that are kept for tabs.
  mutating func leaveInTabs(_ place: Route) {
    guard let places else { return }
    for (tab, route) in places.routesOfTabs where route.starts(with: place) {
      // For a tab that has gone itself, no route is kept at all.
      routesOfTabs[tab] = place.count > tab.route.count ? place.dropLast() : nil
    }
  }

  /// The data of places, for this state alone to change.
  private mutating func ownPlaces() -> PlaceData {
    // Checked before anything else holds a reference too.
    guard isKnownUniquelyReferenced(&places), let places else {
      let own = PlaceData(copying: places)
      places = own
      return own
    }
    return places
  }
}

/// A state that keeps a ``NavigationState`` in `navigationState`.
public protocol HasNavigationState {
  /// Where the app is.
  var navigationState: NavigationState { get set }
}

/// What a ``NavigationState`` keeps about places other than the one where the app is.
final class PlaceData {
  var specificState: [RouteHash: Any]
  var routesOfTabs: [RouteHash: Route]

  init(copying other: PlaceData?) {
    specificState = other?.specificState ?? [:]
    routesOfTabs = other?.routesOfTabs ?? [:]
  }
}
