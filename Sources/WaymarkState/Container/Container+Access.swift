extension Container {
  /// Changes a stack in place.
  @inlinable
  mutating func withStack<Result>(_ body: (inout RouteStack<Element>) -> Result) -> Result? {
    // Taken out of the enum and put back, because a stack that both hold would be copied when it is changed.
    switch consume self {
    case .stack(var stack):
      let result = body(&stack)
      self = .stack(stack)
      return result
    case .tabs(let tabs):
      self = .tabs(tabs)
      return nil
    }
  }

  /// Changes tabs in place.
  @inlinable
  mutating func withTabs<Result>(_ body: (inout RouteTabs<Element>) -> Result) -> Result? {
    switch consume self {
    case .stack(let stack):
      self = .stack(stack)
      return nil
    case .tabs(var tabs):
      let result = body(&tabs)
      self = .tabs(tabs)
      return result
    }
  }

  /// Changes the container that the tabs of a path lead to, in place.
  @inlinable
  @inline(__always)
  mutating func withContainer<Result>(
    at path: ContainerPath, _ body: (inout Container) -> Result
  ) -> Result? {
    // Most windows have no tabs on the way, and what calls itself cannot be compiled into its caller.
    path.tabCount == 0 ? body(&self) : withContainer(at: path, from: 0, body)
  }

  @inlinable
  mutating func withContainer<Result>(
    at path: ContainerPath, from depth: Int, _ body: (inout Container) -> Result
  ) -> Result? {
    guard depth < path.tabCount else { return body(&self) }
    let index = path.tab(at: depth)
    let result = withTabs { tabs -> Result? in
      guard tabs.storage.indices.contains(index) else { return nil }
      return tabs.storage[index].container.withContainer(at: path, from: depth + 1, body)
    }
    return result ?? nil
  }

  /// The container that the tabs of a path lead to.
  @inlinable
  func container(at path: ContainerPath, from depth: Int = 0) -> Container? {
    guard depth < path.tabCount else { return self }
    guard case .tabs(let tabs) = self else { return nil }
    let index = path.tab(at: depth)
    guard tabs.storage.indices.contains(index) else { return nil }
    return tabs.storage[index].container.container(at: path, from: depth + 1)
  }

  /// The path of the stack that can be seen when this container can.
  ///
  /// - Parameter path: Where this container is.
  /// - Returns: The path of the stack that its selected tabs lead to, or the path itself for a stack.
  /// - Complexity: O(*d*), where *d* is how deep tabs are nested.
  @inlinable
  public func visiblePath(from path: ContainerPath) -> ContainerPath {
    guard case .tabs(let tabs) = self else { return path }
    return tabs.storage[tabs.selection].container.visiblePath(from: path.appending(tab: tabs.selection))
  }
}
