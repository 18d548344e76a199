extension Tree {
  /// Pushes an element on the stack that the user sees.
  ///
  /// - Parameter element: The new top.
  /// - Returns: Whether the tree changed, which is always.
  /// - Complexity: O(1) amortised.
  @inlinable
  @discardableResult
  public mutating func push(_ element: Element) -> Bool { push(element, at: visiblePath) }

  /// Pushes an element on a stack that may be hidden.
  ///
  /// - Parameters:
  ///   - element: The new top.
  ///   - path: The stack, or tabs, whose selected tab is meant.
  /// - Returns: Whether the tree changed: `false` if the path leads nowhere.
  /// - Complexity: O(1) amortised.
  @inlinable
  @discardableResult
  public mutating func push(_ element: Element, at path: ContainerPath) -> Bool {
    editStack(at: path) { stack in
      stack.push(element)
      return true
    }
  }

  /// Takes elements off the stack that the user sees, never its root.
  ///
  /// - Parameter count: How many to take at most.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*k*), where *k* is the number of elements taken.
  @inlinable
  @discardableResult
  public mutating func pop(_ count: Int = 1) -> Bool { pop(count, at: visiblePath) }

  /// Takes elements off a stack that may be hidden, never its root.
  ///
  /// - Parameters:
  ///   - count: How many to take at most.
  ///   - path: The stack, or tabs, whose selected tab is meant.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*k*), where *k* is the number of elements taken.
  @inlinable
  @discardableResult
  public mutating func pop(_ count: Int = 1, at path: ContainerPath) -> Bool {
    editStack(at: path) { $0.pop(count) }
  }

  /// Goes back to the topmost place of a route in the stack that the user sees.
  ///
  /// - Parameter route: The route to return to, or another one with its identity.
  /// - Returns: Whether the tree changed: `false` if the place is not in the stack or is on top already.
  /// - Complexity: O(*k*), where *k* is the number of elements above the one found.
  @inlinable
  @discardableResult
  public mutating func pop(to route: Element.R) -> Bool { pop(to: route, at: visiblePath) }

  /// Goes back to the topmost place of a route in a stack that may be hidden.
  ///
  /// - Parameters:
  ///   - route: The route to return to, or another one with its identity.
  ///   - path: The stack, or tabs, whose selected tab is meant.
  /// - Returns: Whether the tree changed: `false` if the place is not in the stack or is on top already.
  /// - Complexity: O(*k*), where *k* is the number of elements above the one found.
  @inlinable
  @discardableResult
  public mutating func pop(to route: Element.R, at path: ContainerPath) -> Bool {
    let place = route.identity
    return editStack(at: path) { stack in stack.pop(toLastWhere: { $0.route.identity == place }) }
  }

  /// Goes back to the root of the stack that the user sees.
  ///
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*k*), where *k* is the number of elements taken.
  @inlinable
  @discardableResult
  public mutating func popToRoot() -> Bool { popToRoot(at: visiblePath) }

  /// Goes back to the root of a stack that may be hidden.
  ///
  /// - Parameter path: The stack, or tabs, whose selected tab is meant.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*k*), where *k* is the number of elements taken.
  @inlinable
  @discardableResult
  public mutating func popToRoot(at path: ContainerPath) -> Bool {
    editStack(at: path) { $0.popToRoot() }
  }

  /// Puts an element in the place of the one that the user sees.
  ///
  /// - Parameter element: The new top.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func replaceTop(with element: Element) -> Bool {
    replaceTop(with: element, at: visiblePath)
  }

  /// Puts an element in the place of the top of a stack that may be hidden.
  ///
  /// - Parameters:
  ///   - element: The new top.
  ///   - path: The stack, or tabs, whose selected tab is meant.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func replaceTop(with element: Element, at path: ContainerPath) -> Bool {
    editStack(at: path) { $0.replaceTop(with: element) }
  }

  /// Puts a whole stack in the place of the one that the user sees.
  ///
  /// - Parameter stack: The new stack.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  @discardableResult
  public mutating func setStack(_ stack: RouteStack<Element>) -> Bool { setStack(stack, at: visiblePath) }

  /// Puts a whole stack in the place of one that may be hidden.
  ///
  /// - Parameters:
  ///   - stack: The new stack.
  ///   - path: The stack, or tabs, whose selected tab is meant.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  @discardableResult
  public mutating func setStack(_ stack: RouteStack<Element>, at path: ContainerPath) -> Bool {
    editStack(at: path) { current in
      guard current != stack else { return false }
      current = stack
      return true
    }
  }

  /// Changes the stack at a path, or the one that the selected tabs at that path lead to.
  @inlinable
  mutating func editStack(at path: ContainerPath, _ edit: (inout RouteStack<Element>) -> Bool) -> Bool {
    if let changed = withStack(at: path, edit) { return changed }
    guard let visible = container(at: path)?.visiblePath(from: path) else { return false }
    return withStack(at: visible, edit) ?? false
  }
}
