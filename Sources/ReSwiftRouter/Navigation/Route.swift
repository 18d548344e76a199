/// A part of a route: a name that the routable before it knows.
public typealias RouteElement = String

/// Where the app is: the elements that are shown, outermost first.
public typealias Route = [RouteElement]

/// The name of ``RouteElement`` in releases up to 0.7.
public typealias RouteElementIdentifier = RouteElement

/// A route as a key, under which the data of a place is stored.
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
