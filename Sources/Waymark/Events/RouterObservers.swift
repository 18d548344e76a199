/// Everything that observes a router or is kept for its screens.
@MainActor
@usableFromInline
final class RouterObservers<R: Route> {
  /// The screens that hosts have asked contexts for, until their entries are gone.
  var screens: [EntryID: ScreenRecord<R>] = [:] { didSet { noteKept() } }
  /// Navigations whose screen may return something, by the entry that they opened.
  var openers: [EntryID: Navigation] = [:] { didSet { noteKept() } }
  /// The last push or present of each screen, by its entry.
  var openings: [EntryID: Opening<R>] = [:] { didSet { noteKept() } }
  /// The screens that have read a route which is not shown yet, and from which the tree may go back.
  var aheadReaders: Set<EntryID> = []
  /// Whether there are any, or may have been in a replay.
  ///
  /// Kept for the reason given below.
  @exclusivity(unchecked) @usableFromInline var mayHaveReadAhead = false
  /// The values that screens return, by the navigation that closes the screen.
  var closings: [NavigationID: (id: EntryID, value: any Sendable)] = [:] { didSet { noteKept() } }
  /// The values of screens that have left the tree, until they have left the screen.
  var returning: [EntryID: any Sendable] = [:] { didSet { noteKept() } }
  /// The user's answers to screens that are still in the tree, until a host reports that they have left the screen.
  var answers: [EntryID: any Sendable] = [:] { didSet { noteKept() } }
  /// The tree that was shown before the host's answer that is being reported, if a screen returns a value.
  var shownBefore: ShownBefore<R>?
  /// The entries that the user saw when modals were presented, by the root entries of the modals.
  var presenters: [EntryID: EntryID] = [:] { didSet { noteKept() } }
  /// The values that screens keep with their entries, until the entries are gone.
  var saved: [EntryID: [String: SavedValue]] = [:] { didSet { noteKept() } }
  /// The snapshots with saved values, by the navigation that restores them.
  var restorations: [NavigationID: Snapshot<R>] = [:] { didSet { noteKept() } }
  /// The history, if one is kept.
  @exclusivity(unchecked) @usableFromInline var history: History<R>?
  let savedObservers = Listeners<Void>()
  /// The observers that get the last snapshot when the router is released.
  let lastSnapshotObservers = Listeners<Snapshot<R>>()
  @usableFromInline let navigationObservers = Listeners<Arrival<R>>()
  /// The place that observers of arrivals were told last, or that was shown when the first came.
  @exclusivity(unchecked) @usableFromInline var lastArrival: EntryID?
  @usableFromInline let treeObservers = Listeners<Void>()
  @usableFromInline let eventObservers = Listeners<RouterEvent<R>>()
  /// The tap of the journal that follows the router, if any.
  @exclusivity(unchecked) @usableFromInline var tap: JournalTap<R>?
  /// The last of several navigations that are shown together, until all of them have ended.
  @exclusivity(unchecked) @usableFromInline var arrived: Navigation?
  /// The wishes of stores that the router has not decided about, in order.
  var wishes: [StoreWish<R>] = []
  private var readers = WeakList<EventReaders<R>>() {
    didSet { hasReaders = !readers.isEmpty }
  }
  // Kept as a flag, because reading an array whose elements depend on the routes takes longer than a
  // navigation.
  @exclusivity(unchecked) @usableFromInline private(set) var hasReaders = false

  @inlinable var wantsEvents: Bool { hasReaders || !eventObservers.isEmpty }

  /// Whether there are observers of more than arrivals, or anything is kept for entries.
  ///
  /// If there are only observers of arrivals, most of the work for observers can be skipped.
  @inlinable var wantMore: Bool {
    keepsSomething || wantsEvents || tap != nil || !treeObservers.isEmpty || history != nil
      || mayHaveReadAhead
      || mayKeepTooMuch
  }

  /// Updates the flag that says whether anything is kept for an entry or a navigation.
  @exclusivity(unchecked) @usableFromInline private(set) var keepsSomething = false

  private func noteKept() {
    keepsSomething = keepsEntries || !closings.isEmpty || !restorations.isEmpty
  }

  /// Sends events to readers from now on, for as long as they exist.
  ///
  /// - Complexity: O(1) amortised.
  func add(_ new: EventReaders<R>) { readers.add(new) }

  /// Whether something is kept for entries, so that their removal matters.
  var keepsEntries: Bool {
    !screens.isEmpty || !openers.isEmpty || !saved.isEmpty || !presenters.isEmpty || isReturning
      || !openings.isEmpty || !answers.isEmpty
  }

  /// The entries for which something is kept.
  var keptEntries: Set<EntryID> {
    Set(screens.keys).union(openers.keys).union(saved.keys).union(presenters.keys).union(returning.keys)
      .union(openings.keys).union(answers.keys)
  }

  /// Whether something may be kept for entries that never came, or that the tree may lose while they are not on the
  /// screen.
  @exclusivity(unchecked) @usableFromInline var mayKeepTooMuch = false

  /// Whether a screen returns something as soon as it is gone.
  var isReturning: Bool { !returning.isEmpty || !answers.isEmpty }

  /// Sends an event: first to readers with their own pace, so that what observers do in response comes after it.
  func send(_ event: RouterEvent<R>) {
    if readers.forEach({ $0.append(event) }) { readers.removeGone() }
    eventObservers.tell(event)
  }

  /// Hands over the last snapshot of a router that is gone.
  func handOver(_ tree: EntryTree<R>, wanted: [EntryID: RouteTree<R>]) {
    if !lastSnapshotObservers.isEmpty { lastSnapshotObservers.tell(Snapshot(of: tree, saved, wanted)) }
  }

  /// Ends everything that waits without calling anybody back, because the router is gone.
  ///
  /// - Parameter machine: The state of the router. Screens whose entries are in none of its trees had been left before.
  func release(_ machine: RouterMachine<R>) {
    for screen in screens.values { screen.end() }
    for one in history?.travel?.detoured ?? [] { one.navigation.finish(.failed(.routerReleased)) }
    var there = Set<EntryID>()
    if mayKeepTooMuch {
      machine.forEachTree { $0.forEachElement { there.insert($0.id) } }
      machine.forEachArriving { there.insert($0.id) }
    }
    for (id, navigation) in openers {
      let isLeft = mayKeepTooMuch && navigation.currentOutcome == .completed && !there.contains(id)
      navigation.deliver(isLeft ? .success(.left) : .failure(.failed(.routerReleased)))
    }
    for reader in readers.living() { reader.finish() }
    tap?.end()
  }
}
