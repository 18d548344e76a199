extension Tree {
  /// Presents an element over everything that is there.
  ///
  /// - Parameters:
  ///   - element: The root of the modal's stack.
  ///   - style: How the modal lies over what is below it.
  /// - Returns: Whether the tree changed, which is always.
  /// - Complexity: O(1) amortised.
  @inlinable
  @discardableResult
  public mutating func present(_ element: Element, as style: ModalStyle) -> Bool {
    present(Modal(style, RouteStack(root: element)))
  }

  /// Presents a modal over everything that is there.
  ///
  /// - Parameter modal: The new topmost modal.
  /// - Returns: Whether the tree changed, which is always.
  /// - Complexity: O(1) amortised.
  @inlinable
  @discardableResult
  public mutating func present(_ modal: Modal<Element>) -> Bool {
    modals.append(modal)
    return true
  }

  /// Dismisses the topmost modal.
  ///
  /// - Returns: Whether the tree changed: `false` if there is no modal.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func dismiss() -> Bool { dismiss(at: modals.count - 1) }

  /// Dismisses a modal and those above it.
  ///
  /// - Parameter index: The position in ``modals``.
  /// - Returns: Whether the tree changed: `false` if there is no such modal.
  /// - Complexity: O(*k*), where *k* is the number of modals dismissed.
  @inlinable
  @discardableResult
  public mutating func dismiss(at index: Int) -> Bool {
    guard modals.indices.contains(index) else { return false }
    modals.removeLast(modals.count - index)
    return true
  }

  /// Dismisses every modal.
  ///
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*k*), where *k* is the number of modals.
  @inlinable
  @discardableResult
  public mutating func dismissAll() -> Bool { dismiss(at: 0) }

  /// Starts afresh: fills the window with another container and dismisses every modal.
  ///
  /// - Parameter root: What fills the window from now on.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  @discardableResult
  public mutating func setRoot(_ root: Container<Element>) -> Bool {
    guard self.root != root || !modals.isEmpty else { return false }
    self.root = root
    modals.removeAll()
    return true
  }

  /// Starts afresh: fills the window with a stack of one element and dismisses every modal.
  ///
  /// - Parameter root: The stack's root.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  @discardableResult
  public mutating func setRoot(_ root: Element) -> Bool { setRoot(.stack(RouteStack(root: root))) }
}
