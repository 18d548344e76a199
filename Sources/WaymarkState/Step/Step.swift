/// One thing for a host to do on the screen: the unit that is performed and acknowledged.
public struct Step<Element: TreeElement>: Hashable, Sendable {
  /// What happens.
  public indirect enum Change: Hashable, Sendable {
    /// The topmost modal, at a position, goes.
    case dismiss(Modal<Element>, index: Int)
    /// Elements of one stack go and others come.
    case stack(StackChange<Element>)
    /// The tabs at a path show another tab.
    case select(path: ContainerPath, from: Int, to: Int)
    /// A modal comes over everything, at a position.
    case present(Modal<Element>, index: Int)
    /// The container at a path makes room for one of another kind or with other tabs.
    case replace(path: ContainerPath, old: Container<Element>, new: Container<Element>)
    /// An element changes in place and stays the same screen.
    case update(position: ElementPosition, old: Element, new: Element)
  }

  /// What happens.
  public var change: Change

  /// Whether the user sees it happen: it is not below a modal or in a tab that is not selected.
  public var isVisible: Bool

  /// Whether the host may animate it.
  public var isAnimated: Bool

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - change: What happens.
  ///   - isVisible: Whether the user sees it happen.
  ///   - isAnimated: Whether the host may animate it.
  @inlinable
  public init(_ change: Change, isVisible: Bool, isAnimated: Bool) {
    self.change = change
    self.isVisible = isVisible
    self.isAnimated = isAnimated
  }
}

extension Step {
  /// Calls a closure with every element that leaves the tree in this step.
  ///
  /// - Parameter body: What to do with each.
  /// - Complexity: O(*k*), where *k* is the number of elements that leave.
  @inlinable
  public func forEachRemoved(_ body: (Element) -> Void) {
    switch change {
    case .dismiss(let modal, _): modal.container.forEachElement(body)
    case .stack(let change): for element in change.removed { body(element) }
    case .replace(_, let old, let new): old.forEachElement { if !new.containsElement($0) { body($0) } }
    case .select, .present, .update: break
    }
  }

  /// Calls a closure with every element that enters the tree in this step.
  ///
  /// - Parameter body: What to do with each.
  /// - Complexity: O(*k*), where *k* is the number of elements that enter.
  @inlinable
  public func forEachInserted(_ body: (Element) -> Void) {
    switch change {
    case .present(let modal, _): modal.container.forEachElement(body)
    case .stack(let change): for element in change.inserted { body(element) }
    case .replace(_, let old, let new): new.forEachElement { if !old.containsElement($0) { body($0) } }
    case .select, .dismiss, .update: break
    }
  }
}

extension Container {
  /// Whether the same element is in this container.
  ///
  /// A container that is replaced may keep entries of the tabs that stay, and those are neither removed nor inserted.
  @inlinable
  func containsElement(_ element: Element) -> Bool {
    firstPosition(from: .root) { $0.isSameElement(as: element) } != nil
  }
}
