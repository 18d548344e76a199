extension Tree {
  /// The number of layers: the root and the modals over it.
  @inlinable public var layerCount: Int { modals.count + 1 }

  /// The container of a layer.
  ///
  /// - Parameter layer: 0 for the root, 1 for the first modal and so on, below ``layerCount``.
  /// - Returns: The container.
  @inlinable
  public func layer(_ layer: Int) -> Container<Element> {
    precondition(layer >= 0 && layer <= modals.count, "A tree has no such layer: check layerCount first")
    return layer == 0 ? root : modals[layer - 1].container
  }

  /// The path of the stack that the user sees: the selected tabs of the topmost layer.
  ///
  /// - Complexity: O(*d*), where *d* is how deep tabs are nested.
  @inlinable public var visiblePath: ContainerPath { visiblePath(inLayer: modals.count) }

  /// The path of the stack that would be seen in a layer if it were the topmost.
  ///
  /// - Parameter layer: 0 for the root, 1 for the first modal and so on, below ``layerCount``.
  /// - Returns: A path that leads to a stack.
  @inlinable
  public func visiblePath(inLayer layer: Int) -> ContainerPath {
    let path = ContainerPath(layer: layer)
    return layer == 0 ? root.visiblePath(from: path) : self.layer(layer).visiblePath(from: path)
  }

  /// The element that the user sees.
  ///
  /// - Complexity: O(*d*), where *d* is how deep tabs are nested.
  @inlinable public var visibleElement: Element {
    modals.isEmpty ? root.visibleElement : layer(modals.count).visibleElement
  }

  /// The container at a path.
  ///
  /// - Parameter path: Where the container is.
  /// - Returns: The container, or `nil` if the path does not lead to one.
  @inlinable
  public func container(at path: ContainerPath) -> Container<Element>? {
    guard path.layer >= 0, path.layer < layerCount else { return nil }
    return layer(path.layer).container(at: path)
  }

  /// The stack at a path.
  ///
  /// - Parameter path: Where the stack is.
  /// - Returns: The stack, or `nil` if the path does not lead to one.
  @inlinable
  public func stack(at path: ContainerPath) -> RouteStack<Element>? {
    // Most windows have one stack, which is found without copying what it is in.
    if path == .root, case .stack(let stack) = root { return stack }
    guard case .stack(let stack)? = container(at: path) else { return nil }
    return stack
  }

  /// The number of elements of the stack at a path.
  ///
  /// - Parameter path: Where the stack is.
  /// - Returns: The number, or `nil` if the path does not lead to a stack.
  @inlinable
  public func stackCount(at path: ContainerPath) -> Int? {
    if path == .root, case .stack(let stack) = root { return stack.count }
    return stack(at: path)?.count
  }

  /// Calls a closure with every element, hidden ones too, the root layer first.
  ///
  /// - Parameter body: What to do with each.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public func forEachElement(_ body: (Element) -> Void) {
    root.forEachElement(body)
    for modal in modals { modal.container.forEachElement(body) }
  }

  /// Changes the container at a path in place.
  @inlinable
  mutating func withContainer<Result>(
    at path: ContainerPath, _ body: (inout Container<Element>) -> Result
  ) -> Result? {
    if path.layer == 0 { return root.withContainer(at: path, body) }
    guard path.layer > 0, path.layer <= modals.count else { return nil }
    return modals[path.layer - 1].container.withContainer(at: path, body)
  }

  /// Changes the stack at a path in place.
  @inlinable
  mutating func withStack<Result>(
    at path: ContainerPath, _ body: (inout RouteStack<Element>) -> Result
  ) -> Result? {
    withContainer(at: path) { $0.withStack(body) } ?? nil
  }
}
