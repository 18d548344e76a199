/// The screens of a host by their entries, each made once and kept until its entry goes.
///
/// Make the new screens of a step before anything moves, and release the old ones when the step has ended:
///
/// ```swift
/// let screens = HostScreens(router: router) { entry, context in Page(entry.route, context) }
/// try screens.make(step.forEachInserted)
/// screens.release(step.forEachRemoved)
/// ```
@MainActor
public final class HostScreens<R: Route, Screen> {
  /// The router whose contexts the screens get; it is not kept alive.
  package private(set) weak var router: Router<R>?

  /// The screens that are kept, including hidden ones.
  package var all: [EntryID: Screen] { contents?.screens ?? [:] }

  // The content of the table. It is moved to the main actor when the table is released.
  private var contents: Contents?

  /// The object that stood for the host in the router at its last request.
  private var asked: LastSeen?

  /// The things that must be released on the main actor, and to which the table may hold the last reference.
  @MainActor
  private final class Contents: ScreenHolder {
    private(set) var screens: [EntryID: Screen] = [:]
    /// The contexts of the screens, which know whose life has ended.
    private(set) var contexts: [EntryID: ScreenContext<R>] = [:]
    /// The entries of all screens whose life has ended, so that nobody has to ask each context.
    private(set) var ended = Set<EntryID>()
    let makeScreen: (Entry<R>, ScreenContext<R>) throws(HostError) -> Screen
    let didRelease: (EntryID, Screen) -> Void

    init(
      _ makeScreen: @escaping (Entry<R>, ScreenContext<R>) throws(HostError) -> Screen,
      _ didRelease: @escaping (EntryID, Screen) -> Void
    ) {
      self.makeScreen = makeScreen
      self.didRelease = didRelease
    }

    /// Takes a screen in, in place of any that the entry has.
    func put(_ screen: Screen, _ context: ScreenContext<R>, for id: EntryID) {
      screens[id] = screen
      contexts[id] = context
      ended.remove(id)
      context.record.addHolder(self)
      // One that was made for an entry which has gone.
      screenHasEnded(id)
    }

    func remove(_ id: EntryID) -> Screen? {
      contexts[id] = nil
      ended.remove(id)
      return screens.removeValue(forKey: id)
    }

    func screenHasEnded(_ id: EntryID) {
      if contexts[id]?.phase == .removed { ended.insert(id) }
    }
  }

  /// Makes a table without screens.
  ///
  /// - Parameters:
  ///   - router: The router whose tree the host shows.
  ///   - makeScreen: Makes the screen of an entry.
  ///   - didRelease: Called when a screen has been released.
  public init(
    router: Router<R>, makeScreen: @escaping (Entry<R>, ScreenContext<R>) throws(HostError) -> Screen,
    didRelease: @escaping (EntryID, Screen) -> Void = { _, _ in }
  ) {
    self.router = router
    contents = Contents(makeScreen, didRelease)
  }

  /// The screen of an entry, hidden or not.
  ///
  /// - Parameter id: The entry.
  /// - Complexity: O(1).
  public subscript(id: EntryID) -> Screen? { contents?.screens[id] }

  /// Makes the screens of entries that have none, and makes those anew whose life has ended because another
  /// host has shown the router in between.
  ///
  /// - Parameter forEach: Lists the entries, as `step.forEachInserted` and `tree.forEachElement` do.
  /// - Throws: `HostError.routerMissing`, or the error that kept a screen from being made. Screens that
  ///   were already made for entries without one stay, and so do all screens whose life has ended.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public func make(_ forEach: ((Entry<R>) -> Void) -> Void) throws(HostError) {
    guard let router, let contents else { throw .routerMissing }
    var failure: HostError?
    var anew: [(id: EntryID, screen: Screen, context: ScreenContext<R>, old: ScreenContext<R>)] = []
    forEach { entry in
      guard failure == nil else { return }
      let old = contents.contexts[entry.id]
      if old != nil, !hasEnded(entry.id, in: router) { return }
      do throws(HostError) {
        let context = router.host.context(for: entry)
        guard contents.contexts[entry.id] === old else { return }
        let screen = try contents.makeScreen(entry, context)
        if contents.contexts[entry.id] !== old {
          // The app has had the host make it meanwhile, and that one may be shown already.
          contents.didRelease(entry.id, screen)
        } else if let old {
          anew.append((entry.id, screen, context, old))
        } else {
          contents.put(screen, context, for: entry.id)
        }
      } catch { failure = error }
    }
    if let failure {
      for one in anew { contents.didRelease(one.id, one.screen) }
      throw failure
    }
    for one in anew {
      guard contents.contexts[one.id] === one.old else {
        contents.didRelease(one.id, one.screen)
        continue
      }
      release(one.id)
      contents.put(one.screen, one.context, for: one.id)
    }
  }

  /// Notes that the router asks the host, which is thereby the one that shows it.
  ///
  /// Call it first in `perform` and in `rebuild`. What stands between router and host, such as another host that passes everything
  /// on, makes no difference.
  ///
  /// - Parameter acknowledgement: What came with the request. One that was meant for the time before another host changes nothing.
  /// - Complexity: O(1).
  public func noteRequest(_ acknowledgement: Acknowledgement<R>) {
    guard let router, let host = router.ownHost, acknowledgement.isWaitedFor else { return }
    asked = LastSeen(host)
  }

  /// Whether the router has another host now, or none; `false` before its first request to this one.
  ///
  /// - Complexity: O(1).
  package var isReplaced: Bool {
    guard let asked, let router else { return false }
    return router.ownHost.map { !asked.isStill($0) } ?? true
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
  /// - Complexity: O(1) while the life of no screen has ended that is here; else as many as have ended.
  public var ownRouter: Router<R>? { isReplaced || haveEnded ? nil : router }

  /// Whether the life of screens has ended that are still here, because another host has shown the router in between.
  ///
  /// A host that comes back in this way builds everything anew: ``make(_:)`` replaces those screens, and what
  /// shows them does not notice.
  ///
  /// - Complexity: O(*n*), where *n* is the number of screens whose life has ended.
  package var haveEnded: Bool {
    guard let contents, !contents.ended.isEmpty, let router else { return false }
    return contents.ended.contains { isWanted($0, in: router) }
  }

  /// Whether the life of an entry's screen has ended although the entry is still wanted or shown.
  private func hasEnded(_ id: EntryID, in router: Router<R>) -> Bool {
    contents?.ended.contains(id) == true && isWanted(id, in: router)
  }

  private func isWanted(_ id: EntryID, in router: Router<R>) -> Bool {
    router.hasEntry(id) || router.isShown(id)
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
    router?.parts.records[id]?.ownDismissal = OwnDismissal(hasHappened: hasHappened, report: report)
  }

  /// Releases the screen of an entry, if it has one.
  ///
  /// - Parameter id: The entry.
  /// - Complexity: O(1).
  package func release(_ id: EntryID) {
    guard let contents else { return }
    if let screen = contents.remove(id) { contents.didRelease(id, screen) }
  }

  /// Releases the screens of entries.
  ///
  /// - Parameter forEach: Lists the entries, as `step.forEachRemoved` does.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public func release(_ forEach: ((Entry<R>) -> Void) -> Void) { forEach { release($0.id) } }

  /// Releases the screens of entries that a tree does not have.
  ///
  /// - Parameter tree: The tree.
  /// - Complexity: O(*n*), where *n* is the number of screens and of entries in the tree.
  public func release(except tree: EntryTree<R>) {
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
