/// One tab: its key, and a container of its own.
public struct RouteTab<Element: TreeElement>: Hashable, Sendable {
  /// What the tab is known by.
  ///
  /// Keys are unique among the tabs of one container.
  public let key: Element.RouteValue

  /// What the tab holds, kept while another tab is selected.
  public var container: Container<Element>

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - key: What the tab is known by.
  ///   - container: What the tab holds.
  @inlinable
  public init(key: Element.RouteValue, container: Container<Element>) {
    self.key = key
    self.container = container
  }

  /// Makes a tab that holds a stack.
  ///
  /// - Parameters:
  ///   - key: What the tab is known by.
  ///   - stack: What the tab holds.
  @inlinable
  public init(_ key: Element.RouteValue, _ stack: RouteStack<Element>) {
    self.init(key: key, container: .stack(stack))
  }
}

extension RouteTab where Element == Element.RouteValue {
  /// Makes a tab whose key is also the root of its stack.
  ///
  /// - Parameter key: What the tab is known by, and the place it starts at.
  @inlinable
  public init(_ key: Element) {
    self.init(key: key, container: .stack(RouteStack(root: key)))
  }
}
