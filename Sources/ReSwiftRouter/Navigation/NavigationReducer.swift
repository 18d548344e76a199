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
    // Asked about first, because a cast to one type is faster, and most changes of the route are of it.
    if let action = action as? SetRouteAction {
      action.apply(to: &state)
    } else if let action = action as? any NavigationAction {
      action.apply(to: &state)
    }
    return state
  }
}

/// An action that changes the navigation state.
protocol NavigationAction: Action {
  /// Changes the state.
  func apply(to state: inout NavigationState)
}
