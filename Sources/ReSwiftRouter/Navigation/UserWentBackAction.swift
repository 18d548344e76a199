/// Tells the store that a place has gone from the screen because the user went back, swiped it away or pulled it down.
///
/// ``Router/userWentBack(from:)`` dispatches it. Routables are not asked for anything: the place is gone already. Where
/// the route has changed in the meantime and the place is not in it, nothing changes.
public struct UserWentBackAction: Action, Sendable {
  /// The route up to the place that is gone.
  public let route: Route

  /// Makes the action.
  ///
  /// - Parameter route: The route up to the place that is gone, which is its last element.
  public init(from route: Route) {
    self.route = route
  }

  func apply(to state: inout NavigationState) {
    guard !route.isEmpty, state.route.starts(with: route) else { return }
    state.route.removeSubrange((route.count - 1)...)
  }
}
