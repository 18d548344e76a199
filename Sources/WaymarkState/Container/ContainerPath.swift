/// Where a container is in a tree: its layer, and the branches that lead to it from there, tabs and columns alike.
///
/// A path holds positions, so it is meant for one tree and goes out of date when the tree's modals, tabs or columns
/// change. It is stored without references, since every step carries one.
public struct ContainerPath: Hashable, Sendable {
  /// How deep tabs and columns can be nested in one another.
  @inlinable public static var maximumBranchCount: Int { 8 }

  /// How many tabs there can be side by side.
  @inlinable public static var maximumTabsSideBySide: Int { 65_536 }

  @usableFromInline let storedLayer: Int32
  @usableFromInline let storedBranchCount: Int32
  /// The positions of the branches, 16 bits each, the outermost in the lowest bits of `outer`.
  @usableFromInline let outer: UInt64
  @usableFromInline let inner: UInt64

  @inlinable
  init(layer: Int32, branchCount: Int32, outer: UInt64, inner: UInt64) {
    storedLayer = layer
    storedBranchCount = branchCount
    self.outer = outer
    self.inner = inner
  }

  /// Makes the path of a layer's own container.
  ///
  /// - Parameter layer: 0 for the root of the window, 1 for the first modal and so on.
  @inlinable
  public init(layer: Int) {
    self.init(layer: Int32(clamping: layer), branchCount: 0, outer: 0, inner: 0)
  }

  /// The path of the root of the window.
  @inlinable public static var root: ContainerPath { ContainerPath(layer: 0) }

  /// 0 for the root of the window, 1 for the first modal and so on.
  @inlinable public var layer: Int { Int(storedLayer) }

  /// How many tabs and columns the path leads through.
  @inlinable public var branchCount: Int { Int(storedBranchCount) }

  /// The position of the branch that the path takes in one of the containers on its way.
  ///
  /// - Parameter depth: Which container, from 0, the outermost, to ``branchCount`` - 1.
  /// - Returns: The position of the tab or column.
  @inlinable
  public func branch(at depth: Int) -> Int {
    let word = depth < 4 ? outer : inner
    return Int((word >> UInt64(16 * (depth & 3))) & 0xFFFF)
  }

  /// The path of a branch inside the container at this one: a tab's, or a column's.
  ///
  /// - Parameter branch: The position of the tab or column, from 0. One that no tabs can have, or a path that would lead
  ///   through more containers than can be nested, is a programmer error.
  /// - Returns: A path that is longer by one branch.
  @inlinable
  public func appending(branch: Int) -> ContainerPath {
    precondition(
      branch >= 0 && branch < ContainerPath.maximumTabsSideBySide,
      "A branch's position counts from 0: look a tab's up with RouteTabs.index(of:)")
    precondition(
      branchCount < ContainerPath.maximumBranchCount,
      "A path leads through as many tabs and columns as can be nested, and no more")
    let bits = UInt64(branch) << UInt64(16 * (branchCount & 3))
    return branchCount < 4
      ? ContainerPath(
        layer: storedLayer, branchCount: storedBranchCount + 1, outer: outer | bits, inner: inner)
      : ContainerPath(
        layer: storedLayer, branchCount: storedBranchCount + 1, outer: outer, inner: inner | bits)
  }

  /// The path of the tabs or columns that the last branch of this path belongs to, or `nil` for a layer's own container.
  @inlinable public var parent: ContainerPath? {
    guard branchCount > 0 else { return nil }
    let last = branchCount - 1
    let mask = ~(UInt64(0xFFFF) << UInt64(16 * (last & 3)))
    return last < 4
      ? ContainerPath(layer: storedLayer, branchCount: Int32(last), outer: outer & mask, inner: inner)
      : ContainerPath(layer: storedLayer, branchCount: Int32(last), outer: outer, inner: inner & mask)
  }
}
