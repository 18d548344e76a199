/// What fills a window, a tab, a column or a modal.
@nonexhaustive
public enum Container<Element: TreeElement>: Hashable, Sendable {
  /// Places on top of one another.
  case stack(RouteStack<Element>)
  /// Containers side by side, one of them selected, which alone is seen.
  case tabs(RouteTabs<Element>)
  /// Containers side by side that are all seen where there is room, one of them in front.
  case columns(RouteColumns<Element>)
}

extension Container {
  /// A stack, written out.
  ///
  /// - Parameters:
  ///   - root: The element at the bottom.
  ///   - pushed: What is pushed on it, the last one on top.
  /// - Returns: A container that is a stack.
  @inlinable
  public static func stack(_ root: Element, _ pushed: Element...) -> Container {
    .stack(RouteStack(root: root, pushed: pushed))
  }

  /// The first element of the container, by which a modal is known: a stack's root, or the root of the first
  /// tab or column.
  ///
  /// - Complexity: O(*d*), where *d* is how deep tabs and columns are nested.
  @inlinable public var root: Element {
    switch self {
    case .stack(let stack): stack.root
    case .tabs(let tabs): tabs.storage[0].container.root
    case .columns(let columns): columns.storage[0].root
    }
  }

  /// The element that can be seen when the container can: the top of the stack that the selected tabs and
  /// the columns in front lead to.
  ///
  /// - Complexity: O(*d*), where *d* is how deep tabs and columns are nested.
  @inlinable public var visibleElement: Element {
    switch self {
    case .stack(let stack): stack.top
    case .tabs(let tabs): tabs.storage[tabs.selection].container.visibleElement
    case .columns(let columns): columns.storage[columns.front].visibleElement
    }
  }

  /// How deep tabs and columns are nested in this container: 0 for a stack.
  @inlinable var branchDepth: Int {
    var depth = 0
    switch self {
    case .stack: return 0
    case .tabs(let tabs): for tab in tabs.storage { depth = max(depth, tab.container.branchDepth) }
    case .columns(let columns): for column in columns.storage { depth = max(depth, column.branchDepth) }
    }
    return depth + 1
  }

  /// Calls a closure with every element, hidden ones too, stacks bottom first, tabs and columns in order.
  ///
  /// - Parameter body: What to do with each.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public func forEachElement(_ body: (Element) -> Void) {
    switch self {
    case .stack(let stack):
      for element in stack.storage { body(element) }
    case .tabs(let tabs):
      for tab in tabs.storage { tab.container.forEachElement(body) }
    case .columns(let columns):
      for column in columns.storage { column.forEachElement(body) }
    }
  }

  /// The same container with every element turned into another, keys kept.
  ///
  /// - Parameter transform: What to make of an element.
  /// - Returns: A container of the same shape.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public func mapElements<Other: TreeElement>(_ transform: (Element) -> Other) -> Container<Other>
  where Other.R == Element.R {
    switch self {
    case .stack(let stack):
      return .stack(RouteStack(unchecked: stack.storage.map(transform)))
    case .tabs(let tabs):
      let mapped = tabs.storage.map { tab in
        RouteTab<Other>(key: tab.key, container: tab.container.mapElements(transform))
      }
      return .tabs(RouteTabs(unchecked: mapped, selection: tabs.selection))
    case .columns(let columns):
      return .columns(columns.with(columns.storage.map { $0.mapElements(transform) }))
    }
  }
}
