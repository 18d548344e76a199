/// What a routable calls when a transition has come to rest, at once or later, on whatever thread.
public typealias RoutingCompletion = () -> Void

/// What releases up to 0.7 call a completion.
public typealias RoutingCompletionHandler = RoutingCompletion

/// What is responsible for one element of a route: it shows, hides and replaces the element after its own.
///
/// The methods come in three forms. Implement any one of them for each of the three things; the others forward to it. A
/// routable that is asked for something that it implements in no form is told as an event of ``Router/engine``, and the
/// route goes on without it.
@MainActor @preconcurrency
public protocol Routable {
  /// Shows an element after this one.
  ///
  /// - Parameters:
  ///   - element: What to show.
  ///   - animated: Whether to animate.
  ///   - completion: Called when the transition has come to rest.
  /// - Returns: What is responsible for the element.
  func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable

  /// Hides the element after this one.
  ///
  /// - Parameters:
  ///   - element: What to hide.
  ///   - animated: Whether to animate.
  ///   - completion: Called when the transition has come to rest.
  func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion)

  /// Puts another element in the place of the one after this.
  ///
  /// - Parameters:
  ///   - from: What is shown.
  ///   - to: What to show instead.
  ///   - animated: Whether to animate.
  ///   - completion: Called when the transition has come to rest.
  /// - Returns: What is responsible for the new element.
  func change(
    _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable

  /// Shows an element after this one, as releases up to 0.7 name it.
  ///
  /// - Parameters:
  ///   - routeElementIdentifier: What to show.
  ///   - animated: Whether to animate.
  ///   - completionHandler: Called when the transition has come to rest.
  /// - Returns: What is responsible for the element.
  func pushRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable

  /// Hides the element after this one, as releases up to 0.7 name it.
  ///
  /// - Parameters:
  ///   - routeElementIdentifier: What to hide.
  ///   - animated: Whether to animate.
  ///   - completionHandler: Called when the transition has come to rest.
  func popRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler)

  /// Puts another element in the place of the one after this, as releases up to 0.7 name it.
  ///
  /// - Parameters:
  ///   - from: What is shown.
  ///   - to: What to show instead.
  ///   - animated: Whether to animate.
  ///   - completionHandler: Called when the transition has come to rest.
  /// - Returns: What is responsible for the new element.
  func changeRouteSegment(
    _ from: RouteElementIdentifier, to: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable

  /// Shows an element after this one, without saying whether to animate.
  ///
  /// - Parameters:
  ///   - routeElementIdentifier: What to show.
  ///   - completionHandler: Called when the transition has come to rest.
  /// - Returns: What is responsible for the element.
  func pushRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable

  /// Hides the element after this one, without saying whether to animate.
  ///
  /// - Parameters:
  ///   - routeElementIdentifier: What to hide.
  ///   - completionHandler: Called when the transition has come to rest.
  func popRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, completionHandler: @escaping RoutingCompletionHandler)

  /// Puts another element in the place of the one after this, without saying whether to animate.
  ///
  /// - Parameters:
  ///   - from: What is shown.
  ///   - to: What to show instead.
  ///   - completionHandler: Called when the transition has come to rest.
  /// - Returns: What is responsible for the new element.
  func changeRouteSegment(
    _ from: RouteElementIdentifier, to: RouteElementIdentifier,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable
}
