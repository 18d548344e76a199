/// Each form of a method forwards to the next, and the last form reports that the method is missing.
extension Routable {
  /// Forwards to the form that releases up to 0.7 have.
  public func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    pushRouteSegment(element, animated: animated, completionHandler: completion)
  }

  /// Forwards to the form that releases up to 0.7 have.
  public func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
    popRouteSegment(element, animated: animated, completionHandler: completion)
  }

  /// Forwards to the form that releases up to 0.7 have.
  public func change(
    _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    changeRouteSegment(from, to: to, animated: animated, completionHandler: completion)
  }

  /// Forwards to the form without `animated`.
  public func pushRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable {
    pushRouteSegment(routeElementIdentifier, completionHandler: completionHandler)
  }

  /// Forwards to the form without `animated`.
  public func popRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler
  ) {
    popRouteSegment(routeElementIdentifier, completionHandler: completionHandler)
  }

  /// Forwards to the form without `animated`.
  public func changeRouteSegment(
    _ from: RouteElementIdentifier, to: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable {
    changeRouteSegment(from, to: to, completionHandler: completionHandler)
  }

  /// Reports that this routable cannot push.
  public func pushRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable {
    MissingMethod.note(.init(in: self, .push(routeElementIdentifier)))
  }

  /// Reports that this routable cannot pop.
  public func popRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, completionHandler: @escaping RoutingCompletionHandler
  ) {
    _ = MissingMethod.note(.init(in: self, .pop(routeElementIdentifier)))
  }

  /// Reports that this routable cannot change.
  public func changeRouteSegment(
    _ from: RouteElementIdentifier, to: RouteElementIdentifier,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable {
    MissingMethod.note(.init(in: self, .change(from: from, to: to)))
  }
}
