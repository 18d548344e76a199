/// Goes to a tab, at the place where the user last was in it: when this action leaves a tab, the state keeps
/// its route.
///
/// A tab is identified by its own route. Its siblings are the routes that differ from it in the last element:
///
/// ```swift
/// store.dispatch(SetRouteAction(["TabBar", "Home", "User"]))
/// store.dispatch(SelectTabAction(["TabBar", "Stats"]))  // the route is ["TabBar", "Stats"]
/// store.dispatch(SelectTabAction(["TabBar", "Home"]))   // the route is ["TabBar", "Home", "User"]
/// ```
///
/// Selecting the tab that the route is already in changes nothing.
public struct SelectTabAction: NavigationAction, Sendable {
  /// The route of the tab itself.
  public let tab: Route

  /// Whether routables are told to animate.
  public let animated: Bool

  /// Makes the action.
  public init(_ tab: Route, animated: Bool = true) {
    self.tab = tab
    self.animated = animated
  }

  func apply(to state: inout NavigationState) {
    state.changeRouteAnimated = animated
    guard !tab.isEmpty, !state.route.starts(with: tab) else { return }
    if state.route.count >= tab.count, state.route.starts(with: tab.dropLast()) {
      let left = Array(state.route.prefix(tab.count))
      state.routesOfTabs[RouteHash(route: left)] = state.route
    }
    // Removed, because from now on the route itself says where the tab is.
    state.route = state.routesOfTabs.removeValue(forKey: RouteHash(route: tab)) ?? tab
  }
}
