/// One part of a route: a name that the routable before it knows.
public typealias RouteElement = String

/// Where the app is: what is shown, the outermost first.
public typealias Route = [RouteElement]

/// What releases up to 0.7 call an element of a route.
public typealias RouteElementIdentifier = RouteElement

/// A route as a key: what data is stored under that belongs to one place.
public struct RouteHash: Hashable, Sendable {
  let route: Route

  /// Makes a key.
  ///
  /// - Parameter route: The route.
  /// - Complexity: O(1).
  public init(route: Route) {
    self.route = route
  }
}
