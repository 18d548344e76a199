/// Those who are interested in a router: screens, observers and readers of events.
@MainActor
@usableFromInline
final class RouterObservers<R: Route> {
  /// The screens that hosts have asked contexts for, until their entries are gone.
  var screens: [EntryID: ScreenRecord<R>] = [:] { didSet { noteKept() } }
  /// Navigations whose screen may return something, by the entry that they opened.
  var openers: [EntryID: Navigation<R>] = [:] { didSet { noteKept() } }
  /// What screens have pushed or presented last, by their entries.
  var openings: [EntryID: Opening<R>] = [:] { didSet { noteKept() } }
  /// The screens that have read routes ahead of what is shown, which the tree may go back from.
  var aheadReaders: Set<EntryID> = []
  /// Whether there are any, or may have been where this is a replay; kept, for the reason that is said below.
  @exclusivity(unchecked) @usableFromInline var mayHaveReadAhead = false
  /// What screens return, by the navigation that is to close them.
  var closings: [NavigationID: (id: EntryID, value: any Sendable)] = [:] { didSet { noteKept() } }
  /// What screens return that are in the tree no more, until they are off the screen.
  var returning: [EntryID: any Sendable] = [:] { didSet { noteKept() } }
  /// What the user has answered to screens that stay in the tree, until hosts report that these are gone from the screen.
  var answers: [EntryID: any Sendable] = [:] { didSet { noteKept() } }
  /// What was shown before the host's answer that all are being told of, where a screen returns something.
  var shownBefore: ShownBefore<R>?
  /// The entries that the user saw when modals were presented, by the root entries of the modals.
  var presenters: [EntryID: EntryID] = [:] { didSet { noteKept() } }
  /// What screens keep with their entries, until the entries are gone.
  var saved: [EntryID: [String: SavedValue]] = [:] { didSet { noteKept() } }
  /// Snapshots that have what screens saved, by the navigation that is to restore them.
  var restorations: [NavigationID: Snapshot<R>] = [:] { didSet { noteKept() } }
  /// What the tree was, where somebody wants that kept.
  @exclusivity(unchecked) @usableFromInline var history: History<R>?
  let savedObservers = Listeners<Void>()
  /// Those who get the last snapshot when the router is released.
  let lastSnapshotObservers = Listeners<Snapshot<R>>()
  @usableFromInline let navigationObservers = Listeners<DidNavigate<R>>()
  @usableFromInline let treeObservers = Listeners<Void>()
  @usableFromInline let eventObservers = Listeners<RouterEvent<R>>()
  /// Where what happens is noted, as long as a journal follows the router.
  @exclusivity(unchecked) @usableFromInline var tap: JournalTap<R>?
  /// What was shown last of what is shown together, until all of that has ended.
  @exclusivity(unchecked) @usableFromInline var arrived: Navigation<R>?
  /// What stores want and the router has not decided about, in the order it was asked for.
  var wishes: [StoreWish<R>] = []
  private var readers = WeakList<EventReaders<R>>() {
    didSet { hasReaders = !readers.isEmpty }
  }
  // Kept, because to look into an array whose elements depend on the routes takes longer than a navigation.
  @exclusivity(unchecked) @usableFromInline private(set) var hasReaders = false

  @inlinable var wantsEvents: Bool { hasReaders || !eventObservers.isEmpty }

  /// Whether anybody is interested in more than where the user arrives, or anything is kept for entries.
  ///
  /// Most of what is done for observers need not be, where there are none but of that kind.
  @inlinable var wantMore: Bool {
    keepsSomething || wantsEvents || tap != nil || !treeObservers.isEmpty || history != nil
      || mayHaveReadAhead
      || mayKeepTooMuch
  }

  /// Whether anything is kept for an entry or a navigation, noted whenever that changes.
  @exclusivity(unchecked) @usableFromInline private(set) var keepsSomething = false

  private func noteKept() {
    keepsSomething = keepsEntries || !closings.isEmpty || !restorations.isEmpty
  }

  /// Tells readers of events from now on, for as long as they are there.
  ///
  /// - Complexity: O(1) amortised.
  func add(_ new: EventReaders<R>) { readers.add(new) }

  /// Whether something is kept for entries, so that it has to be known when they go.
  var keepsEntries: Bool {
    !screens.isEmpty || !openers.isEmpty || !saved.isEmpty || !presenters.isEmpty || isReturning
      || !openings.isEmpty || !answers.isEmpty
  }

  /// Every entry that something is kept for.
  var keptEntries: Set<EntryID> {
    Set(screens.keys).union(openers.keys).union(saved.keys).union(presenters.keys).union(returning.keys)
      .union(openings.keys).union(answers.keys)
  }

  /// Whether something may be kept for entries that never came, or that the tree may lose while they are off the screen.
  @exclusivity(unchecked) @usableFromInline var mayKeepTooMuch = false

  /// Whether a screen returns something as soon as it is gone.
  var isReturning: Bool { !returning.isEmpty || !answers.isEmpty }

  /// Tells of an event: those who read at their own pace first, so that what observers do about it comes after it.
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
  /// - Parameter machine: What it was to show, what was shown and what was under way: screens that are in none of it had been
  ///   left before.
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
