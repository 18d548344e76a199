/// Something that a journal notes, with the router's own values.
///
/// They are turned into text later.
@usableFromInline
enum JournalFact<R: Route>: Sendable {
  // About the journal.
  indirect case base(JournalBase<R>)
  case lost(Int)
  /// The first file begins.
  case open
  /// A file ends, and the next begins: two records.
  case turn
  case gone

  // Calls into the router, and what the app's code gave it.
  /// Somebody asked for something, which is queued.
  indirect case submit(JournalRequest<R>)
  /// Somebody asked for something, whose turn it is at once: two records.
  case submitAndBegin(JournalRequest<R>)
  case refused(NavigationOutcome)
  case guardAdded(JournalGuard)
  case guardRemoved(Int)
  indirect case guarded(Int, Entry<R>)
  indirect case answer(Int, Decision<R>)
  indirect case late(Int, Decision<R>)
  indirect case edited(EntryTree<R>?, last: UInt64)
  indirect case placed(R, Placement<R>)
  case acknowledged(UInt64)
  case failed(UInt64, HostFailure)
  case cancelled(UInt64)
  indirect case showing(UInt64, EntryTree<R>)
  case again(UInt64)
  case began(UInt64)
  indirect case user(ExternalChange<R>)
  case host(Bool)
  case room(Int)
  case screen(EntryID)
  case resume
  indirect case ask(EntryID, of: NavigationID, R, Presentation)
  case askedAway
  case askerGone(EntryID)
  /// Somebody goes to a moment of the history, or back to now.
  case travel(Int?, NavigationOptions)
  /// The tree at that moment, if it is kept still.
  indirect case travelled(EntryTree<R>?, isNow: Bool)

  // The course of a navigation.
  indirect case begin(Intent<R>?)
  case asked(Int, DecisionSource, EntryID?, isAsync: Bool)
  case detour(NavigationID?)
  case commit(Step<Entry<R>>, last: UInt64)
  case commitTree(EntryTree<R>, last: UInt64)
  case step(UInt64, Step<Entry<R>>)
  indirect case rebuild(UInt64, EntryTree<R>)
  case stepEnd(UInt64, JournalStepEnd<R>)
  indirect case tree(JournalTreeCause, EntryTree<R>, shown: EntryTree<R>?)
  case note(JournalNote)
  case misuse(String)
  case life(Entry<R>, ScreenPhase)
  case result(Any.Type?)
  case end(NavigationOutcome)
}

/// A request to the router, and how it was made.
@usableFromInline
struct JournalRequest<R: Route>: Sendable {
  /// The way in which it was asked for.
  @usableFromInline
  enum Way: Sendable {
    case verb
    case returning
    /// A screen that the toolkit has taken away already returned something.
    case answering
    indirect case restore([ElementPosition: RouteTree<R>])
    /// A link was opened, of that pattern: the URL has values, which are nobody's to read.
    indirect case link(String)
  }

  let intent: Intent<R>
  let isAnimated: Bool
  let priority: NavigationPriority
  let transition: TransitionStyle?
  var screen: EntryID?
  var way = Way.verb
}

/// A guard or a veto as it was registered.
@usableFromInline
struct JournalGuard: Sendable {
  let key: Int
  let source: DecisionSource
  var isAsync = false
  var isOfPlaces = false
  /// Whether it may ask the user.
  var asks = false
  /// When a veto is asked; `nil` for a guard.
  var reasons: LeaveReasons?
}

/// How a step or a rebuild ended.
@usableFromInline
enum JournalStepEnd<R: Route>: Sendable {
  /// It was carried out as asked.
  case done
  /// It was carried out as this step says, which may be less than was asked.
  indirect case doneOtherwise(Step<Entry<R>>)
  case built(EntryTree<R>?)
  case userDid
  case failed(HostFailure.Kind)
  case cancelled
  case abandoned
  case withdrawn
}

/// Why the tree changed without a commit.
@usableFromInline
enum JournalTreeCause: String, Sendable {
  case user
  case back
  case late
}

/// Things that went wrong or had no effect.
@usableFromInline
enum JournalNote: String, Sendable {
  case ignoredReport
  case lateAck
  case ackAgain
}

/// The whole state of a router, from which later records go on.
@usableFromInline
final class JournalBase<R: Route>: Sendable {
  let tree: EntryTree<R>
  let shown: EntryTree<R>?
  let lastEntry: UInt64
  let lastNavigation: UInt64
  let lastRequest: UInt64
  let guards: [JournalGuard]
  let lastGuard: Int
  let screens: [EntryID]
  let hasHost: Bool
  let room: Int
  let isReplayable: Bool
  let configuration: JournalConfiguration

  @MainActor
  init(_ router: Router<R>) {
    let machine = router.machine
    tree = machine.tree
    shown = machine.shown
    lastEntry = machine.ids.last
    lastNavigation = machine.lastNavigation
    lastRequest = machine.lastRequest
    guards = router.pipeline?.journalGuards ?? []
    lastGuard = router.pipeline?.lastKey ?? 0
    screens = router.observers?.screens.keys.sorted() ?? []
    hasHost = router.ownHost != nil
    room = router.host.columnsThatFit
    isReplayable = router.isReplayable
    configuration = JournalConfiguration(
      matching: machine.matching, timeout: router.stepTimeout,
      redirectLimit: router.configuration.advanced.redirectLimit,
      roundLimit: router.configuration.advanced.roundLimit)
  }
}

/// How a router works, as far as it can be written.
struct JournalConfiguration: Sendable {
  let matching: EntryMatching
  let timeout: Duration?
  let redirectLimit: Int
  let roundLimit: Int
}
