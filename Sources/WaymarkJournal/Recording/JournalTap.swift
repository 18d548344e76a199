import Waymark
import WaymarkCore

/// Notes what goes into a router's core and comes out, on the main actor; nothing is turned into text here.
@MainActor
final class JournalTap: CoreWatcher {
  private let journal: Journal
  let scribe: JournalScribe
  private weak var router: (any JournaledRouter)?
  private var need = JournalNeed.nothing
  /// Whether no whole tree is noted yet with which a replay could begin.
  private var isBaseDue = false
  private var lostCount = 0

  init(_ journal: Journal, _ scribe: JournalScribe, of router: any JournaledRouter) {
    self.journal = journal
    self.scribe = scribe
    self.router = router
  }

  func begin() {
    journal.core.add(self)
    noteBase()
  }

  func takes(_ input: Input) {
    if need != .nothing || isBaseDue, !input.isRegistration { meetNeed() }
    if let details = details(input) { note(.detailed(input, details)) } else { note(.input(input)) }
  }

  func carriesOut(_ effect: Effect) {
    switch effect {
    case .redirected, .arrived, .hear: break
    default: note(.effect(effect))
    }
  }

  private func note(_ fact: __owned JournalFact) {
    guard lostCount == 0 else {
      lostCount += 1
      return
    }
    need = journal.core.note(fact, of: scribe)
    if need == .loss { lostCount = 1 }
  }

  private func details(_ input: Input) -> JournalDetails? {
    switch input {
    case .asked(let request): return details(request)
    case .decided(_, .redirect(let edit)):
      guard let intent = router?.ownIntent(edit) else { return known(input) }
      var details = known(input) ?? JournalDetails()
      details.intent = intent
      return details
    case .failed where scribe.writesValues:
      var details = JournalDetails()
      details.error = (router?.core.hostFailure as? HostFailure ?? .dropped).description
      return details
    case .decided, .objected, .finishedDetour, .showsInstead: return known(input)
    default: return nil
    }
  }

  private func details(_ request: Request) -> JournalDetails? {
    var details = JournalDetails()
    if case .own = request.edit {
      details.intent = router?.ownIntent(request.edit)
    } else if request.cause == .travel {
      details.moment = router?.moment
    } else {
      return nil
    }
    return details
  }

  /// The state's part of the details.
  private func known(_ input: Input) -> JournalDetails? {
    router.flatMap { JournalDetails(input, $0.core.state) }
  }

  // MARK: Whole trees

  /// Notes a whole tree, or that facts were lost, between two inputs.
  private func meetNeed() {
    guard let core = router?.core else { return }
    if need == .loss {
      guard journal.core.hasRoom else { return }
      journal.core.note(.lost(exchange(&lostCount, with: 0)), of: scribe)
    } else {
      guard need == .turn || core.state.isWhole else { return }
      if journal.core.isTurnDue { return journal.core.turn(by: self) }
    }
    noteBase(isBetweenInputs: true)
  }

  /// Notes where the router is.
  ///
  /// If it is in the middle of something, a replay cannot begin there, and the next input tries again.
  func noteBase(isBetweenInputs: Bool = false) {
    guard let core = router?.core else { return }
    let isWhole = core.state.isWhole && (isBetweenInputs || !core.isWorking)
    isBaseDue = !isWhole
    journal.core.note(base: core.state, isWhole: isWhole, of: scribe)
  }

  // MARK: The end

  func journalFailed(_ error: JournalError) { router?.journalFailed(error, self) }

  deinit { journal.core.note(.gone, of: scribe) }
}

/// A router as its tap sees it, without the type of its routes.
@MainActor
protocol JournaledRouter: AnyObject {
  var core: Core { get }
  /// The moment of the history that is shown; `nil` for now.
  var moment: Int? { get }
  /// The meaning of an edit that the app works out; `nil` for others.
  func ownIntent(_ edit: WaymarkCore.Edit) -> OwnIntent?
  func journalFailed(_ error: JournalError, _ tap: JournalTap)
}

extension Input {
  /// Whether the core takes it at once, in the middle of what it carries out.
  fileprivate var isRegistration: Bool {
    switch self {
    case .added, .saved: true
    default: false
    }
  }
}
