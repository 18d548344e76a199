extension RouteTabs {
  /// Puts a tab beside the others; the one that is selected stays selected.
  ///
  /// - Parameters:
  ///   - tab: The new tab.
  ///   - index: The position that it takes, from 0 to ``count``; the last one if it is `nil`.
  /// - Returns: Whether the tabs changed: `false` if there is a tab with its key, if there is no such position, if there are
  ///   as many tabs as can be side by side, or if tabs would be nested too deep.
  /// - Complexity: O(*n*), where *n* is the number of tabs.
  @inlinable
  @discardableResult
  public mutating func insert(_ tab: RouteTab<Element>, at index: Int? = nil) -> Bool {
    let index = index ?? count
    guard index >= 0, index <= count, canTake(tab) else { return false }
    storage.insert(tab, at: index)
    if index <= selection { selection += 1 }
    return true
  }

  /// Takes a tab away, with all that it holds, but never the last one.
  ///
  /// Where it was selected, the nearest one is from then on: the tab that takes its position, or the new last one where none
  /// does.
  ///
  /// - Parameter key: The key of the tab.
  /// - Returns: Whether the tabs changed: `false` if no tab has the key or it is the only one.
  /// - Complexity: O(*n*), where *n* is the number of tabs and of what the tab holds.
  @inlinable
  @discardableResult
  public mutating func remove(_ key: Element.R) -> Bool {
    guard count > 1, let index = index(of: key) else { return false }
    storage.remove(at: index)
    if index < selection || selection == count { selection -= 1 }
    return true
  }

  /// Whether a tab can stand beside these.
  @inlinable
  func canTake(_ tab: RouteTab<Element>) -> Bool {
    count < ContainerPath.maximumTabsSideBySide && !storage.contains { $0.key == tab.key }
      && tab.container.branchDepth < ContainerPath.maximumBranchCount
  }
}
