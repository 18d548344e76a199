/// Several containers side by side, one of them selected.
///
/// Each keeps its own state while another is selected.
///
/// Tabs are known by their keys and not by their positions, so that moving a tab is not taken for a visit to
/// another one.
public struct RouteTabs<Element: TreeElement>: Hashable, Sendable {
  @usableFromInline var storage: [RouteTab<Element>]
  @usableFromInline var selection: Int

  /// Makes tabs, or nothing if they are not valid.
  ///
  /// Not valid are no tabs at all, two tabs with one key, and a selected key that no tab has.
  ///
  /// - Parameters:
  ///   - tabs: The tabs in the order shown.
  ///   - selectedKey: The key of the selected tab; the first tab if it is `nil`.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  @inlinable
  public init?(tabs: [RouteTab<Element>], selectedKey: Element.R? = nil) {
    guard !tabs.isEmpty, tabs.count <= ContainerPath.maximumTabsSideBySide else { return nil }
    for tab in tabs where tab.container.branchDepth >= ContainerPath.maximumBranchCount { return nil }
    guard TabPositions.areUnique(tabs) else { return nil }
    var selection = 0
    if let selectedKey {
      guard let index = tabs.firstIndex(where: { $0.key == selectedKey }) else { return nil }
      selection = index
    }
    self.storage = tabs
    self.selection = selection
  }

  /// Makes tabs from a list written in code.
  ///
  /// An empty list, a key that is there twice or a selected key that no tab has is a programmer error; use
  /// ``init(tabs:selectedKey:)`` for tabs that come from data.
  ///
  /// - Parameters:
  ///   - tabs: The tabs in the order shown.
  ///   - selectedKey: The key of the selected tab; the first tab if it is `nil`.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  @inlinable
  public init(_ tabs: RouteTab<Element>..., selectedKey: Element.R? = nil) {
    guard let valid = RouteTabs(tabs: tabs, selectedKey: selectedKey) else {
      RouteTabs.rejectInvalid(tabs, selectedKey)
    }
    self = valid
  }

  @inlinable
  init(unchecked storage: [RouteTab<Element>], selection: Int) {
    self.storage = storage
    self.selection = selection
  }

  /// The tabs in the order shown, at least one.
  @inlinable public var tabs: [RouteTab<Element>] { storage }

  /// The number of tabs.
  @inlinable public var count: Int { storage.count }

  /// The position of the selected tab.
  @inlinable public var selectedIndex: Int { selection }

  /// The selected tab.
  @inlinable public var selected: RouteTab<Element> { storage[selection] }

  /// The key of the selected tab.
  @inlinable public var selectedKey: Element.R { storage[selection].key }

  /// The tab at a position.
  ///
  /// - Parameter index: A position from 0 to ``count`` - 1.
  @inlinable
  public subscript(index: Int) -> RouteTab<Element> { storage[index] }

  /// The position of the tab with a key, or else of the first one whose key has the same identity.
  ///
  /// - Parameter key: The key to look for.
  /// - Returns: The position, or `nil` if no tab has the key.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  @inlinable
  public func index(of key: Element.R) -> Int? {
    let place = key.identity
    guard let found = storage.firstIndex(where: { $0.key.identity == place }) else { return nil }
    return storage[found].key == key ? found : index(ofEqual: key) ?? found
  }

  /// The position of the tab with a key, which is not only another one with the same identity.
  @inlinable
  package func index(ofEqual key: Element.R) -> Int? { storage.firstIndex { $0.key == key } }

  /// Selects a tab.
  ///
  /// - Parameter key: The key of the tab.
  /// - Returns: Whether the selection changed: `false` if no tab has the key or it is selected already.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  @inlinable
  @discardableResult
  public mutating func select(_ key: Element.R) -> Bool {
    guard let index = index(of: key) else { return false }
    return select(at: index)
  }

  @inlinable
  mutating func select(at index: Int) -> Bool {
    guard index != selection, storage.indices.contains(index) else { return false }
    selection = index
    return true
  }

  /// Whether two sets of tabs have the same keys in the same order.
  @inlinable
  func hasSameKeys(as other: RouteTabs) -> Bool {
    guard storage.count == other.storage.count else { return false }
    for index in storage.indices where storage[index].key != other.storage[index].key { return false }
    return true
  }
}
