import WaymarkCore

/// Notes what goes into a router's core and comes out, on the main actor; nothing is turned into text here.
@MainActor
final class JournalTap: CoreJournal {
  private let journal: Journal
  let scribe: JournalScribe
  private weak var router: (any JournaledRouter)?
  private var need = JournalNeed.nothing
  /// Whether no whole tree is noted yet with which a replay could begin.
  private var isBaseDue = false
  private var lostCount = 0
  /// The pattern of the link that is being opened, and those of links that wait for their turn.
  private var link: String?
  private var waitingLinks: [NavigationNumber: String] = [:]

  init(_ journal: Journal, _ scribe: JournalScribe, of router: any JournaledRouter) {
    self.journal = journal
    self.scribe = scribe
    self.router = router
  }

  func begin() {
    journal.core.add(self)
    noteBase()
  }

  /// Notes an input, which the core takes next.
  func note(_ input: Input) {
    if need != .nothing || isBaseDue, !input.isRegistration { meetNeed() }
    if let details = details(input) { note(.detailed(input, details)) } else { note(.input(input)) }
  }

  func note(_ effect: Effect) {
    switch effect {
    case .redirected, .arrived, .hear: break
    default: note(.effect(effect))
    }
  }

  func note(misuse problem: String) { note(.misuse(problem)) }

  /// Notes the pattern of a link with what is asked for.
  func noting(_ pattern: String, _ submit: () -> Navigation) -> Navigation {
    link = pattern
    let navigation = submit()
    if let pattern = exchange(&link, with: nil), navigation.currentOutcome == nil {
      waitingLinks[navigation.id.rawValue] = pattern
    }
    return navigation
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
      details.error = router?.hostError
      return details
    case .decided, .objected, .finishedDetour, .showsInstead: return known(input)
    default: return nil
    }
  }

  private func details(_ request: Request) -> JournalDetails? {
    let link = exchange(&link, with: nil) ?? waitingLinks.removeValue(forKey: request.number)
    var isOwn = false
    if case .own = request.edit { isOwn = true }
    guard isOwn || link != nil || request.cause == .travel, let router else { return nil }
    var details = JournalDetails()
    (details.intent, details.link, details.moment) = (router.ownIntent(request.edit), link, router.moment)
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
    let isLosing = need == .loss
    guard isLosing ? journal.core.hasRoom : need == .turn || core.state.isWhole else { return }
    let outline = core.state.outline
    isBaseDue = !outline.isWhole
    if isLosing {
      journal.core.note(.lost(exchange(&lostCount, with: 0)), of: scribe)
      journal.core.note(outline, of: scribe)
    } else if journal.core.isTurnDue {
      journal.core.turn(scribe, outline)
    } else {
      journal.core.note(outline, of: scribe)
    }
  }

  /// Notes where the router is, unless it is in the middle of something; then at the next input.
  func noteBase() {
    guard let core = router?.core else { return }
    var outline = core.state.outline
    outline.isWhole = outline.isWhole && !core.isWorking
    isBaseDue = !outline.isWhole
    journal.core.note(outline, of: scribe)
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
  var hostError: String { get }
  /// The meaning of an edit that the app works out; `nil` for others.
  func ownIntent(_ edit: WaymarkCore.Edit) -> OwnIntent?
  func journalFailed(_ error: JournalError, _ tap: JournalTap)
}

extension Input {
  /// Whether the core takes it at once, in the middle of what it carries out.
  var isRegistration: Bool {
    switch self {
    case .added, .saved: true
    default: false
    }
  }
}
