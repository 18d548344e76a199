/// Tells the store that a place has gone from the screen because the user went back, swiped it away or pulled
/// it down.
///
/// ``Router/userWentBack(from:)`` dispatches it. No routable is called, because the place is already gone. If
/// the route has changed in the meantime and no longer contains the place, the route stays.
public struct UserWentBackAction: NavigationAction, Sendable {
  /// The route up to and including the place that is gone.
  public let route: Route

  /// Makes the action.
  ///
  /// - Parameter route: The route up to the place that is gone, which is the route's last element.
  public init(from route: Route) {
    self.route = route
  }

  func apply(to state: inout NavigationState) {
    if !route.isEmpty, state.route.starts(with: route) { state.route = route.dropLast() }
  }
}
