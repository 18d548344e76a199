/// Notes what happens in a router, for a journal or a replay.
///
/// Noting copies values into a preallocated list, under a lock. Nothing is turned into text here.
@MainActor
@usableFromInline
final class JournalTap<R: Route>: JournalTapping {
  /// The journal and the list that it is written to.
  ///
  /// The journal is kept as long as it follows the router.
  private let ink: (journal: Journal, buffer: JournalBuffer<R>)?
  /// Adds a record to the list.
  ///
  /// The function is specialized for the app's routes.
  private let append: SpecializedStep<R>.Append
  /// The player, if a journal is replayed instead of written.
  let player: (any JournalPlayer<R>)?
  private(set) weak var router: Router<R>?

  /// The number of this router's last record.
  private var lastSequence: UInt64 = 0
  /// How many times observers have been told something since then.
  private var toldCount: UInt32 = 0
  /// The place that calls come from now, while the router is at work.
  var place = JournalPlace.top
  /// Whether the current call came from outside, although the router counts as at work for a moment.
  var isFromOutside = false
  /// The way in which the current request is made.
  var way = JournalRequest<R>.Way.verb
  /// The last navigation whose source has been noted.
  var lastKnown: UInt64
  /// The navigation whose change is being computed.
  var proposing: UInt64 = 0
  /// The last navigation that the router itself asked for.
  var own: UInt64 = 0
  /// Whether the user may have done a part of the last request.
  var isPatched = false
  /// Whether to note a whole tree when the router is next at rest.
  private var isBaseDue = false

  init(_ journal: Journal, _ buffer: JournalBuffer<R>, of router: Router<R>) {
    ink = (journal, buffer)
    append = router.reference.specialized.append
    player = nil
    self.router = router
    lastKnown = router.storedMachine.lastNavigation
  }

  init(_ player: any JournalPlayer<R>, of router: Router<R>) {
    ink = nil
    append = router.reference.specialized.append
    self.player = player
    self.router = router
    lastKnown = router.storedMachine.lastNavigation
  }

  /// Notes the state of the router when the journal begins to follow it.
  func begin() {
    if ink?.journal.core.isFirst == true { note(.open) }
    noteBase()
  }

  /// Notes a fact.
  ///
  /// - Parameters:
  ///   - fact: What happened.
  ///   - navigation: The navigation that it belongs to.
  ///   - place: Where the call came from, for a call.
  ///   - weight: How the fact counts when records are counted.
  func note(
    _ fact: JournalFact<R>, _ navigation: UInt64 = 0, at place: JournalPlace = .top,
    _ weight: JournalWeight = .one
  ) {
    guard let ink else {
      if let player { count(player.note(fact, navigation, place), weight) }
      return
    }
    let core = ink.journal.core
    let beginning = core.begin(ink.buffer, weight == .two ? 2 : 1)
    if beginning.isNoted {
      append(ink.buffer, beginning.first, beginning.time, navigation, place, fact)
      core.end(beginning.wake)
    }
    count(beginning.last, weight)
    if beginning.need != .nothing { meet(beginning.need) }
  }

  private func count(_ sequence: UInt64, _ weight: JournalWeight) {
    guard weight != .aside else { return }
    lastSequence = sequence
    toldCount = 0
  }

  private func meet(_ need: JournalNeed) {
    switch need {
    case .nothing: break
    case .rest:
      isBaseDue = true
      // Make the router check whether it is at rest.
      router?.observers?.mayKeepTooMuch = true
    case .turn: ink?.journal.core.turn()
    case .base(let lost):
      note(.lost(lost))
      noteBase()
    }
  }

  /// Notes a whole tree if one is due, because the router is at rest.
  func rests() {
    guard isBaseDue, let router else { return }
    if let core = ink?.journal.core, core.isTurnDue {
      core.turn()
    } else if router.isReplayable {
      noteBase()
    }
  }

  /// Makes the router check whether it is at rest, as long as a whole tree is due.
  func retryBase() {
    if isBaseDue { router?.observers?.mayKeepTooMuch = true }
  }

  /// Notes the state of the router.
  func noteBase() {
    guard let router else { return }
    let base = JournalBase(router)
    isBaseDue = !base.isReplayable
    ink?.journal.core.willNoteBase(ink?.buffer)
    note(.base(base))
  }

  /// Notes the beginning of a new file, before other routers note their state in it.
  func noteTurn() { note(.turn, 0, at: .top, .two) }

  /// Stops following the router, because the journal can no longer be written.
  func journalFailed(_ error: JournalError) {
    guard let router else { return }
    router.observers?.tap = nil
    router.pipeline?.tap = nil
    router.emit(.journalFailed(error), router.storedMachine.lastChange)
  }

  /// Stops following the router.
  func end() {
    note(.gone)
    ink?.journal.core.leave(self)
  }

  /// Notes that observers are about to be told something.
  ///
  /// - Parameter kind: The place that calls come from in the meantime; counted from the last record if `nil`.
  /// - Returns: The place that calls came from until now, to be restored when all have been told.
  func beginTelling(_ kind: JournalPlace? = nil) -> JournalPlace {
    let before = place
    if let kind {
      place = kind
    } else {
      toldCount += 1
      place = JournalPlace(kind: .told, number: lastSequence, count: toldCount)
    }
    if let player { player.tell(place) }
    return before
  }

  /// The place that a call comes from.
  ///
  /// - Parameter isWorking: Whether the router is at work.
  /// - Returns: The place.
  func origin(_ isWorking: Bool) -> JournalPlace { isWorking && !isFromOutside ? place : .top }

  /// The place that a call comes from if it is made now.
  var origin: JournalPlace {
    guard let router else { return .top }
    if router.isWorking { return origin(true) }
    return router.thinkerPlace ?? .top
  }
}

/// A router that is followed, as the journal sees it on the main actor.
@MainActor
protocol JournalTapping: AnyObject {
  func noteTurn()
  func noteBase()
  func journalFailed(_ error: JournalError)
}

/// The work of the router after something was noted.
enum JournalNeed: Equatable {
  case nothing
  /// Note its state when it is at rest.
  case rest
  /// Begin a new file at once.
  case turn
  /// Note its state at once, because this number of records was lost.
  case base(lost: Int)
}
