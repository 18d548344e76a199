extension Tree {
  /// The position of an element that meets a condition.
  ///
  /// The search goes through the layers from the topmost down. In each layer it looks first at what can be
  /// seen, from the top down, and then at hidden tabs. Of columns it looks first at the one in front, and
  /// then at the others from the last to the first.
  ///
  /// - Parameter predicate: Whether an element is the one looked for.
  /// - Returns: The element's position, or `nil` if none meets the condition.
  /// - Complexity: O(*n*), where *n* is the number of elements; O(1) for the element that the user sees.
  @inlinable
  public func firstPosition(where predicate: (Element) -> Bool) -> ElementPosition? {
    for layer in stride(from: modals.count, through: 0, by: -1) {
      if let found = self.layer(layer).firstPosition(from: ContainerPath(layer: layer), where: predicate) {
        return found
      }
    }
    return nil
  }

  /// The position of the first element that leads to the place of a route, in the search order of
  /// ``firstPosition(where:)``.
  ///
  /// - Parameter route: The route to look for, or another one with its identity.
  /// - Returns: The element's position, or `nil` if the place is not in the tree.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public func position(of route: Element.R) -> ElementPosition? {
    let place = route.identity
    return firstPosition { $0.route.identity == place }
  }

  /// The element at a position.
  ///
  /// - Parameter position: Where to look.
  /// - Returns: The element, or `nil` if the position is not in the tree.
  @inlinable
  public func element(at position: ElementPosition) -> Element? {
    guard let stack = stack(at: position.path), stack.storage.indices.contains(position.index) else {
      return nil
    }
    return stack.storage[position.index]
  }

  /// Makes an element the one that the user sees: dismisses the modals over it, selects its tabs, brings its
  /// columns to the front and pops what is above it.
  ///
  /// - Parameter position: Where the element is.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*k*), where *k* is the number of elements removed.
  @inlinable
  @discardableResult
  public mutating func goTo(_ position: ElementPosition) -> Bool {
    guard element(at: position) != nil else { return false }
    let dismissed = dismiss(at: position.path.layer)
    let selected = select(position.path)
    let popped = editStack(at: position.path) { $0.pop($0.count - 1 - position.index) }
    return dismissed || selected || popped
  }

  /// Changes the element at a position in place, so that an entry keeps its identity.
  ///
  /// - Parameters:
  ///   - position: Where the element is.
  ///   - element: The element to put there.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func update(at position: ElementPosition, to element: Element) -> Bool {
    withStack(at: position.path) { $0.update(at: position.index, to: element) } ?? false
  }
}

extension Container {
  @inlinable
  func firstPosition(from path: ContainerPath, where predicate: (Element) -> Bool) -> ElementPosition? {
    switch self {
    case .stack(let stack):
      return stack.storage.lastIndex(where: predicate).map { ElementPosition(path: path, index: $0) }
    case .tabs(let tabs):
      let visible = tabs.selected.container
      if let found = visible.firstPosition(from: path.appending(branch: tabs.selection), where: predicate) {
        return found
      }
      for index in tabs.storage.indices where index != tabs.selection {
        let hidden = tabs.storage[index].container
        if let found = hidden.firstPosition(from: path.appending(branch: index), where: predicate) {
          return found
        }
      }
      return nil
    case .columns(let columns):
      return columns.firstFromFront {
        columns.storage[$0].firstPosition(from: path.appending(branch: $0), where: predicate)
      }
    }
  }
}
