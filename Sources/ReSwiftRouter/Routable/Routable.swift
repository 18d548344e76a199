/// A routable calls this when a transition has ended: at once or later, on any thread.
public typealias RoutingCompletion = () -> Void

/// The name of ``RoutingCompletion`` in releases up to 0.7.
public typealias RoutingCompletionHandler = RoutingCompletion

/// Is responsible for one element of a route: it shows, hides and replaces the element after its own.
///
/// Implement `push`, `pop` and `change`, each in one form: the one without a note, or one of an older release.
/// The router calls the first form, and each form forwards to the next. If the router needs a method that a
/// routable implements in no form, an event of ``Router/engine`` reports it, and
/// the route goes on without it.
@MainActor @preconcurrency
public protocol Routable {
  // MARK: Pushing

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

  /// Shows an element: the form of releases up to 0.7.
  func pushRouteSegment(
    _ element: RouteElement, animated: Bool, completionHandler: @escaping RoutingCompletion
  ) -> any Routable

  /// Shows an element: the form without `animated`.
  func pushRouteSegment(
    _ element: RouteElement, completionHandler: @escaping RoutingCompletion
  ) -> any Routable

  /// Shows an element: the form that the README declares.
  func pushRouteSegment(
    routeElementIdentifier: RouteElement, completionHandler: @escaping RoutingCompletion
  ) -> any Routable

  /// Shows an element: the form that the README's example implements.
  func pushRouteSegment(
    identifier: RouteElement, completionHandler: @escaping RoutingCompletion
  ) -> any Routable

  // MARK: Popping

  /// Hides the element after this one.
  ///
  /// - Parameters:
  ///   - element: The element to hide.
  ///   - animated: Whether to animate.
  ///   - completion: Call it when the transition has ended.
  func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion)

  /// Hides an element: the form of releases up to 0.7.
  func popRouteSegment(
    _ element: RouteElement, animated: Bool, completionHandler: @escaping RoutingCompletion)

  /// Hides an element: the form without `animated`.
  func popRouteSegment(_ element: RouteElement, completionHandler: @escaping RoutingCompletion)

  /// Hides an element: the form that the README declares.
  func popRouteSegment(
    routeElementIdentifier: RouteElement, completionHandler: @escaping RoutingCompletion)

  /// Hides an element: the form that the README's example implements.
  func popRouteSegment(identifier: RouteElement, completionHandler: @escaping RoutingCompletion)

  // MARK: Changing

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

  /// Replaces an element: the form of releases up to 0.7.
  func changeRouteSegment(
    _ from: RouteElement, to: RouteElement, animated: Bool, completionHandler: @escaping RoutingCompletion
  ) -> any Routable

  /// Replaces an element: the form without `animated`.
  func changeRouteSegment(
    _ from: RouteElement, to: RouteElement, completionHandler: @escaping RoutingCompletion
  ) -> any Routable

  /// Replaces an element: the form that the README declares.
  func changeRouteSegment(
    from: RouteElement, to: RouteElement, completionHandler: @escaping RoutingCompletion
  ) -> any Routable
}
