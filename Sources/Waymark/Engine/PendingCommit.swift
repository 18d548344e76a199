/// A navigation whose change is in the tree and not yet, or not wholly, on the screen.
@usableFromInline
struct PendingCommit<R: Route>: Sendable {
  @usableFromInline let navigation: Navigation<R>

  /// The version of the tree that the commit made.
  @usableFromInline var version: UInt64

  /// The identifiers given to what the navigation brought, and how many of them were in the tree it made.
  @usableFromInline let firstNewID: UInt64
  @usableFromInline let newIDCount: Int

  /// What few commits have, apart so that the others are cheap to pass on.
  @usableFromInline
  indirect enum Extras: Sendable {
    case none
    case some(selection: ContainerPath?, tree: EntryTree<R>?)
  }

  @usableFromInline var extras: Extras

  /// The tabs that the navigation selected, if it changed the selection.
  var selection: ContainerPath? { if case .some(let selection, _) = extras { selection } else { nil } }

  /// The tree of this commit once a newer one has changed the router's, where every commit is shown.
  @usableFromInline var tree: EntryTree<R>? {
    get { if case .some(_, let tree) = extras { tree } else { nil } }
    set { extras = .some(selection: selection, tree: newValue) }
  }

  @inlinable
  init(
    navigation: Navigation<R>, version: UInt64, firstNewID: UInt64, newIDCount: Int, selection: ContainerPath?
  ) {
    self.navigation = navigation
    self.version = version
    self.firstNewID = firstNewID
    self.newIDCount = newIDCount
    extras = selection == nil ? .none : .some(selection: selection, tree: nil)
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
