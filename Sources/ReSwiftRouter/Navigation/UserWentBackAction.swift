/// Tells the store that a place has gone from the screen because the user went back, swiped it away or pulled
/// it down.
///
/// ``Router/userWentBack(from:)`` dispatches it. No routable is called, because the place is already gone. If
/// the route has changed in the meantime and no longer contains the place, the route stays. If the route that
/// is kept for a tab contains the place, it now ends before it.
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
    guard !route.isEmpty else { return }
    if state.route.starts(with: route) { state.route.removeSubrange((route.count - 1)...) }
    for (tab, kept) in state.routesOfTabs where kept.starts(with: route) {
      // For a tab that has gone itself, no route is kept at all.
      state.routesOfTabs[tab] = route.count > tab.route.count ? route.dropLast() : nil
    }
  }
}
