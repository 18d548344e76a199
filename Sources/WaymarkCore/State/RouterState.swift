package import WaymarkState

/// Everything that a router knows, as one value; inputs go in, effects come out; it calls nobody and holds no closure.
///
/// Somebody *requests* a change, screens and *guards* decide, it is *committed* to ``tree``, the host is asked for
/// *steps* and *acknowledges* them until ``shown`` is the same, and the navigation *ends*. Each of these has a file of
/// its own beside this one.
package struct RouterState: Sendable {
  /// The committed tree.
  package internal(set) var tree: PlaceTree
  /// The host's screen as it was acknowledged last, with the question if there is one; `nil` before the first time, and
  /// without a host.
  package var screen: PlaceTree?

  /// The host's present work.
  package var phase = Phase.detached
  package var host = HostMemory()
  /// Committed and not ended, the oldest first.
  var commits: [Commit] = []
  /// Asked for and not committed.
  package var agenda = Agenda()
  package internal(set) var guards = Guards()
  /// A record for each entry about which there is something to remember.
  package var records: [EntryID: PlaceRecord] = [:]
  /// The answers that the next host's screens hear.
  var undelivered: [Delivery] = []
  var seen = Seen()
  /// The places of questions to the user that are on the screen or on their way.
  var questions: [EntryID] = []
  var effects = Queue<Effect>()
  /// Those who listen, and so have to be told.
  package internal(set) var audience: Audience = []
  /// How often guards may send one navigation elsewhere.
  package var maximumRounds = 10

  package internal(set) var ids: EntryID.Generator
  /// Counts the changes of what the host is to show.
  package internal(set) var revision: UInt64 = 0
  /// Counts the changes of the host's screen.
  package internal(set) var shownCount: UInt64 = 0
  /// Counts the changes of the tree.
  package internal(set) var treeVersion: UInt64 = 0
  /// The revision of the newest commit that brought nothing and took nothing away.
  var newestInPlace: UInt64 = 0
  /// The newest change of the tree.
  package internal(set) var newestChange = Change()
  /// The newest navigation that has changed the tree.
  package var lastChange: NavigationNumber = 0
  /// The user's newest act that has changed something.
  package internal(set) var lastReport: NavigationNumber = 0
  /// The keys of tabs that the user was in before, the last one last.
  package var tabsLeft: [AnyRoute] = []
  /// Numbers turns, and edits that the app works out.
  package var lastTurn: TurnNumber = 0
  /// Whether the app has let go of the router.
  private(set) var isReleased = false

  /// Makes the state of a router that has no host.
  ///
  /// - Parameters:
  ///   - tree: The first tree, which no guard is asked about.
  ///   - ids: The source of identifiers, which has given those of the tree.
  package init(_ tree: PlaceTree, ids: EntryID.Generator) {
    self.tree = tree
    self.ids = ids
  }

  package mutating func handle(_ input: Input) {
    switch input {
    case .asked(let request): asked(request)
    case .workedOut(let number, let result): workedOut(number, result)
    case .finishedDetour(let id): finishedDetour(id)
    case .answered(let id, let value): answered(id, value)
    case .added(let one): added(one)
    case .removed(let number): removed(number)
    case .decided(let turn, let verdict): decided(turn, verdict)
    case .guardTimedOut(let turn): guardTimedOut(turn)
    case .attached: attached()
    case .attachedAgain: attachedAgain()
    case .detached: detached()
    case .began(let request): began(request)
    case .acknowledged(let request): acknowledged(request)
    case .failed(let request): failed(request)
    case .timedOut(let request): timedOut(request)
    case .gaveUp(let request): gaveUp(request)
    case .showsInstead(let request, let tree): showsInstead(tree, request)
    case .columnsThatFit(let count): columnsThatFit(count)
    case .closed(let id, let answer, let number): closedByUser(id, answer, number)
    case .selected(let path, let number): selectedByUser(path, number)
    case .selectedDetent(let detent, let id, let number): selectedByUser(detent, of: id, number)
    case .saved(let id, let key, let value): save(value, key, of: id)
    case .released: release()
    }
    if agenda.deciding != nil, !isBetweenHosts { goOn() }
    repeat {
      beginWaiting()
      planStep()
      // A restore may have come to rest, and lets a link go on.
    } while agenda.firstReady != nil && !isBetweenHosts
  }

  /// The next thing to do, counted as done.
  package mutating func next() -> Effect? { effects.popFirst() }

  /// Tells more from now on, to those who listen.
  package mutating func listen(_ listeners: Audience) {
    let new = listeners.subtracting(audience)
    audience.formUnion(listeners)
    // They know where everything is now.
    if new.contains(.arrivals), phase.isResting { seen.arrivedAt = tree.visibleElement.id }
    if new.contains(.screens), let screen { seen.look(at: screen) }
  }

  /// The tree that was acknowledged last, without a question; `nil` before the first time, and without a host.
  package var shown: PlaceTree? { screen.map { withoutQuestions($0) } }

  func withoutQuestions(_ screen: PlaceTree) -> PlaceTree {
    var tree = screen
    while let top = tree.modals.last?.root.id, questions.contains(top) { tree.dismiss() }
    return tree
  }

  /// The tree that the host is to show: the committed one, and the question to the user over it.
  package var goal: PlaceTree {
    guard let question = agenda.deciding?.question else { return tree }
    var goal = tree
    goal.present(question)
    return goal
  }

  /// Whether the host has done all that it was asked for.
  package var isAtRest: Bool { phase.isResting }

  /// Whether somebody is asked about a navigation.
  package var isDeciding: Bool { agenda.deciding != nil }

  /// Whether somebody is asked about a navigation that is no recheck.
  package var isDecidingNews: Bool { agenda.deciding?.pending.isRecheck == false }

  /// Whether a navigation has changed the tree and has not ended.
  package func isCommitted(_ number: NavigationNumber) -> Bool { commits.contains { $0.number == number } }

  /// Whether the screen shows the tree and nothing is going on; detours may wait.
  @inline(__always) package var isSettled: Bool {
    var isShown = phase.isResting
    // A host that has failed twice may still show a question that was answered.
    if case .unknown(isRebuildDue: false) = phase { isShown = screen != nil && questions.isEmpty }
    return isShown && agenda.deciding == nil
  }

  /// Whether nothing waits or is under way, so that a journal can begin with it.
  package var isWhole: Bool {
    let isQuiet = if case .detached = phase { screen == nil } else { phase.isResting }
    return isQuiet && commits.isEmpty && questions.isEmpty && !host.isDoubtful
      && agenda.everything.isEmpty && !records.values.contains { $0.answer != nil }
  }

  /// Ends everything, because the app lets go of the router.
  mutating func release() {
    isReleased = true
    phase = .detached
    for commit in commits { end(commit.number, .failed(.routerReleased)) }
    for pending in agenda.everything { end(pending.number, .failed(.routerReleased)) }
    commits = []
    agenda = Agenda()
    if audience.contains(.screens) {
      for place in tree.places() { effects.append(.screen(place.id, .removed)) }
    }
    records = [:]
    guards.objections = []
  }

  /// Ends a navigation, and with a restore the wait of a link for it.
  mutating func end(_ number: NavigationNumber, _ outcome: Outcome) {
    guard number != 0 else { return }
    effects.append(.ended(number, outcome))
    if agenda.restore == number { agenda.restore = nil }
    if case .failed(let failure) = outcome, failure != .routerReleased {
      effects.append(.noticed(.failed(number, failure)))
    }
  }
}
