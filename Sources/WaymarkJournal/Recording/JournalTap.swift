import Waymark
import WaymarkCore

/// Notes what goes into a router's core and comes out, on the main actor; nothing is turned into text here.
@MainActor
final class JournalTap<R: Route>: CoreWatcher {
  private let journal: Journal
  private let scribe: JournalScribe
  private weak var router: Router<R>?
  private var lostCount = 0

  init(_ journal: Journal, _ scribe: JournalScribe, of router: Router<R>) {
    self.journal = journal
    self.scribe = scribe
    self.router = router
    note(.base(router.core.state, isBetweenInputs: !router.core.isWorking))
  }

  func takes(_ input: Input) {
    if lostCount > 0, !input.isRegistration, journal.hasRoom, let state = router?.core.state {
      note(.lost(exchange(&lostCount, with: 0)))
      note(.base(state, isBetweenInputs: true))
    }
    note(.input(input, router?.detail(of: input, writesValues: scribe.writesValues)))
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
    switch journal.note(JournalNote(fact: fact, scribe: scribe)) {
    case .isTaken: break
    case .hasNoRoom: lostCount = 1
    case .hasFailed(let error): fail(error)
    }
  }

  /// Follows the router no longer, and tells it why when nothing is under way.
  private func fail(_ error: JournalError) {
    guard let router else { return }
    router.core.unwatch(self)
    MainQueue.async { [weak router] in
      guard let router else { return }
      router.emit(.journalFailed(error), router.lastChange)
    }
  }

  deinit { _ = journal.note(JournalNote(fact: .gone, scribe: scribe)) }
}
