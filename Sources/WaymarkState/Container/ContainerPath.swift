/// Where a container is in a tree: its layer, and the tabs that lead to it from there.
///
/// A path holds positions, so it is meant for one tree and goes out of date when the tree's modals or tabs
/// change.
public struct ContainerPath: Hashable, Sendable {
  /// 0 for the root of the window, 1 for the first modal and so on.
  public let layer: Int

  // Most paths lead through no tabs or one, and those must not allocate.
  @usableFromInline let firstTab: Int
  @usableFromInline let innerTabs: [Int]

  @inlinable
  init(layer: Int, firstTab: Int, innerTabs: [Int]) {
    self.layer = layer
    self.firstTab = firstTab
    self.innerTabs = innerTabs
  }

  /// Makes the path of a layer's own container.
  ///
  /// - Parameter layer: 0 for the root of the window, 1 for the first modal and so on.
  @inlinable
  public init(layer: Int) {
    self.init(layer: layer, firstTab: -1, innerTabs: [])
  }

  /// The path of the root of the window.
  @inlinable public static var root: ContainerPath { ContainerPath(layer: 0) }

  /// How many tab containers the path leads through.
  @inlinable public var tabCount: Int { firstTab < 0 ? 0 : 1 + innerTabs.count }

  /// The position of the tab that the path takes in one of the tab containers on its way.
  ///
  /// - Parameter depth: Which one, from 0, the outermost, to ``tabCount`` - 1.
  /// - Returns: The position of the tab.
  @inlinable
  public func tab(at depth: Int) -> Int { depth == 0 ? firstTab : innerTabs[depth - 1] }

  /// The path of a tab's container inside this one.
  ///
  /// - Parameter tab: The position of the tab, from 0. A negative one is a programmer error.
  /// - Returns: A path that is longer by one tab.
  @inlinable
  public func appending(tab: Int) -> ContainerPath {
    precondition(tab >= 0, "A tab's position counts from 0: look it up with RouteTabs.index(of:)")
    return firstTab < 0
      ? ContainerPath(layer: layer, firstTab: tab, innerTabs: [])
      : ContainerPath(layer: layer, firstTab: firstTab, innerTabs: innerTabs + [tab])
  }

  /// The path of the tabs that the last tab of this path belongs to, or `nil` for a layer's own container.
  @inlinable public var parent: ContainerPath? {
    guard firstTab >= 0 else { return nil }
    guard !innerTabs.isEmpty else { return ContainerPath(layer: layer) }
    return ContainerPath(layer: layer, firstTab: firstTab, innerTabs: Array(innerTabs.dropLast()))
  }

  /// The same path in another layer.
  @inlinable
  func inLayer(_ layer: Int) -> ContainerPath {
    ContainerPath(layer: layer, firstTab: firstTab, innerTabs: innerTabs)
  }
}
