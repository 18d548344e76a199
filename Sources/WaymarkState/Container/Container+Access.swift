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
    case .columns(let columns):
      self = .columns(columns)
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
    case .columns(let columns):
      self = .columns(columns)
      return nil
    }
  }

  /// Changes columns in place.
  @inlinable
  mutating func withColumns<Result>(_ body: (inout RouteColumns<Element>) -> Result) -> Result? {
    switch consume self {
    case .stack(let stack):
      self = .stack(stack)
      return nil
    case .tabs(let tabs):
      self = .tabs(tabs)
      return nil
    case .columns(var columns):
      let result = body(&columns)
      self = .columns(columns)
      return result
    }
  }

  /// Changes the container that the branches of a path lead to, in place.
  @inlinable
  @inline(__always)
  mutating func withContainer<Result>(
    at path: ContainerPath, _ body: (inout Container) -> Result
  ) -> Result? {
    // Most windows have no branches on the way, and what calls itself cannot be compiled into its caller.
    path.branchCount == 0 ? body(&self) : withContainer(at: path, from: 0, body)
  }

  @inlinable
  mutating func withContainer<Result>(
    at path: ContainerPath, from depth: Int, _ body: (inout Container) -> Result
  ) -> Result? {
    guard depth < path.branchCount else { return body(&self) }
    return withBranch(at: path.branch(at: depth)) { $0.withContainer(at: path, from: depth + 1, body) }
  }

  /// The container that the branches of a path lead to.
  @inlinable
  func container(at path: ContainerPath, from depth: Int = 0) -> Container? {
    guard depth < path.branchCount else { return self }
    return branch(at: path.branch(at: depth))?.container(at: path, from: depth + 1)
  }

  /// The path of the stack that has the focus when this container has it.
  ///
  /// - Parameter path: Where this container is.
  /// - Returns: The path of the stack that its selected tabs and its columns in front lead to, or the path itself for a
  ///   stack.
  /// - Complexity: O(*d*), where *d* is how deep tabs and columns are nested.
  @inlinable
  public func visiblePath(from path: ContainerPath) -> ContainerPath {
    switch self {
    case .stack:
      path
    case .tabs(let tabs):
      tabs.storage[tabs.selection].container.visiblePath(from: path.appending(branch: tabs.selection))
    case .columns(let columns):
      columns.storage[columns.front].visiblePath(from: path.appending(branch: columns.front))
    }
  }
}
