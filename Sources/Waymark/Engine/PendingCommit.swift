/// A navigation whose change is in the tree and not yet, or not wholly, on the screen.
@usableFromInline
struct PendingCommit<R: Route>: Sendable {
  @usableFromInline let navigation: Navigation<R>

  /// The version of the tree that the commit made.
  @usableFromInline var version: UInt64

  /// The identifiers given to what the navigation brought, and how many of them were in the tree it made.
  @usableFromInline let firstNewID: UInt64
  @usableFromInline let newIDCount: Int
  @usableFromInline let lastNewID: UInt64

  /// What few commits have, apart so that the others are cheap to pass on.
  @usableFromInline
  indirect enum Extras: Sendable {
    case none
    case some(Rarities)
  }

  @usableFromInline
  struct Rarities: Sendable {
    var selection: ContainerPath?
    var tree: EntryTree<R>?
    var takenBackBy: NavigationID?
  }

  @usableFromInline var extras: Extras

  /// Whether it has nothing of what few commits have.
  @inlinable var isOrdinary: Bool { if case .none = extras { true } else { false } }

  private var rarities: Rarities {
    get { if case .some(let rarities) = extras { rarities } else { Rarities() } }
    set { extras = .some(newValue) }
  }

  /// The tabs that the navigation selected, if it changed the selection.
  var selection: ContainerPath? {
    get { rarities.selection }
    set { rarities.selection = newValue }
  }

  /// The tree of this commit once a newer one has changed the router's, where every commit is shown.
  @usableFromInline var tree: EntryTree<R>? {
    get { rarities.tree }
    set { rarities.tree = newValue }
  }

  /// The newer navigation, or the user's action, that took back what this one had asked for.
  var takenBackBy: NavigationID? {
    get { rarities.takenBackBy }
    set { rarities.takenBackBy = newValue }
  }

  @inlinable
  init(
    navigation: Navigation<R>, version: UInt64, firstNewID: UInt64, lastNewID: UInt64, newIDCount: Int,
    selection: ContainerPath?
  ) {
    self.navigation = navigation
    self.version = version
    self.firstNewID = firstNewID
    self.lastNewID = lastNewID
    self.newIDCount = newIDCount
    extras = selection.map(Extras.selecting) ?? .none
  }

  /// Whether an identifier was given to something that the navigation brought.
  func brought(_ id: EntryID) -> Bool {
    id.rawValue >= firstNewID && id.rawValue <= lastNewID
  }

  /// Whether what the navigation asked for is there in a tree that newer commits may have changed.
  func isFulfilled(in tree: EntryTree<R>) -> Bool {
    guard hasSelection(in: tree) else { return false }
    guard newIDCount > 0 else { return true }
    var found = 0
    tree.forEachElement { if brought($0.id) { found += 1 } }
    return found == newIDCount
  }

  private func hasSelection(in tree: EntryTree<R>) -> Bool {
    guard let selection else { return true }
    return selection.layer < tree.layerCount && tree.visiblePath(inLayer: selection.layer) == selection
  }
}

extension PendingCommit.Extras {
  @usableFromInline
  static func selecting(_ path: ContainerPath) -> Self { .some(.init(selection: path)) }
}
