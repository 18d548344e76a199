/// A tab, known by what it is and not by where it is: the modal that it is in and the keys that lead to it there.
@usableFromInline
struct TabAddress<R: Route>: Hashable, Sendable {
  /// The root entry of the modal, or `nil` for the window's root.
  @usableFromInline let modal: EntryID?

  /// The keys, the outermost first; the last is the tab's own.
  @usableFromInline let keys: [R]

  @inlinable
  init(modal: EntryID?, keys: [R]) {
    self.modal = modal
    self.keys = keys
  }

  /// Where the tab is in a tree, if it is there.
  func path(in tree: EntryTree<R>) -> ContainerPath? { tree.path(ofTabKeys: keys, modal: modal) }

  /// Whether the tab is the selected one of its tabs, whether these can be seen or not.
  func isSelected(in tree: EntryTree<R>) -> Bool { selectedBeside(in: tree) == keys.last }

  /// Whether another tab is the selected one where this one is.
  func isDeselected(in tree: EntryTree<R>) -> Bool {
    selectedBeside(in: tree).map { $0 != keys.last } ?? false
  }

  /// The key that is selected in the tabs that the tab is in, or was.
  private func selectedBeside(in tree: EntryTree<R>) -> R? {
    guard var container = layer(in: tree).map({ tree.layer($0) }) else { return nil }
    for key in keys.dropLast() {
      guard case .tabs(let tabs) = container, let index = tabs.index(ofEqual: key) else { return nil }
      container = tabs[index].container
    }
    guard case .tabs(let tabs) = container else { return nil }
    return tabs.selectedKey
  }

  private func layer(in tree: EntryTree<R>) -> Int? {
    guard let modal else { return 0 }
    return tree.modals.firstIndex { $0.root.id == modal }.map { $0 + 1 }
  }
}

extension Tree {
  /// The tabs that are selected in another tree where others are in this one.
  ///
  /// - Parameters:
  ///   - other: The other tree.
  ///   - isKnown: Whether they must be in this one too.
  /// - Returns: The tabs.
  /// - Complexity: O(*n*), where *n* is the number of modals and of tabs in both trees.
  @inlinable
  func newlySelected<R: Route>(in other: EntryTree<R>, known isKnown: Bool) -> [TabAddress<R>]
  where Element == Entry<R> {
    var found: [TabAddress<R>] = []
    root.collectSelected(in: other.root, known: isKnown, TabAddress(modal: nil, keys: []), into: &found)
    for (old, new) in zip(modals, other.modals) {
      guard case .tabs = old.container, old.root.id == new.root.id else { continue }
      old.container.collectSelected(
        in: new.container, known: isKnown, TabAddress(modal: old.root.id, keys: []), into: &found)
    }
    return found
  }
}

extension Tree {
  /// Calls a closure with every tab that is the selected one of its tabs, whether these can be seen or not.
  ///
  /// - Complexity: O(*n*), where *n* is the number of modals and of tabs.
  func forEachSelectedTab<R: Route>(_ body: (TabAddress<R>) -> Void) where Element == Entry<R> {
    root.forEachSelectedTab(TabAddress(modal: nil, keys: []), body)
    for modal in modals {
      guard case .tabs = modal.container else { continue }
      modal.container.forEachSelectedTab(TabAddress(modal: modal.root.id, keys: []), body)
    }
  }
}

extension Container {
  fileprivate func forEachSelectedTab<R: Route>(_ place: TabAddress<R>, _ body: (TabAddress<R>) -> Void)
  where Element == Entry<R> {
    guard case .tabs(let tabs) = self else { return }
    body(place.inner(tabs.selectedKey))
    for tab in tabs.tabs {
      guard case .tabs = tab.container else { continue }
      tab.container.forEachSelectedTab(place.inner(tab.key), body)
    }
  }

  /// Finds the tabs that another container in the same place has selected anew.
  @inlinable
  func collectSelected<R: Route>(
    in other: Container, known isKnown: Bool, _ place: TabAddress<R>, into found: inout [TabAddress<R>]
  ) where Element == Entry<R> {
    guard case .tabs(let old) = self, case .tabs(let new) = other else { return }
    if old.selectedKey != new.selectedKey, !isKnown || old.index(ofEqual: new.selectedKey) != nil {
      found.append(place.inner(new.selectedKey))
    }
    for tab in new.tabs {
      guard case .tabs = tab.container, let index = old.index(ofEqual: tab.key) else { continue }
      old[index].container.collectSelected(
        in: tab.container, known: isKnown, place.inner(tab.key), into: &found)
    }
  }
}

extension TabAddress {
  /// A tab inside this one.
  @inlinable
  func inner(_ key: R) -> TabAddress { TabAddress(modal: modal, keys: keys + [key]) }
}

extension ContainerPath {
  /// Whether the path is another one or goes on from there.
  func leads(through other: ContainerPath) -> Bool {
    layer == other.layer && tabCount >= other.tabCount
      && (0..<other.tabCount).allSatisfy { tab(at: $0) == other.tab(at: $0) }
  }
}
