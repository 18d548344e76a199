/// Each form of a method forwards to the next, and the last says that there is none.
extension Routable {
  /// Forwards to the form of releases up to 0.7.
  public func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    pushRouteSegment(element, animated: animated, completionHandler: completion)
  }

  /// Forwards to the form of releases up to 0.7.
  public func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
    popRouteSegment(element, animated: animated, completionHandler: completion)
  }

  /// Forwards to the form of releases up to 0.7.
  public func change(
    _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    changeRouteSegment(from, to: to, animated: animated, completionHandler: completion)
  }

  /// Forwards to the form that does not say whether to animate.
  public func pushRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable {
    pushRouteSegment(routeElementIdentifier, completionHandler: completionHandler)
  }

  /// Forwards to the form that does not say whether to animate.
  public func popRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler
  ) {
    popRouteSegment(routeElementIdentifier, completionHandler: completionHandler)
  }

  /// Forwards to the form that does not say whether to animate.
  public func changeRouteSegment(
    _ from: RouteElementIdentifier, to: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable {
    changeRouteSegment(from, to: to, completionHandler: completionHandler)
  }

  /// Says that this routable cannot push.
  public func pushRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable {
    MissingMethod.note(.init(in: self, .push(routeElementIdentifier)))
  }

  /// Says that this routable cannot pop.
  public func popRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, completionHandler: @escaping RoutingCompletionHandler
  ) {
    _ = MissingMethod.note(.init(in: self, .pop(routeElementIdentifier)))
  }

  /// Says that this routable cannot change.
  public func changeRouteSegment(
    _ from: RouteElementIdentifier, to: RouteElementIdentifier,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable {
    MissingMethod.note(.init(in: self, .change(from: from, to: to)))
  }
}
