public import Observation
package import WaymarkCore

/// Takes a window from what it shows to what its tree says, one acknowledged transition at a time.
@MainActor
public final class Router<R: Route> {
  package let core: Core
  let words = RouterWords()
  /// The type of the boxes of the app's routes, because it takes long to look up.
  let boxType = TypedBox<R>.self
  private let settings: MainBound<RouterConfiguration<R>>
  let signals = RouterSignals()
  /// All that the app has given the router; `nil` as it is let go.
  @exclusivity(unchecked) nonisolated(unsafe) private var ownParts: RouterParts<R>?
  @exclusivity(unchecked) var isEditing = false
  /// The tree in the app's routes as it was read last, and its version.
  @exclusivity(unchecked) private var typedTree: EntryTree<R>?
  @exclusivity(unchecked) private var typedVersion: UInt64 = 0
  let watcher = RouterWatcher<R>()
  /// Whether a host is waited for, and how often one was.
  var isHostExpected = false
  var hostExpectation = 0

  package var configuration: RouterConfiguration<R> { settings.value }

  var parts: RouterParts<R> {
    guard let ownParts else { preconditionFailure("The router is being released") }
    return ownParts
  }

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - tree: The first tree, which no guard is asked about.
  ///   - configuration: Where routes open, links, limits.
  public init(_ tree: RouteTree<R>, configuration: RouterConfiguration<R> = RouterConfiguration()) {
    var ids = EntryID.Generator()
    let first = EntryTree(tree, ids: &ids)
    core = Core(first.boxedPlaces(), ids: ids, watcher: watcher)
    settings = MainBound(configuration)
    ownParts = RouterParts(configuration)
    words.router = self
    core.limitRounds(
      redirects: configuration.advanced.redirectLimit, answers: roundLimit)
    let timer = configuration.advanced.timer
    let schedule: @MainActor (Duration, @escaping @MainActor () -> Void) -> Void = { delay, action in
      timer.schedule(at: timer.moment(after: delay), action)
    }
    core.useTimer(now: { timer.now }, schedule: schedule, step: configuration.advanced.stepTimeout)
    watcher.router = self
    expectHost()
  }

  /// Makes a router whose window has one stack with one screen.
  public convenience init(_ root: R, configuration: RouterConfiguration<R> = RouterConfiguration()) {
    self.init(RouteTree(root), configuration: configuration)
  }

  /// The tree that was committed last.
  public var tree: EntryTree<R> {
    observe(signals.tree, core.glance.treeVersion)
    return committedTree
  }

  /// The tree that was committed last, for those who are not told when it changes.
  var committedTree: EntryTree<R> {
    keepTypedTree()
    if let typedTree { return typedTree }
    let tree = core.state.tree.typed(R.self)
    (typedTree, typedVersion) = (tree, core.newestChange.version)
    return tree
  }

  /// Brings the typed tree up to date if the newest change does that, and forgets it otherwise.
  private func keepTypedTree() {
    let (version, change) = core.newestChange
    guard typedVersion != version, typedTree != nil else { return }
    var hasFollowed = typedVersion + 1 == version
    for step in change.steps where hasFollowed { hasFollowed = typedTree?.follow(step) == true }
    typedVersion = version
    // Routes of the app's may go with it, and read the router.
    if !hasFollowed { _ = exchange(&typedTree, with: nil) }
  }

  /// The tree that the host has acknowledged last; `nil` before the first time, and without a host.
  public var shown: EntryTree<R>? {
    observe(signals.shown, core.glance.shownCount)
    return core.state.isAtRest ? committedTree : core.state.shown?.typed(R.self)
  }

  /// Whether the screen shows the tree and nothing is going on.
  public var isSettled: Bool {
    let isSettled = core.glance.isSettled
    observe(signals.isSettled, isSettled ? 1 : 0)
    return isSettled
  }

  /// Waits until the screen shows the tree and nothing is going on.
  public func settled() async {
    let waiter = Waiter()
    while !core.state.isSettled {
      let registration = onChange { waiter.resume() }
      defer { registration.cancel() }
      guard await waiter.wait() else { return }
    }
  }

  // MARK: Navigations

  /// Asks for a navigation, in the name of a screen if there is one.
  @discardableResult
  package func submit(
    _ intent: Intent<R>, _ options: NavigationOptions = .standard, from screen: EntryID? = nil
  ) -> Navigation {
    let number = core.newNumber()
    return ask(coreEdit(intent, for: number), number, options, from: screen)
  }

  /// A route of the app's as the core knows it.
  func box(_ route: R) -> AnyRoute { AnyRoute(boxType.init(route)) }

  /// Asks for a verb of the core's.
  func ask(_ edit: WaymarkCore.Edit, _ options: NavigationOptions, from screen: EntryID? = nil) -> Navigation
  {
    ask(edit, core.newNumber(), options, from: screen)
  }

  func ask(
    _ edit: WaymarkCore.Edit, _ number: UInt64, _ options: NavigationOptions, from screen: EntryID?,
    answer: AnyValue? = nil, wantsAnswer: Bool = false
  ) -> Navigation {
    let navigation = WaymarkCore.Navigation(
      number, edit, from: screen, priority: options.priority.own,
      cause: options.cause?.own ?? .app, options: options.own, wantsAnswer: wantsAnswer, answer: answer)
    return navigate(navigation, options)
  }

  package func navigate(_ own: WaymarkCore.Navigation, _ options: NavigationOptions) -> Navigation {
    precondition(!isEditing, "Navigating inside Router.edit, or in a placement: navigate before or after")
    if !core.hasHost { expectHost() }
    return Navigation(core.navigate(own), options, words)
  }

  /// A navigation that has ended before anybody was asked.
  package func end(_ outcome: NavigationOutcome, _ options: NavigationOptions) -> Navigation {
    let navigation = Navigation(core.newNumber(), ended: outcome, options, words)
    emit(.finished(outcome), navigation.id)
    return navigation
  }

  // MARK: Observation

  /// Notes that somebody reads a fact about the router, which a number stands for.
  func observe(_ signal: Signal, _ fact: UInt64) {
    signal.read(fact)
    watcher.isObserved = true
  }

  /// Calls a closure whenever something that can be observed may have changed.
  package func onChange(_ body: @escaping @MainActor () -> Void) -> Registration {
    watcher.isObserved = true
    return parts.changes.add { _ in body() }
  }

  /// Has the core's inputs and effects told as events.
  func watchEvents() {
    watcher.tellEvents()
    core.listen(.commits)
  }

  /// Whether screens or guards are asked about something.
  var isDeciding: Bool { core.state.isDeciding }

  /// Tells those who observe the router of the facts that have changed since they were read.
  func tellChanges() {
    let now = core.glance
    keepTypedTree()
    signals.shown.change(to: now.shownCount)
    signals.isSettled.change(to: now.isSettled ? 1 : 0)
    signals.columnsThatFit.change(to: UInt64(now.columnsThatFit))
    signals.tree.change(to: now.treeVersion)
    signals.question.change(to: now.hasQuestion ? 1 : 0)
    signals.objectors.change(to: now.objectionChanges)
    parts.changes.tell(())
    watcher.isObserved = signals.areRead || !parts.changes.isEmpty
  }

  deinit {
    MainQueue.release(&ownParts) { $0.end() }
    var core: Core? = core
    MainQueue.release(&core) { $0.end() }
  }
}

extension Router: Observable {}
