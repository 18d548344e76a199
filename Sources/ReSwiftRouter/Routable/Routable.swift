/// A routable calls this when a transition has ended: at once or later, on any thread.
public typealias RoutingCompletion = () -> Void

/// The name of ``RoutingCompletion`` in releases up to 0.7.
public typealias RoutingCompletionHandler = RoutingCompletion

/// Is responsible for one element of a route: it shows, hides and replaces the element after its own.
///
/// Each method comes in three forms. Implement one of them for pushing, one for popping and one for changing;
/// the other forms forward to it. If the router needs a method that a routable implements in no form, an
/// event of ``Router/engine`` reports it with ``MissingRoutableMethod``, and the route goes on without it.
@MainActor @preconcurrency
public protocol Routable {
  /// Shows an element after this one.
  ///
  /// - Parameters:
  ///   - element: The element to show.
  ///   - animated: Whether to animate.
  ///   - completion: Call it when the transition has ended.
  /// - Returns: The routable that is responsible for the element.
  func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable

  /// Hides the element after this one.
  ///
  /// - Parameters:
  ///   - element: The element to hide.
  ///   - animated: Whether to animate.
  ///   - completion: Call it when the transition has ended.
  func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion)

  /// Replaces the element after this one by another.
  ///
  /// - Parameters:
  ///   - from: The element that is shown.
  ///   - to: The element to show instead.
  ///   - animated: Whether to animate.
  ///   - completion: Call it when the transition has ended.
  /// - Returns: The routable that is responsible for the new element.
  func change(
    _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable

  /// Shows an element after this one, under the name that releases up to 0.7 have.
  ///
  /// - Parameters:
  ///   - routeElementIdentifier: The element to show.
  ///   - animated: Whether to animate.
  ///   - completionHandler: Call it when the transition has ended.
  /// - Returns: The routable that is responsible for the element.
  func pushRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable

  /// Hides the element after this one, under the name that releases up to 0.7 have.
  ///
  /// - Parameters:
  ///   - routeElementIdentifier: The element to hide.
  ///   - animated: Whether to animate.
  ///   - completionHandler: Call it when the transition has ended.
  func popRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler)

  /// Replaces the element after this one by another, under the name that releases up to 0.7 have.
  ///
  /// - Parameters:
  ///   - from: The element that is shown.
  ///   - to: The element to show instead.
  ///   - animated: Whether to animate.
  ///   - completionHandler: Call it when the transition has ended.
  /// - Returns: The routable that is responsible for the new element.
  func changeRouteSegment(
    _ from: RouteElementIdentifier, to: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable

  /// Shows an element after this one, without being told whether to animate.
  ///
  /// - Parameters:
  ///   - routeElementIdentifier: The element to show.
  ///   - completionHandler: Call it when the transition has ended.
  /// - Returns: The routable that is responsible for the element.
  func pushRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable

  /// Hides the element after this one, without being told whether to animate.
  ///
  /// - Parameters:
  ///   - routeElementIdentifier: The element to hide.
  ///   - completionHandler: Call it when the transition has ended.
  func popRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, completionHandler: @escaping RoutingCompletionHandler)

  /// Replaces the element after this one by another, without being told whether to animate.
  ///
  /// - Parameters:
  ///   - from: The element that is shown.
  ///   - to: The element to show instead.
  ///   - completionHandler: Call it when the transition has ended.
  /// - Returns: The routable that is responsible for the new element.
  func changeRouteSegment(
    _ from: RouteElementIdentifier, to: RouteElementIdentifier,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable
}
