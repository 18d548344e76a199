/// The screens of a host by their entries, each made once and kept until its entry goes.
///
/// Make the new screens of a step before anything moves, and release the old ones when the step has ended:
///
/// ```swift
/// let screens = HostScreens(router: router) { entry, context in Page(entry.route, context) }
/// try screens.make(step.forEachInserted)
/// step.forEachRemoved { screens.release($0.id) }
/// ```
@MainActor
package final class HostScreens<R: Route, Screen> {
  /// The router whose contexts the screens get; it is not kept alive.
  package private(set) weak var router: Router<R>?

  /// The screens that are kept, including hidden ones.
  package var all: [EntryID: Screen] { contents?.held.mapValues { $0.screen } ?? [:] }

  // The content of the table. It is moved to the main actor when the table is released.
  private var contents: Contents?

  /// The object that stood for the host in the router at its last request.
  private var asked: LastSeen?

  /// A screen, and the context that knows whether its life has ended.
  private typealias Held = (screen: Screen, context: ScreenContext<R>)

  /// The things that must be released on the main actor, and to which the table may hold the last reference.
  @MainActor
  private final class Contents {
    var held: [EntryID: Held] = [:]
    /// The last request of former hosts when no screen's life had ended: lives end with those hosts.
    var living: UInt64?
    var preparation: ScreenPreparation<R>?
    let makeScreen: (Entry<R>, ScreenContext<R>) throws(HostError) -> Screen
    let didRelease: (EntryID, Screen) -> Void

    init(
      _ makeScreen: @escaping (Entry<R>, ScreenContext<R>) throws(HostError) -> Screen,
      _ didRelease: @escaping (EntryID, Screen) -> Void
    ) {
      self.makeScreen = makeScreen
      self.didRelease = didRelease
    }
  }

  /// Makes a table without screens.
  ///
  /// - Parameters:
  ///   - router: The router whose tree the host shows.
  ///   - makeScreen: Makes the screen of an entry.
  ///   - didRelease: Called when a screen has been released.
  package init(
    router: Router<R>, makeScreen: @escaping (Entry<R>, ScreenContext<R>) throws(HostError) -> Screen,
    didRelease: @escaping (EntryID, Screen) -> Void = { _, _ in }
  ) {
    self.router = router
    contents = Contents(makeScreen, didRelease)
  }

  /// Has a coordinator prepare screens while guards are asked, if it does that.
  package func prepare(with coordinator: any Coordinator<R>) {
    guard let router, let coordinator = coordinator as? any PreparingCoordinator<R> else { return }
    contents?.preparation = ScreenPreparation(router) { await coordinator.prepare($0) }
  }

  /// The screen of an entry, hidden or not.
  ///
  /// - Parameter id: The entry.
  /// - Complexity: O(1).
  package subscript(id: EntryID) -> Screen? { contents?.held[id]?.screen }

  /// Makes the screens of entries that have none, and makes those anew whose life has ended because another
  /// host has shown the router in between.
  ///
  /// - Parameter forEach: Lists the entries, as `step.forEachInserted` and `tree.forEachElement` do.
  /// - Throws: `HostError.routerMissing`, or the error that kept a screen from being made. Screens that
  ///   were already made for entries without one stay, and so do all screens whose life has ended.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  package func make(_ forEach: ((Entry<R>) -> Void) -> Void) throws(HostError) {
    guard let router, let contents else { throw .routerMissing }
    var failure: HostError?
    var anew: [(id: EntryID, new: Held, old: ScreenContext<R>)] = []
    forEach { entry in
      guard failure == nil else { return }
      let old = contents.held[entry.id]?.context
      if let old, !hasEnded(old, in: router) { return }
      do throws(HostError) {
        let context = router.host.context(for: entry)
        guard contents.held[entry.id]?.context === old else { return }
        let screen = try contents.makeScreen(entry, context)
        if contents.held[entry.id]?.context !== old {
          // The app has had the host make it meanwhile, and that one may be shown already.
          contents.didRelease(entry.id, screen)
        } else if let old {
          anew.append((entry.id, (screen, context), old))
        } else {
          contents.held[entry.id] = (screen, context)
        }
      } catch { failure = error }
    }
    if let failure {
      for one in anew { contents.didRelease(one.id, one.new.screen) }
      throw failure
    }
    for one in anew {
      guard contents.held[one.id]?.context === one.old else {
        contents.didRelease(one.id, one.new.screen)
        continue
      }
      release(one.id)
      contents.held[one.id] = one.new
    }
  }

  /// Notes that the router asks the host, which is thereby the one that shows it.
  ///
  /// Call it first in `perform` and in `rebuild`. What stands between router and host, such as another host that passes everything
  /// on, makes no difference.
  ///
  /// - Parameter acknowledgement: What came with the request. One that was meant for the time before another host changes nothing.
  /// - Complexity: O(1), but O(*n*) the first time after a host was attached, where *n* is the number of screens.
  package func noteRequest(_ acknowledgement: Acknowledgement<R>) {
    guard let router, let host = router.adapter?.host, acknowledgement.isWaitedFor else { return }
    asked = LastSeen(host)
    if !haveEnded { contents?.living = router.lifeOfScreens }
  }

  /// Whether the router has another host now, or none; `false` before its first request to this one.
  ///
  /// - Complexity: O(1).
  package var isReplaced: Bool {
    guard let asked, let router else { return false }
    return router.adapter?.host.map { !asked.isStill($0) } ?? true
  }

  /// The router, for what the user does here; `nil` where that is none of its business any more.
  ///
  /// It is `nil` once another host shows the router, whose screens lie elsewhere. A host that comes back has it again when it has
  /// built everything anew.
  ///
  /// ```swift
  /// func backWasTapped() { screens.ownRouter?.pop() }
  /// ```
  ///
  /// - Complexity: O(1) until another host is attached.
  package var ownRouter: Router<R>? { isReplaced || haveEnded ? nil : router }

  /// Whether the life of screens has ended that are still here, because another host has shown the router in between.
  ///
  /// A host that comes back in this way builds everything anew: ``make(_:)`` replaces those screens, and what
  /// shows them does not notice.
  ///
  /// - Complexity: O(1) until another host is attached, then O(*n*), where *n* is the number of screens.
  package var haveEnded: Bool {
    guard let contents, let router else { return false }
    if contents.living == router.lifeOfScreens { return false }
    return contents.held.values.contains { hasEnded($0.context, in: router) }
  }

  /// Whether the life of a screen has ended although its entry is still wanted or shown.
  private func hasEnded(_ context: ScreenContext<R>, in router: Router<R>) -> Bool {
    context.phase == .removed && (router.hasEntry(context.id) || router.isShown(context.id))
  }

  /// Notes that the toolkit takes a screen away by itself, as it does with an alert when a button is tapped.
  ///
  /// The screen's answer counts once that has happened, whatever guards and screens say about closing it.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - hasHappened: Whether the toolkit has taken the screen away.
  ///   - report: Has the host report what has gone from the screen.
  /// - Complexity: O(1).
  package func noteOwnDismissal(
    of id: EntryID, hasHappened: @escaping () -> Bool, report: @escaping () -> Void
  ) {
    router?.noteOwnDismissal(OwnDismissal(hasHappened: hasHappened, report: report), of: id)
  }

  /// Releases the screen of an entry, if it has one.
  ///
  /// - Parameter id: The entry.
  /// - Complexity: O(1).
  package func release(_ id: EntryID) {
    guard let contents else { return }
    if let held = contents.held.removeValue(forKey: id) { contents.didRelease(id, held.screen) }
  }

  /// Releases the screens of entries that a tree does not have.
  ///
  /// - Parameter tree: The tree.
  /// - Complexity: O(*n*), where *n* is the number of screens and of entries in the tree.
  package func release(except tree: EntryTree<R>) {
    var kept = Set<EntryID>()
    tree.forEachElement { kept.insert($0.id) }
    release(except: kept)
  }

  package func release(except kept: Set<EntryID>) {
    for id in Array(all.keys) where !kept.contains(id) { release(id) }
  }

  deinit {
    MainQueue.release(&contents)
  }
}
