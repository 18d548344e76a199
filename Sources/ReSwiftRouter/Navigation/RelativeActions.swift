/// An action that changes the current route.
protocol RouteChangingAction: Action {
  /// Whether routables are told to animate.
  var animated: Bool { get }

  /// Changes the route.
  func apply(to state: inout NavigationState)
}

/// Goes one element deeper.
public struct PushRouteAction: RouteChangingAction, Sendable {
  /// The new last element.
  public let element: RouteElement

  /// Whether routables are told to animate.
  public let animated: Bool

  /// Makes the action.
  ///
  /// - Parameters:
  ///   - element: The new last element.
  ///   - animated: Whether routables are told to animate.
  public init(_ element: RouteElement, animated: Bool = true) {
    self.element = element
    self.animated = animated
  }

  func apply(to state: inout NavigationState) { state.route.append(element) }
}

/// Goes back by a number of elements.
public struct PopRouteAction: RouteChangingAction, Sendable {
  /// How many elements to remove at most.
  public let count: Int

  /// Whether routables are told to animate.
  public let animated: Bool

  /// Makes the action.
  ///
  /// - Parameters:
  ///   - count: How many elements to remove at most.
  ///   - animated: Whether routables are told to animate.
  public init(_ count: Int = 1, animated: Bool = true) {
    self.count = count
    self.animated = animated
  }

  func apply(to state: inout NavigationState) {
    state.route.removeLast(max(0, min(count, state.route.count)))
  }
}

/// Goes back to an element; if the route has none of that name, nothing changes.
public struct PopToRouteAction: RouteChangingAction, Sendable {
  /// The element to end at: the last one of that name.
  public let element: RouteElement

  /// Whether routables are told to animate.
  public let animated: Bool

  /// Makes the action.
  ///
  /// - Parameters:
  ///   - element: The element to end at.
  ///   - animated: Whether routables are told to animate.
  public init(_ element: RouteElement, animated: Bool = true) {
    self.element = element
    self.animated = animated
  }

  func apply(to state: inout NavigationState) {
    guard let index = state.route.lastIndex(of: element) else { return }
    state.route.removeSubrange((index + 1)...)
  }
}

/// Replaces the last element by another; if the route is empty, the element is pushed.
public struct ReplaceRouteAction: RouteChangingAction, Sendable {
  /// The new last element.
  public let element: RouteElement

  /// Whether routables are told to animate.
  public let animated: Bool

  /// Makes the action.
  ///
  /// - Parameters:
  ///   - element: The new last element.
  ///   - animated: Whether routables are told to animate.
  public init(_ element: RouteElement, animated: Bool = true) {
    self.element = element
    self.animated = animated
  }

  func apply(to state: inout NavigationState) {
    if !state.route.isEmpty { state.route.removeLast() }
    state.route.append(element)
  }
}
