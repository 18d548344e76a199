public import Waymark
import WaymarkCore

extension Router {
  /// Records everything that happens in the router from now on, until the router is released.
  ///
  /// A journal that followed the router before no longer does.
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
    endRecording()
    let scribe = JournalScribe(number: journal.core.newWindow(), label: window, routes: routes)
    let tap = JournalTap(journal, scribe, of: self)
    core.watch(tap, for: [.commits, .screens], isFirst: true)
    tap.begin()
    return Registration { [weak core, weak tap] in if let tap { core?.unwatch(tap) } }
  }

  private func endRecording() { if let tap = core.watcher(JournalTap.self) { core.unwatch(tap) } }
}

extension Router: JournaledRouter {
  var moment: Int? { history.flatMap { $0.isTravelling ? $0.current.id : nil } }

  func ownIntent(_ edit: WaymarkCore.Edit) -> OwnIntent? {
    (core.tag(of: edit) as? TypedValue<Intent<R>>).map { OwnIntent($0.value) }
  }

  func journalFailed(_ error: JournalError, _ tap: JournalTap) {
    guard core.watcher(JournalTap.self) === tap else { return }
    endRecording()
    emit(.journalFailed(error), lastChange)
  }
}
