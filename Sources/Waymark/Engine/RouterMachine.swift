/// What a router knows, as one state machine: events go in, what to do comes out.
///
/// It is a pure value that calls nobody, so that nothing that a host, a guard or an observer does can find it half changed.
/// What it waits for, and what it needs for that, is in its ``Phase``.
///
/// - `commit` changes the tree for a navigation, `report` for the user.
/// - `acknowledge` and `fail` take the host's answers, `attachHost` and `detachHost` say whether there is one.
/// - `next` says what to do: ask the host for something, end a navigation, or nothing until the next event.
@usableFromInline
struct RouterMachine<R: Route>: Sendable {
  /// What was committed.
  @usableFromInline var tree: EntryTree<R>

  /// What the host has acknowledged; `nil` before the first time.
  @usableFromInline var shown: EntryTree<R>?

  @usableFromInline var phase: Phase<R>

  /// The navigations that are committed and have not ended.
  @usableFromInline var commits = CommitQueue<R>()

  /// Where the commits that wait start from, where that is not what is shown and every commit is to be.
  @usableFromInline var history: CommitHistory<R>?

  /// How far what is shown was last found to be the same as what is wanted; `nil` once either has changed otherwise.
  @usableFromInline var progress: DiffProgress?

  @usableFromInline var ids: EntryID.Generator
  @usableFromInline var lastNavigation: UInt64 = 0
  @usableFromInline var lastRequest: UInt64 = 0

  /// The navigation, or the user's action, that changed the tree last.
  @usableFromInline var lastChange = NavigationID(0)

  /// Grows whenever the tree or what is shown changes.
  @usableFromInline var revision: UInt64 = 0

  /// Grows whenever the tree changes.
  @usableFromInline var treeRevision: UInt64 = 0

  /// Whether the screen shows something that the newest commit on it has not led to, until it shows what is wanted: what came after
  /// the router had given it up, or what a host says that it shows.
  @usableFromInline var isAstray = false

  /// How often in a row the host said that it shows something else than it was asked for.
  @usableFromInline var misses = 0

  /// How often it may, as a host that goes back and forth would for ever.
  static var maximumMisses: Int { 100 }

  @usableFromInline let policy: CommitPolicy
  @usableFromInline let matching: EntryMatching
  @usableFromInline let stackSteps: StackSteps

  @usableFromInline
  init(
    _ routes: RouteTree<R>, policy: CommitPolicy, matching: EntryMatching, stackSteps: StackSteps
  ) {
    var ids = EntryID.Generator()
    tree = EntryTree(routes, ids: &ids)
    phase = .detached(UnknownScreen(first: tree, isRebuildDue: true))
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

  /// Takes out the phase, so that what it holds need not be copied, and leaves the machine at rest until it is set again.
  @inlinable
  @inline(__always)
  mutating func takePhase() -> Phase<R> {
    var taken = Phase<R>.resting
    swap(&taken, &phase)
    return taken
  }

  /// Takes out what lies between what is shown and the tree, where nobody has been asked for anything.
  @inlinable
  @inline(__always)
  mutating func takeWay() -> Way<R>? {
    let taken = takePhase()
    guard case .behind(let way) = consume taken else { return nil }
    return way
  }

  /// The navigation that what is under way belongs to, or the one that changed the tree last.
  var currentNavigation: NavigationID {
    switch phase {
    case .performing(let work): work.navigation
    case .rebuilding(let work): work.navigation
    case .detached, .unknown, .resting, .behind: lastChange
    }
  }

  /// Whether the tree may go back to what is shown, because that is another or may become one.
  var canGoBack: Bool { if case .resting = phase { false } else { true } }

  /// Whether the screen shows, or may come to show, what the router had given up.
  var mayComeLate: Bool {
    switch phase {
    case .detached(let screen), .unknown(let screen): isAstray || screen.abandoned != nil
    case .rebuilding(let work): isAstray || work.screen.abandoned != nil
    case .resting, .behind, .performing: isAstray
    }
  }

  /// Whether the screen shows the tree, and all that was committed has ended.
  @usableFromInline var isAtRest: Bool {
    guard commits.isEmpty else { return false }
    switch phase {
    case .resting: return true
    case .unknown(let screen): return !screen.isRebuildDue
    case .detached, .behind, .performing, .rebuilding: return false
    }
  }
}
