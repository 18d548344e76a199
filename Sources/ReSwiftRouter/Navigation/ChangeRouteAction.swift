/// Changes the route from where it is.
///
/// ```swift
/// store.dispatch(ChangeRouteAction.push("User"))
/// ```
public enum ChangeRouteAction: NavigationAction, Sendable {
  /// Goes one element deeper.
  case push(RouteElement, animated: Bool = true)

  /// Goes back by a number of elements, or to the start if there are fewer.
  case pop(_ count: Int = 1, animated: Bool = true)

  /// Goes back to the last element of a name; if there is none, nothing changes.
  case popTo(RouteElement, animated: Bool = true)

  /// Replaces the last element by another; if the route is empty, pushes it.
  case replace(with: RouteElement, animated: Bool = true)

  func apply(to state: inout NavigationState) {
    switch self {
    case .push(let element, let animated):
      state.route.append(element)
      state.changeRouteAnimated = animated
    case .pop(let count, let animated):
      state.route.removeLast(max(0, min(count, state.route.count)))
      state.changeRouteAnimated = animated
    case .popTo(let element, let animated):
      if let index = state.route.lastIndex(of: element) { state.route.removeSubrange((index + 1)...) }
      state.changeRouteAnimated = animated
    case .replace(let element, let animated):
      state.route = state.route.dropLast() + [element]
      state.changeRouteAnimated = animated
    }
  }
}
