/// Where a container is in a tree: its layer, and the tabs that lead to it from there.
///
/// A path holds positions, so it is meant for one tree and goes out of date when the tree's modals or tabs
/// change. It is stored without references, since every step carries one.
public struct ContainerPath: Hashable, Sendable {
  /// How deep tabs can be nested in tabs.
  @inlinable public static var maximumTabCount: Int { 8 }

  /// How many tabs there can be side by side.
  @inlinable public static var maximumTabsSideBySide: Int { 65_536 }

  @usableFromInline let storedLayer: Int32
  @usableFromInline let storedTabCount: Int32
  /// The positions of the tabs, 16 bits each, the outermost in the lowest bits of `outer`.
  @usableFromInline let outer: UInt64
  @usableFromInline let inner: UInt64

  @inlinable
  init(layer: Int32, tabCount: Int32, outer: UInt64, inner: UInt64) {
    storedLayer = layer
    storedTabCount = tabCount
    self.outer = outer
    self.inner = inner
  }

  /// Makes the path of a layer's own container.
  ///
  /// - Parameter layer: 0 for the root of the window, 1 for the first modal and so on.
  @inlinable
  public init(layer: Int) {
    self.init(layer: Int32(clamping: layer), tabCount: 0, outer: 0, inner: 0)
  }

  /// The path of the root of the window.
  @inlinable public static var root: ContainerPath { ContainerPath(layer: 0) }

  /// 0 for the root of the window, 1 for the first modal and so on.
  @inlinable public var layer: Int { Int(storedLayer) }

  /// How many tab containers the path leads through.
  @inlinable public var tabCount: Int { Int(storedTabCount) }

  /// The position of the tab that the path takes in one of the tab containers on its way.
  ///
  /// - Parameter depth: Which one, from 0, the outermost, to ``tabCount`` - 1.
  /// - Returns: The position of the tab.
  @inlinable
  public func tab(at depth: Int) -> Int {
    let word = depth < 4 ? outer : inner
    return Int((word >> UInt64(16 * (depth & 3))) & 0xFFFF)
  }

  /// The path of a tab's container inside this one.
  ///
  /// - Parameter tab: The position of the tab, from 0. One that no tabs can have, or a path that would lead through
  ///   more tabs than can be nested, is a programmer error.
  /// - Returns: A path that is longer by one tab.
  @inlinable
  public func appending(tab: Int) -> ContainerPath {
    precondition(
      tab >= 0 && tab < ContainerPath.maximumTabsSideBySide,
      "A tab's position counts from 0: look it up with RouteTabs.index(of:)")
    precondition(
      tabCount < ContainerPath.maximumTabCount,
      "A path leads through as many tabs as can be nested, and no more")
    let bits = UInt64(tab) << UInt64(16 * (tabCount & 3))
    return tabCount < 4
      ? ContainerPath(layer: storedLayer, tabCount: storedTabCount + 1, outer: outer | bits, inner: inner)
      : ContainerPath(layer: storedLayer, tabCount: storedTabCount + 1, outer: outer, inner: inner | bits)
  }

  /// The path of the tabs that the last tab of this path belongs to, or `nil` for a layer's own container.
  @inlinable public var parent: ContainerPath? {
    guard tabCount > 0 else { return nil }
    let last = tabCount - 1
    let mask = ~(UInt64(0xFFFF) << UInt64(16 * (last & 3)))
    return last < 4
      ? ContainerPath(layer: storedLayer, tabCount: Int32(last), outer: outer & mask, inner: inner)
      : ContainerPath(layer: storedLayer, tabCount: Int32(last), outer: outer, inner: inner & mask)
  }
}
