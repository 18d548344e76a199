import Observation

/// Brings a window's screen from what it shows to what a tree says, one acknowledged transition at a time.
///
/// A router has two trees: ``tree``, which was committed, and ``shown``, which the host has acknowledged.
/// While they differ it plans the next step, asks its ``NavigationHost`` for it and waits. Nothing else moves
/// the screen. What is committed while a step is under way waits for the step to end, and then the screen goes
/// straight to the newest tree. Use one router for each window.
///
/// ```swift
/// let router = Router<AppRoute>(.home)
/// router.host.attach(host)
/// router.push(.shop(.catalogue))
/// router.present(.signIn, as: .sheet)
/// ```
///
/// None of its verbs blocks, and none takes a completion handler. Each returns a ``Navigation``, which you
/// may ignore. With a host that acknowledges at once and no asynchronous guard, a navigation has ended when
/// the verb returns. A verb that is called while the router is at work (by a host, a screen being made or an
/// observer) is queued instead.
@MainActor
public final class Router<R: Route> {
  // Properties on the way of a step are not checked for overlapping accesses at run time. A navigation makes dozens of
  // accesses: with the checks it runs 5,800 instructions instead of 3,050, and takes 1.7 times as long. The same holds for a
  // navigation's handle, acknowledgements and references to routers. It is safe because no access lasts while other code is
  // called. All are made on the main actor; each reads or writes a property whole, or calls a mutating method of a value
  // (`RouterMachine`, an array) that knows neither the router, nor hosts, guards or observers. Those are called between
  // accesses. What is called inside one is code of a route's own: `==`, or a payload's `isolated deinit`. So the machine,
  // which is where routes are, notes itself that it is being changed: who calls the router from there is stopped.
  @exclusivity(unchecked) @usableFromInline var storedMachine: RouterMachine<R>
  @exclusivity(unchecked) @usableFromInline var isMachineChanging = false
  // Only read on the main actor, and moved out when the router is released.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var attachedHost: (any NavigationHost<R>)?
  @usableFromInline let reference: RouterReference<R>

  /// Whether a verb is being carried out further down the call stack, so that a new call has to be queued.
  @exclusivity(unchecked) @usableFromInline var isWorking = false
  @exclusivity(unchecked) @usableFromInline var queue = WorkQueue<QueuedWork<R>>()

  /// The closure to call when the router stops waiting for the host, if any.
  var abandonment: Abandonment?

  /// Everything about guards; `nil` while there are none, so that they cost nothing.
  @exclusivity(unchecked) @usableFromInline var pipeline: GuardPipeline<R>?
  /// The changes that navigations of lower priority must not undo; `nil` while none waits.
  @exclusivity(unchecked) @usableFromInline var overrides: Overrides<R>?
  /// Everything about observers, screens' contexts and events; `nil` while there are none.
  @exclusivity(unchecked) @usableFromInline var observers: RouterObservers<R>?
  /// Whether ``tree`` was read since it changed.
  @exclusivity(unchecked) @usableFromInline var hasTreeReaders = false
  /// Whether ``shown`` was read since it changed.
  @exclusivity(unchecked) @usableFromInline var hasShownReaders = false

  /// Whether somebody has read what screens object to since that changed.
  var hasObjectionReaders = false

  private let settings: MainBound<RouterConfiguration<R>>
  package var configuration: RouterConfiguration<R> { settings.value }
  /// A copy of the configuration's value, because every step that is not answered at once reads it.
  let stepTimeout: Duration?

  /// The links that the router opens: a `LinkTable` of `WaymarkLinks`.
  public var links: (any LinkOpener<R>)?

  let watchdog: Watchdog
  var entries = EntryIndex<R>()
  let settledWaiters = Waiters<Void>()
  /// Whether a task may be waiting for the router to settle.
  @exclusivity(unchecked) @usableFromInline var hasSettledWaiters = false
  @exclusivity(unchecked) @usableFromInline var rounds = RoundCounter()
  let misuse: MisuseLog
  /// Whether the tree waits for a host.
  ///
  /// If none comes, the log says so.
  var isMissingHost = false
  /// How many columns fit, as the host says.
  var columnsThatFit = 1
  /// How many times a host was attached.
  var hostCount = 0
  /// The number of the last request to a host that was replaced since.
  var lastRequestOfOthers: UInt64 = 0
  /// The last step that was taken back from the host.
  var lastWithdrawn: UInt64 = 0
  var isEditing = false
  /// Whether observers are being told of a change that is computed and comes next.
  var isAnnouncing = false
  /// The calls that came in the meantime.
  @exclusivity(unchecked) @usableFromInline var held: [HeldCall<R>] = []
  let registrar = ObservationRegistrar()
  let treeKey: KeyPath<Router, EntryTree<R>> = \Router.tree
  let shownKey: KeyPath<Router, EntryTree<R>?> = \Router.shown
  let objectionsKey: KeyPath<Router, Bool> = \Router.hasObjections

  /// Makes a router that shows nothing until a host is attached.
  ///
  /// - Parameters:
  ///   - tree: What to show first.
  ///   - configuration: How the router works.
  @inlinable
  public convenience init(_ tree: RouteTree<R>, configuration: RouterConfiguration<R> = RouterConfiguration())
  {
    self.init(startingWith: tree, configuration, SpecializedStep())
  }

  @usableFromInline
  init(
    startingWith tree: RouteTree<R>, _ configuration: RouterConfiguration<R>,
    _ specialized: SpecializedStep<R>
  ) {
    reference = RouterReference(specialized)
    storedMachine = RouterMachine(tree, matching: configuration.advanced.matching)
    settings = MainBound(configuration)
    stepTimeout = configuration.advanced.stepTimeout
    links = configuration.links
    watchdog = Watchdog(timer: configuration.advanced.timer)
    misuse = MisuseLog(configuration.log)
    reference.router = self
    missHost()
  }

  /// Makes a router whose first tree is a stack of one route.
  ///
  /// - Parameters:
  ///   - root: What to show first.
  ///   - configuration: How the router works.
  @inlinable
  public convenience init(_ root: R, configuration: RouterConfiguration<R> = RouterConfiguration()) {
    self.init(RouteTree(root), configuration: configuration)
  }

  /// The tree that was committed: where the user is going, or is already.
  ///
  /// A question that the user is being asked is no part of it.
  public var tree: EntryTree<R> {
    noteReadingTree()
    return treeWithoutQuestion
  }

  /// The tree that the host, or the one before it, acknowledged last: where the user is, or `nil` before the
  /// first tree was shown.
  ///
  /// A question that the user is being asked is no part of it.
  public var shown: EntryTree<R>? {
    noteReadingShown()
    return shownWithoutQuestion
  }

  deinit {
    // Code that waits for this router gets an answer, and stores get the last snapshot. Nothing else is called back. All of
    // it belongs to the main actor.
    let parcel = MainParcel()
    // Nothing is queued, because code that is at work keeps the router alive.
    var left: [Navigation]? = storedMachine.commits.navigations
    storedMachine.commits = CommitQueue()
    var waiters: Waiters<Void>? = settledWaiters
    var keepers = observers
    // Stores first, because other code may want the snapshot to be written.
    parcel.take(&keepers) { [tree = storedMachine.tree, pipeline] in
      let travel = $0.history?.travel
      let tree = travel?.now ?? pipeline?.withoutQuestion(tree) ?? tree
      $0.handOver(tree, wanted: pipeline?.wantedTrees(parked: travel?.detoured ?? []) ?? [:])
    }
    parcel.take(&left) { for navigation in $0 { navigation.finish(.failed(.routerReleased)) } }
    parcel.take(&pipeline) { $0.release() }
    parcel.take(&observers) { [machine = storedMachine] in $0.release(machine) }
    parcel.take(&waiters) { $0.resume(returning: ()) }
    parcel.take(&abandonment) { $0.tell() }
    parcel.take(&attachedHost)
    parcel.take(&links)
    parcel.deliver()
  }
}
