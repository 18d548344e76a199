/// Where the user was, as a value that can be saved: the tree of routes, what the screens kept, and what
/// waits for detours.
///
/// In `WaymarkRestoration`, a `SnapshotFormat` turns it into bytes and back, and a `SnapshotStore` keeps it in a file.
///
/// ```swift
/// let snapshot = router.snapshot
/// otherRouter.restore(snapshot)
/// ```
public struct Snapshot<R: Route>: Sendable {
  /// The tree of routes.
  public var tree: RouteTree<R>

  /// The values that screens kept with their entries, by the position of the entry in ``tree``.
  package var saved: [ElementPosition: [String: SavedValue]]

  /// Where the user wants to go after a detour that is under way, by the position in ``tree`` of the entry that
  /// stands for the detour.
  package var detours: [ElementPosition: Snapshot] = [:]

  /// Makes a snapshot of a tree whose screens have kept nothing.
  ///
  /// - Parameter tree: The tree of routes.
  public init(_ tree: RouteTree<R>) { self.init(tree, saved: [:]) }

  package init(_ tree: RouteTree<R>, saved: [ElementPosition: [String: SavedValue]]) {
    self.tree = tree
    self.saved = saved
  }
}
