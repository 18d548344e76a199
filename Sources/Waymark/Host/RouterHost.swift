/// A router as its host sees it: attaching, and what a host reports and asks.
///
/// Apps need ``attach(_:isKept:)`` alone.
///
/// ```swift
/// router.host.attach(host)
/// ```
@MainActor
public struct RouterHost<R: Route> {
  let router: Router<R>

  /// Gives the router the host that shows its tree, and asks the host to build it at once.
  ///
  /// A host that is attached already is released, with what it has not acknowledged. When another host comes,
  /// the screens that were made for the one before end, with their tasks, their objections and whatever else they
  /// registered. What they have saved is kept for the screens that the new host makes.
  ///
  /// The router keeps the host alive by default. Pass `false` for `isKept` if what shows the host keeps it,
  /// such as a window or a view. That avoids a retain cycle if the host leads back to the router, for example
  /// through a coordinator that knows the app. A router whose host is gone counts as detached from its next
  /// step on.
  ///
  /// - Parameters:
  ///   - host: What shows the tree.
  ///   - isKept: Whether the router keeps the host alive.
  public func attach(_ host: any NavigationHost<R>, isKept: Bool = true) {
    guard !isKept else { return router.replaceHost(host) }
    let didLetGo = (router.attachedHost as? UnkeptHost<R>)?.handOver(host)
    router.replaceHost(UnkeptHost(host, of: router, didLetGo: didLetGo))
  }

  /// Gives the router a host that is kept by what shows it.
  ///
  /// - Parameters:
  ///   - host: What shows the tree.
  ///   - didLetGo: Called when the router has released the host, for another one or because the router itself
  ///     is released.
  package func attach(_ host: any NavigationHost<R>, whenLetGo didLetGo: @escaping @MainActor () -> Void) {
    router.replaceHost(UnkeptHost(host, of: router, didLetGo: didLetGo))
  }

  /// Releases the host; navigations are then committed and wait until another host is attached.
  public func detach() {
    router.replaceHost(nil)
  }

  /// Whether a host is attached to the router.
  ///
  /// - Parameter host: The host.
  /// - Returns: Whether it is the router's host.
  package func isAttached(to host: any NavigationHost<R>) -> Bool { router.ownHost === host }

  /// Whether a host is attached to the router without being kept by it.
  ///
  /// - Parameter host: The host.
  /// - Returns: Whether the host is released once nobody else keeps it.
  package func leavesKeeping(of host: any NavigationHost<R>) -> Bool {
    (router.attachedHost as? UnkeptHost<R>)?.host === host
  }

  /// Takes over what the user has already done, which nobody can refuse any more.
  ///
  /// An entry that is gone from the screen is gone from ``Router/shown``, from ``Router/tree``, from the step under
  /// way and from everything that waits. A report that is not news is ignored, which an event says. A report
  /// that is made while an observer is told that a tree is about to change is taken over right after the
  /// change.
  ///
  /// - Parameter action: What the user did.
  /// - Complexity: O(*n*), where *n* is the number of entries in the trees.
  public func report(_ action: ExternalChange<R>) { router.report(action) }

  /// How many columns fit beside one another: 1 until a host says otherwise.
  ///
  /// A host sets it before it acknowledges anything for the first time, and whenever the number changes; at least one fits.
  ///
  /// Setting it changes no tree, asks no guard and ends no screen. The screens on top of columns that come into view
  /// appear, and those of columns that no longer fit are covered.
  ///
  /// - Complexity: O(*c*) to set, where *c* is the number of columns that are shown.
  public var columnsThatFit: Int {
    get { router.columnsThatFit }
    nonmutating set { router.report(columnsThatFit: newValue) }
  }

  /// What the host is to show: ``Router/tree``, and over it the question to the user, if one is open.
  public var tree: EntryTree<R> {
    router.noteReadingTree()
    return router.machine.tree
  }

  /// What the host has acknowledged last: ``Router/shown``, and over it the question to the user, if it is shown.
  public var shown: EntryTree<R>? {
    router.noteReadingShown()
    return router.machine.shown
  }

  /// Whether an entry, and all that would go with it, may be left without asking a screen.
  ///
  /// Hosts ask before they let a gesture begin that cannot be undone, and hold back the gesture if it is `false`. It can be
  /// observed: who has read it is told when an objection has come or gone, or something else is shown.
  ///
  /// - Parameter id: The entry that would be left.
  /// - Returns: Whether no screen objects.
  /// - Complexity: O(*n*), where *n* is the number of entries shown, if any screen objects to anything; otherwise O(1).
  public func mayLeave(_ id: EntryID) -> Bool { router.mayLeave(id) }

  /// The context of an entry's screen, which a host asks for when it makes the screen.
  ///
  /// With the first call for an entry, its screen counts as created.
  ///
  /// - Parameter entry: The entry, from a step or a rebuild.
  /// - Returns: The context, whose phase is `removed` if the entry is not in the tree.
  /// - Complexity: O(1) for the entry that the user sees and for those that a step brings. For others O(*n*)
  ///   in the number of entries, but O(1) for each if a host asks for many between two changes.
  public func context(for entry: Entry<R>) -> ScreenContext<R> { router.context(for: entry) }
}

extension Router {
  /// The router as its host sees it.
  public var host: RouterHost<R> { RouterHost(router: self) }
}
