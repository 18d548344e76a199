/// Where a router that is followed notes what happens.
///
/// Noting copies values into a list that was made beforehand, under a lock. Nothing is turned into text here.
@MainActor
@usableFromInline
final class JournalTap<R: Route>: JournalTapping {
  /// Where it is written, which is kept as long as it follows the router.
  private let ink: (journal: Journal, buffer: JournalBuffer<R>)?
  /// Adds a record to its list, compiled for the app's routes.
  private let append: SpecializedStep<R>.Append
  /// What plays a journal again instead of writing one.
  let player: (any JournalPlayer<R>)?
  private(set) weak var router: Router<R>?

  /// The last record of this router.
  private var lastSequence: UInt64 = 0
  /// How often somebody has been told something since.
  private var toldCount: UInt32 = 0
  /// Where calls come from that are made now, while the router is at work.
  var place = JournalPlace.top
  /// Whether what is being asked for was asked for from outside, though the router counts as at work for a moment.
  var isFromOutside = false
  /// How what is being asked for now is.
  var way = JournalRequest<R>.Way.verb
  /// The last navigation of which it is known who asked for it.
  var lastKnown: UInt64
  /// The navigation whose change is being worked out.
  var proposing: UInt64 = 0
  /// The last navigation that the router itself asked for.
  var own: UInt64 = 0
  /// Whether the user may have left less to do than the host was asked for last.
  var isPatched = false
  /// Whether a whole tree is to be noted when the router is next at rest.
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

  /// Notes where the router is when the journal begins to follow it.
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
  ///   - weight: What the fact is to those who count records.
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
      // Has the router look whether it is at rest.
      router?.observers?.mayKeepTooMuch = true
    case .turn: ink?.journal.core.turn()
    case .base(let lost):
      note(.lost(lost))
      noteBase()
    }
  }

  /// The router is at rest.
  func rests() {
    guard isBaseDue, let router else { return }
    if let core = ink?.journal.core, core.isTurnDue {
      core.turn()
    } else if router.isReplayable {
      noteBase()
    }
  }

  /// Has the router look whether it is at rest, as long as a whole tree is due.
  func retryBase() {
    if isBaseDue { router?.observers?.mayKeepTooMuch = true }
  }

  /// Notes where the router is.
  func noteBase() {
    guard let router else { return }
    let base = JournalBase(router)
    isBaseDue = !base.isReplayable
    ink?.journal.core.willNoteBase(ink?.buffer)
    note(.base(base))
  }

  /// Begins a new file with where the router is, before the others do.
  func noteTurn() { note(.turn, 0, at: .top, .two) }

  /// The journal can be written no longer.
  func journalFailed(_ error: JournalError) {
    guard let router else { return }
    router.observers?.tap = nil
    router.pipeline?.tap = nil
    router.emit(.journalFailed(error), router.storedMachine.lastChange)
  }

  /// Follows the router no longer.
  func end() {
    note(.gone)
    ink?.journal.core.leave(self)
  }

  /// Says that somebody is about to be told something.
  ///
  /// - Parameter kind: Where calls come from meanwhile; counted from the last record if `nil`.
  /// - Returns: Where calls came from until now, to be set again when all have been told.
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

  /// Where a call comes from.
  ///
  /// - Parameter isWorking: Whether the router is at work.
  /// - Returns: The place.
  func origin(_ isWorking: Bool) -> JournalPlace { isWorking && !isFromOutside ? place : .top }

  /// Where a call comes from that is made now.
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

/// What a journal needs after something has been noted.
enum JournalNeed: Equatable {
  case nothing
  /// That the router says where it is when it is at rest.
  case rest
  /// That a new file is begun, wherever the routers are.
  case turn
  /// That the router says where it is at once, as so many records are lost.
  case base(lost: Int)
}
