/// Makes the next ``NavigationState`` from an action; an app's own reducer calls it.
///
/// ```swift
/// func appReducer(action: any Action, state: AppState?) -> AppState {
///   AppState(navigationState: NavigationReducer.handleAction(action, state: state?.navigationState))
/// }
/// ```
public struct NavigationReducer {
  /// Makes the next state.
  ///
  /// - Parameters:
  ///   - action: Any action; one that is not about navigation changes nothing.
  ///   - state: The state before it, or `nil` for the first.
  /// - Returns: The state after it.
  public static func handleAction(_ action: any Action, state: NavigationState?) -> NavigationState {
    var state = state ?? NavigationState()
    if let action = action.setRoute {
      state.route = action.route
      state.changeRouteAnimated = action.animated
      return state
    }
    switch action {
    case let action as SetRouteSpecificData:
      state.routeSpecificState[RouteHash(route: action.route)] = action.data
    case let action as any RouteChangingAction:
      action.apply(to: &state)
      state.changeRouteAnimated = action.animated
    case let action as UserWentBackAction:
      action.apply(to: &state)
    default:
      break
    }
    return state
  }
}

extension Action {
  /// The action, if it is the one that most changes of the route are.
  ///
  /// A cast by the runtime takes longer than everything else that the reducer does.
  fileprivate var setRoute: SetRouteAction? {
    guard Self.self == SetRouteAction.self else { return nil }
    return withUnsafeBytes(of: self) { $0.load(as: SetRouteAction.self) }
  }
}

/// Tells the store that a place has gone from the screen because the user went back, swiped it away or pulled
/// it down.
///
/// ``Router/userWentBack(from:)`` dispatches it. No routable is called, because the place is already gone. If
/// the route has changed in the meantime and no longer contains the place, the route stays. If the route that
/// is kept for a tab contains the place, it now ends before it.
public struct UserWentBackAction: Action, Sendable {
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
    state.leaveInTabs(route)
  }
}
