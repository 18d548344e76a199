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
    if let tap = core.watcher(JournalTap<R>.self) { core.unwatch(tap) }
    core.listen([.commits, .screens])
    let scribe = JournalScribe(
      of: core.state, window: journal.core.newWindow(), label: window, routes: routes)
    let tap = JournalTap(journal, scribe, of: self)
    core.watch(tap, isFirst: true)
    return Registration { [weak core, weak tap] in if let tap { core?.unwatch(tap) } }
  }

  /// The meaning of an edit that the app works out; `nil` for others.
  func ownIntent(_ edit: WaymarkCore.Edit) -> Intent<R>? {
    (core.tag(of: edit) as? TypedValue<Intent<R>>)?.value
  }
}
