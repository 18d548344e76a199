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

  /// Whether the newest change of the route is to be animated.
  public var changeRouteAnimated = true

  // Apart, because a store copies its state several times for every action, and most apps use none of it.
  private var places: PlaceData?

  /// Data that belongs to places, set by ``SetRouteSpecificData``.
  public var routeSpecificState: [RouteHash: Any] {
    get { places?.specificState ?? [:] }
    _modify { yield &ownPlaces().specificState }
  }

  /// Where the app was in tabs that have been left by ``SelectTabAction``, by the route of the tab.
  public var routesOfTabs: [RouteHash: Route] {
    get { places?.routesOfTabs ?? [:] }
    _modify { yield &ownPlaces().routesOfTabs }
  }

  /// Makes the state of an app that is nowhere yet.
  public init() {}

  /// The data that belongs to a place.
  ///
  /// - Parameter route: The place.
  /// - Returns: What was set for it, or `nil` if it was nothing or is of another type.
  public func getRouteSpecificState<T>(_ route: Route) -> T? {
    routeSpecificState[RouteHash(route: route)] as? T
  }

  /// The route that is kept of a tab, which is not kept any more; the tab itself if there is none.
  mutating func takeRoute(ofTab tab: Route) -> Route {
    guard let places, !places.routesOfTabs.isEmpty else { return tab }
    return routesOfTabs.removeValue(forKey: RouteHash(route: tab)) ?? tab
  }

  /// Takes a place that the user has left out of what is kept of tabs.
  mutating func leaveInTabs(_ place: Route) {
    guard let places else { return }
    for (tab, route) in places.routesOfTabs where route.starts(with: place) {
      // A tab that has gone itself is not kept at all.
      routesOfTabs[tab] = place.count > tab.route.count ? place.dropLast() : nil
    }
  }

  /// What is kept of places, for this state alone to change.
  private mutating func ownPlaces() -> PlaceData {
    // Asked before anything else holds it too.
    guard isKnownUniquelyReferenced(&places), let places else {
      let own = PlaceData(copying: places)
      places = own
      return own
    }
    return places
  }
}

/// A state that has a ``NavigationState`` in the usual place.
public protocol HasNavigationState {
  /// Where the app is.
  var navigationState: NavigationState { get set }
}

/// What a ``NavigationState`` keeps of places other than the one where the app is.
final class PlaceData {
  var specificState: [RouteHash: Any]
  var routesOfTabs: [RouteHash: Route]

  init(copying other: PlaceData?) {
    specificState = other?.specificState ?? [:]
    routesOfTabs = other?.routesOfTabs ?? [:]
  }
}
