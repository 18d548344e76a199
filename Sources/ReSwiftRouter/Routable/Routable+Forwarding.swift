/// Each form of a method forwards to the next, and the last form reports that the method is missing.
extension Routable {
  /// Forwards to the next form.
  public func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    pushRouteSegment(element, animated: animated, completionHandler: completion)
  }

  /// Forwards to the next form.
  public func pushRouteSegment(
    _ element: RouteElement, animated: Bool, completionHandler: @escaping RoutingCompletion
  ) -> any Routable {
    pushRouteSegment(element, completionHandler: completionHandler)
  }

  /// Forwards to the next form.
  public func pushRouteSegment(
    _ element: RouteElement, completionHandler: @escaping RoutingCompletion
  ) -> any Routable {
    pushRouteSegment(routeElementIdentifier: element, completionHandler: completionHandler)
  }

  /// Forwards to the next form.
  public func pushRouteSegment(
    routeElementIdentifier: RouteElement, completionHandler: @escaping RoutingCompletion
  ) -> any Routable {
    pushRouteSegment(identifier: routeElementIdentifier, completionHandler: completionHandler)
  }

  /// Reports that this routable cannot push.
  public func pushRouteSegment(
    identifier: RouteElement, completionHandler: @escaping RoutingCompletion
  ) -> any Routable {
    MissingMethod.note("push \(identifier)", "push(_:animated:completion:)", in: self)
    return self
  }
}

extension Routable {
  /// Forwards to the next form.
  public func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
    popRouteSegment(element, animated: animated, completionHandler: completion)
  }

  /// Forwards to the next form.
  public func popRouteSegment(
    _ element: RouteElement, animated: Bool, completionHandler: @escaping RoutingCompletion
  ) {
    popRouteSegment(element, completionHandler: completionHandler)
  }

  /// Forwards to the next form.
  public func popRouteSegment(_ element: RouteElement, completionHandler: @escaping RoutingCompletion) {
    popRouteSegment(routeElementIdentifier: element, completionHandler: completionHandler)
  }

  /// Forwards to the next form.
  public func popRouteSegment(
    routeElementIdentifier: RouteElement, completionHandler: @escaping RoutingCompletion
  ) {
    popRouteSegment(identifier: routeElementIdentifier, completionHandler: completionHandler)
  }

  /// Reports that this routable cannot pop.
  public func popRouteSegment(identifier: RouteElement, completionHandler: @escaping RoutingCompletion) {
    MissingMethod.note("pop \(identifier)", "pop(_:animated:completion:)", in: self)
  }
}

extension Routable {
  /// Forwards to the next form.
  public func change(
    _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    changeRouteSegment(from, to: to, animated: animated, completionHandler: completion)
  }

  /// Forwards to the next form.
  public func changeRouteSegment(
    _ from: RouteElement, to: RouteElement, animated: Bool, completionHandler: @escaping RoutingCompletion
  ) -> any Routable {
    changeRouteSegment(from, to: to, completionHandler: completionHandler)
  }

  /// Forwards to the next form.
  public func changeRouteSegment(
    _ from: RouteElement, to: RouteElement, completionHandler: @escaping RoutingCompletion
  ) -> any Routable {
    changeRouteSegment(from: from, to: to, completionHandler: completionHandler)
  }

  /// Reports that this routable cannot change.
  public func changeRouteSegment(
    from: RouteElement, to: RouteElement, completionHandler: @escaping RoutingCompletion
  ) -> any Routable {
    MissingMethod.note("change \(from) to \(to)", "change(_:to:animated:completion:)", in: self)
    return self
  }
}
