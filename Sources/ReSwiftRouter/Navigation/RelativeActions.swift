/// Goes one element deeper.
public struct PushRouteAction: NavigationAction, Sendable {
  /// The new last element.
  public let element: RouteElement

  /// Whether routables are told to animate.
  public let animated: Bool

  /// Makes the action.
  public init(_ element: RouteElement, animated: Bool = true) {
    self.element = element
    self.animated = animated
  }

  func apply(to state: inout NavigationState) {
    state.route.append(element)
    state.changeRouteAnimated = animated
  }
}

/// Goes back by a number of elements.
public struct PopRouteAction: NavigationAction, Sendable {
  /// How many elements to remove at most.
  public let count: Int

  /// Whether routables are told to animate.
  public let animated: Bool

  /// Makes the action.
  public init(_ count: Int = 1, animated: Bool = true) {
    self.count = count
    self.animated = animated
  }

  func apply(to state: inout NavigationState) {
    state.route.removeLast(max(0, min(count, state.route.count)))
    state.changeRouteAnimated = animated
  }
}

/// Goes back to an element; if the route has none of that name, nothing changes.
public struct PopToRouteAction: NavigationAction, Sendable {
  /// The element to end at: the last one of that name.
  public let element: RouteElement

  /// Whether routables are told to animate.
  public let animated: Bool

  /// Makes the action.
  public init(_ element: RouteElement, animated: Bool = true) {
    self.element = element
    self.animated = animated
  }

  func apply(to state: inout NavigationState) {
    if let index = state.route.lastIndex(of: element) { state.route.removeSubrange((index + 1)...) }
    state.changeRouteAnimated = animated
  }
}

/// Replaces the last element by another; if the route is empty, the element is pushed.
public struct ReplaceRouteAction: NavigationAction, Sendable {
  /// The new last element.
  public let element: RouteElement

  /// Whether routables are told to animate.
  public let animated: Bool

  /// Makes the action.
  public init(_ element: RouteElement, animated: Bool = true) {
    self.element = element
    self.animated = animated
  }

  func apply(to state: inout NavigationState) {
    if !state.route.isEmpty { state.route.removeLast() }
    state.route.append(element)
    state.changeRouteAnimated = animated
  }
}
