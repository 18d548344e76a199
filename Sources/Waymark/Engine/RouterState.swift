/// What a router knows: the tree, what is shown, and what lies between the two.
///
/// It is a pure value that answers with what to do and calls nobody, so that nothing that a host or an observer does
/// can find it half changed.
@usableFromInline
struct RouterState<R: Route>: Sendable {
  @usableFromInline typealias PlannedStep = Step<Entry<R>>

  /// What was committed.
  @usableFromInline var tree: EntryTree<R>

  /// What the host has acknowledged.
  @usableFromInline var shown: EntryTree<R>?

  /// What the tree goes back to when it cannot be shown, until something has been shown.
  var first: EntryTree<R>?

  @usableFromInline var ids: EntryID.Generator
  @usableFromInline var lastNavigation: UInt64 = 0

  /// Grows whenever the tree changes.
  @usableFromInline var version: UInt64 = 1

  /// The version of the tree that is shown in full, or an older one while they differ.
  @usableFromInline var shownVersion: UInt64 = 0

  @usableFromInline var running: RunningWork<R>?
  @usableFromInline var generation: UInt64 = 0

  /// The step of the newest commit, while it is all that lies between what is shown and the tree.
  @usableFromInline var planned: PlannedStep?

  @usableFromInline var commits: [PendingCommit<R>] = []

  /// The navigation, or the user's action, that changed the tree last.
  @usableFromInline var lastChange = NavigationID(0)

  /// Whether what the host shows is not known: before the first tree, and after a step and its rebuild have failed.
  @usableFromInline var needsRebuild = true

  /// How a rebuild came about that the host has been asked for, and what came of it.
  @usableFromInline var recovery = Recovery.none

  @usableFromInline
  enum Recovery: Sendable {
    case none
    /// A step went wrong, and the host has been asked to rebuild.
    case rebuilding
    /// The host shows what it showed before the step that went wrong: that step is tried once more.
    case retrying
  }

  @usableFromInline let policy: CommitPolicy
  @usableFromInline let matching: EntryMatching
  @usableFromInline let stackSteps: StackSteps

  @usableFromInline
  init(
    _ routes: RouteTree<R>, policy: CommitPolicy, matching: EntryMatching, stackSteps: StackSteps
  ) {
    var ids = EntryID.Generator()
    tree = EntryTree(routes, ids: &ids)
    first = tree
    self.ids = ids
    self.policy = policy
    self.matching = matching
    self.stackSteps = stackSteps
  }

  @inlinable
  mutating func nextNavigationID() -> NavigationID {
    lastNavigation += 1
    return NavigationID(lastNavigation)
  }

  /// Whether the screen does not show the tree.
  @inlinable var isBehind: Bool { shownVersion != version }

  /// Whether the screen shows the tree and nothing is under way.
  @inlinable var isInStep: Bool { running == nil && shownVersion == version && !needsRebuild }
}
