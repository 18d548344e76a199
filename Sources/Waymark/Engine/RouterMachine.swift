/// The state of a router as a state machine: events go in, and actions come out.
///
/// It is a pure value that calls nobody, so a host, a guard or an observer never finds it half changed. Its ``Phase`` says
/// what it waits for.
///
/// - `commit` changes the tree for a navigation, `report` for the user.
/// - `acknowledge` and `fail` take the host's answers, `attachHost` and `detachHost` say whether there is one.
/// - `next` says what to do: ask the host for something, end a navigation, or nothing until the next event.
@usableFromInline
struct RouterMachine<R: Route>: Sendable {
  /// The tree that was committed.
  @usableFromInline var tree: EntryTree<R>

  /// The tree that the host has acknowledged; `nil` before the first time.
  @usableFromInline var shown: EntryTree<R>?

  @usableFromInline var phase: Phase<R>

  /// The navigations that are committed and have not ended.
  @usableFromInline var commits = CommitQueue<R>()

  /// How far the last search found the shown tree and the wanted one to be equal; `nil` once either has changed
  /// otherwise.
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

  /// Whether the screen shows something that no commit has led to: a request that was carried out after the
  /// router had given it up, or the tree that a host says it shows.
  ///
  /// It is `false` again once the screen shows what is wanted.
  @usableFromInline var isAstray = false

  /// How many times in a row the host has answered that it shows something else.
  @usableFromInline var misses = 0

  /// The step that the last report has taken back from the host.
  var withdrawn: UInt64?

  /// The greatest number of such answers, because a host might go back and forth for ever.
  static var maximumMisses: Int { 100 }

  @usableFromInline let matching: EntryMatching

  @usableFromInline
  init(_ routes: RouteTree<R>, matching: EntryMatching) {
    var ids = EntryID.Generator()
    tree = EntryTree(routes, ids: &ids)
    phase = .detached(UnknownScreen(first: tree, isRebuildDue: true))
    self.ids = ids
    self.matching = matching
  }

  @inlinable
  mutating func nextNavigationID() -> NavigationID {
    lastNavigation += 1
    return NavigationID(lastNavigation)
  }

  /// Takes the phase out, so that its content is not copied.
  ///
  /// The machine is at rest until the phase is set again.
  @inlinable
  @inline(__always)
  mutating func takePhase() -> Phase<R> {
    var taken = Phase<R>.resting
    swap(&taken, &phase)
    return taken
  }

  /// Takes out the way from the shown tree to the tree, if the host has not been asked for anything.
  @inlinable
  @inline(__always)
  mutating func takeWay() -> Way<R>? {
    let taken = takePhase()
    guard case .behind(let way) = consume taken else { return nil }
    return way
  }

  /// The navigation of the running request, or the one that last changed the tree.
  var currentNavigation: NavigationID {
    switch phase {
    case .performing(let work): work.navigation
    case .rebuilding(let work): work.navigation
    case .detached, .unknown, .resting, .behind: lastChange
    }
  }

  /// Whether the tree may go back to what is shown, because the two differ or may come to differ.
  var canGoBack: Bool { if case .resting = phase { false } else { true } }

  /// Whether the screen shows, or may still show, a request that the router has given up.
  var mayComeLate: Bool {
    switch phase {
    case .detached(let screen), .unknown(let screen): isAstray || screen.abandoned != nil
    case .rebuilding(let work): isAstray || work.screen.abandoned != nil
    case .resting, .behind, .performing: isAstray
    }
  }

  /// Whether the screen shows the tree and every committed navigation has ended.
  @usableFromInline var isAtRest: Bool {
    guard commits.isEmpty else { return false }
    switch phase {
    case .resting: return true
    case .unknown(let screen): return !screen.isRebuildDue
    case .detached, .behind, .performing, .rebuilding: return false
    }
  }
}
