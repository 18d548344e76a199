public import Waymark
import WaymarkCore

extension Router {
  /// Records everything that happens in the router from now on, until the router is released.
  ///
  /// Several journals may follow a router. One that follows it already begins a new window for it.
  ///
  /// ```swift
  /// router.record(in: journal, window: "main")
  /// ```
  ///
  /// - Parameters:
  ///   - journal: The journal to write to. It may follow other routers too.
  ///   - window: The name of the window in the journal.
  ///   - routes: The way in which routes are written, by default as names.
  /// - Returns: The registration, which ends the recording when it is cancelled.
  @discardableResult
  public func record(
    in journal: Journal, window: String? = nil, routes: JournalRoutes<R> = .names
  ) -> Registration {
    unwatch { ($0 as? JournalTap<R>)?.journal === journal }
    let tap = JournalTap(
      journal, JournalScribe(of: core.state, label: window, routes: routes), of: self)
    watch(tap, for: [.commits, .screens], isFirst: true)
    return Registration { [weak self, weak tap] in self?.unwatch { $0 === tap } }
  }

  /// The router's knowledge of an input, beyond the core's.
  func detail(of input: Input, writesValues: Bool = false) -> JournalDetail? {
    switch input {
    case .asked(let request): shownRoute(request.edit).map { .shows($0) }
    case .decided(_, .redirect(let edit)): shownRoute(edit).map { .shows($0) }
    case .failed where writesValues: .error(HostFailure(core.hostFailure).description)
    default: nil
    }
  }

  /// The route of an edit that the app works out, if it has to say where the route goes.
  func shownRoute(_ edit: WaymarkCore.Edit) -> AnyRoute? {
    guard case .show(let route)? = (core.tag(of: edit) as? TypedValue<Intent<R>>)?.value else { return nil }
    return AnyRoute(route)
  }
}

/// Notes what goes into a router's core and comes out, on the main actor; nothing is turned into text here.
@MainActor
final class JournalTap<R: Route>: CoreWatcher {
  fileprivate let journal: Journal
  private let scribe: JournalScribe
  private weak var router: Router<R>?

  init(_ journal: Journal, _ scribe: JournalScribe, of router: Router<R>) {
    self.journal = journal
    self.scribe = scribe
    self.router = router
    note(.begun(isBetweenInputs: !router.core.isWorking))
  }

  func took(_ input: Input) {
    note(.input(input, router?.detail(of: input, writesValues: scribe.writesValues)))
  }

  func carriesOut(_ effect: Effect) {
    switch effect {
    case .redirected, .refused, .arrived, .hear: break
    default: note(.effect(effect))
    }
  }

  private func note(_ fact: __owned JournalFact) {
    if let error = journal.note(JournalNote(fact: fact, scribe: scribe)) { fail(error) }
  }

  /// Follows the router no longer, and tells it why when nothing is under way.
  private func fail(_ error: JournalError) {
    guard let router else { return }
    router.unwatch { $0 === self }
    MainQueue.async { [weak router] in
      guard let router else { return }
      router.emit(.journalFailed(error), router.lastChange)
    }
  }

  deinit { _ = journal.note(JournalNote(fact: .gone, scribe: scribe)) }
}
