// Whether a step is let go of sooner or later is nothing that anybody can see, so it is moved where it would be copied:
// a navigation takes 8 % less time for it.
/// One thing for a host to do on the screen: the unit that it performs and acknowledges.
@_eagerMove
public struct Step<Element: TreeElement>: Hashable, Sendable {
  /// What happens.
  @nonexhaustive
  public indirect enum Change: Hashable, Sendable {
    /// The topmost modal, at a position, is dismissed.
    case dismiss(Modal<Element>, index: Int)
    /// Elements of one stack go and others come.
    case stack(StackChange<Element>)
    /// The tabs at a path show another tab, or the columns there bring another column to front.
    case select(path: ContainerPath, from: Int, to: Int)
    /// Columns go or come.
    case columns(ColumnsChange<Element>)
    /// A modal is presented over everything, at a position.
    case present(Modal<Element>, index: Int)
    /// The container at a path is replaced by one of another kind, with other tabs or with another number of
    /// places.
    case replace(path: ContainerPath, old: Container<Element>, new: Container<Element>)
    /// An element changes in place and stays the same screen.
    case update(position: ElementPosition, old: Element, new: Element)
  }

  /// What happens.
  public var change: Change

  /// Whether the user sees it happen: it is not below a modal or in a tab that is not selected.
  ///
  /// Every column counts as seen, since only the host knows which of them fit.
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
  /// An element that the step only moves neither leaves nor enters, for example one between two others that
  /// go.
  ///
  /// - Parameter body: What to do with each, bottom first.
  /// - Complexity: O(*k*), where *k* is the number of elements that the step takes away and brings.
  @inlinable
  public func forEachRemoved(_ body: (Element) -> Void) {
    switch change {
    case .dismiss(let modal, _): modal.container.forEachElement(body)
    case .stack(let change): change.removed.forEach(notIn: change.inserted, body)
    case .replace(_, let old, let new): old.forEachElement(notIn: new, body)
    case .columns(let change): change.removed.forEachElement(notIn: change.inserted, body)
    case .select, .present, .update: break
    }
  }

  /// Calls a closure with every element that enters the tree in this step.
  ///
  /// An element that the step only moves neither leaves nor enters, for example one between two others that
  /// come.
  ///
  /// - Parameter body: What to do with each, bottom first.
  /// - Complexity: O(*k*), where *k* is the number of elements that the step takes away and brings.
  @inlinable
  public func forEachInserted(_ body: (Element) -> Void) {
    switch change {
    case .present(let modal, _): modal.container.forEachElement(body)
    case .stack(let change): change.inserted.forEach(notIn: change.removed, body)
    case .replace(_, let old, let new): new.forEachElement(notIn: old, body)
    case .columns(let change): change.inserted.forEachElement(notIn: change.removed, body)
    case .select, .dismiss, .update: break
    }
  }
}

extension StepElements {
  /// Calls a closure with every element that is not among others too.
  @inlinable
  func forEach(notIn others: StepElements, _ body: (Element) -> Void) {
    if others.isEmpty {
      for element in self { body(element) }
    } else if count == 1, others.count == 1 {
      if !self[0].isSameElement(as: others[0]) { body(self[0]) }
    } else if !isEmpty {
      var kept = Set<Element.ElementIdentity>(minimumCapacity: others.count)
      for element in others { kept.insert(element.elementIdentity) }
      for element in self where !kept.contains(element.elementIdentity) { body(element) }
    }
  }
}

extension Container {
  /// Calls a closure with every element that is not in another container too.
  ///
  /// A container that is replaced may keep the entries of the tabs that stay.
  @inlinable
  func forEachElement(notIn other: Container, _ body: (Element) -> Void) {
    [self].forEachElement(notIn: [other], body)
  }
}

extension Array {
  /// Calls a closure with every element of containers that is not in others too.
  @inlinable
  func forEachElement<Place: TreeElement>(notIn others: [Container<Place>], _ body: (Place) -> Void)
  where Element == Container<Place> {
    var kept = Set<Place.ElementIdentity>()
    for other in others { other.forEachElement { kept.insert($0.elementIdentity) } }
    for container in self {
      container.forEachElement { if !kept.contains($0.elementIdentity) { body($0) } }
    }
  }
}
