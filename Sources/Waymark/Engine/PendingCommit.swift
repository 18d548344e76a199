/// A navigation whose change is in the tree and not yet, or not wholly, on the screen.
@usableFromInline
struct PendingCommit<R: Route>: Sendable {
  @usableFromInline let navigation: Navigation<R>

  /// The version of the tree that the commit made.
  @usableFromInline var version: UInt64

  /// The identifiers given to what the navigation brought, and how many of them were in the tree it made.
  @usableFromInline let firstNewID: UInt64
  @usableFromInline let newIDCount: Int

  /// The tabs that the navigation selected, if it changed the selection.
  @usableFromInline let selection: ContainerPath?

  /// The tree of this commit once a newer one has changed the router's, where every commit is shown.
  @usableFromInline var tree: EntryTree<R>?

  @inlinable
  init(
    navigation: Navigation<R>, version: UInt64, firstNewID: UInt64, newIDCount: Int, selection: ContainerPath?
  ) {
    self.navigation = navigation
    self.version = version
    self.firstNewID = firstNewID
    self.newIDCount = newIDCount
    self.selection = selection
  }

  /// Whether what the navigation asked for is there in a tree that newer commits may have changed.
  func isFulfilled(in tree: EntryTree<R>) -> Bool {
    if let selection {
      guard selection.layer < tree.layerCount, tree.visiblePath(inLayer: selection.layer) == selection else {
        return false
      }
    }
    guard newIDCount > 0 else { return true }
    let ids = firstNewID..<(firstNewID + UInt64(newIDCount))
    if newIDCount == 1 { return tree.position(of: EntryID(rawValue: firstNewID)) != nil }
    var found = 0
    tree.forEachElement { if ids.contains($0.id.rawValue) { found += 1 } }
    return found == newIDCount
  }
}
