import Dispatch
import Testing
import WaymarkTesting

@testable import Waymark

/// What hosts are built from, by itself.
@MainActor @Suite("The host kit")
struct HostKitTests {
  /// A container of a toolkit that does not exist.
  private indirect enum Node: HostContainer {
    typealias R = Place

    case stack(String)
    case tabs([Place], [Node], selection: Int)

    var tabs: (keys: [Place], children: [Node], selection: Int)? {
      guard case .tabs(let keys, let children, let selection) = self else { return nil }
      return (keys, children, selection)
    }

    var name: String? {
      guard case .stack(let name) = self else { return nil }
      return name
    }
  }

  private struct Layer: HostLayer {
    var style: Presentation.Style?
    var root: EntryID
    var node: Node
  }

  private let layers = [
    Layer(
      style: nil, root: EntryID(rawValue: 1),
      node: .tabs(
        [.a, .b],
        [.stack("a"), .tabs([.c, .d], [.stack("c"), .stack("d")], selection: 1)], selection: 1)),
    Layer(style: .sheet, root: EntryID(rawValue: 7), node: .stack("sheet")),
    Layer(style: .alert, root: EntryID(rawValue: 8), node: .stack("alert")),
  ]

  @Test func aSelectionThatIsNotAmongTheTabsShowsNoneOfThem() {
    let tabs = Node.tabs([.home], [.stack("home")], selection: 1)
    #expect(tabs.visible.tabs?.selection == 1)
    #expect(Node.tabs([.home], [tabs], selection: 0).visible.name == nil)
    #expect(Node.tabs([.home], [.stack("home")], selection: 0).visible.name == "home")
  }

  @Test func whatIsVisibleIsWhatTheSelectedTabsLeadTo() {
    #expect(layers[0].node.visible.name == "d")
    #expect(layers[1].node.visible.name == "sheet")
  }

  @Test func leavesAreVisitedInTheOrderOfTheTabs() {
    var names: [String] = []
    for layer in layers { layer.node.forEachLeaf { names.append($0.name ?? "tabs") } }
    #expect(names == ["a", "c", "d", "sheet", "alert"])
  }

  @Test func aContainerIsFoundByTheTabsThatLeadToIt() {
    let tabs = BranchPath.root.appending(branch: 1)
    #expect(layers.container(at: .root)?.name == nil)
    #expect(layers.container(at: .root)?.tabs?.keys == [.a, .b])
    #expect(layers.container(at: BranchPath.root.appending(branch: 0))?.name == "a")
    #expect(layers.container(at: tabs)?.tabs?.keys == [.c, .d])
    #expect(layers.container(at: tabs.appending(branch: 0))?.name == "c")
    #expect(layers.container(at: BranchPath(layer: 2))?.name == "alert")
  }

  @Test func aPathThatLeadsNowhereFindsNothing() {
    #expect(layers.container(at: BranchPath(layer: 3)) == nil)
    #expect(layers.container(at: BranchPath.root.appending(branch: 2)) == nil)
    #expect(layers.container(at: BranchPath.root.appending(branch: 0).appending(branch: 0)) == nil)
    #expect(layers.container(at: BranchPath(layer: 1).appending(branch: 0)) == nil)
  }

  @Test func aContainersPlaceSaysItsTabsAndItsModal() throws {
    let inTabs = try #require(layers.place { $0.name == "c" })
    #expect(inTabs.container.name == "c")
    #expect(inTabs.address.keys == [.tab(.b), .tab(.c)])
    #expect(inTabs.address.modal == nil)
    let inModal = try #require(layers.place { $0.name == "alert" })
    #expect(inModal.address.keys.isEmpty)
    #expect(inModal.address.modal == EntryID(rawValue: 8))
    #expect(layers.place { $0.name == "none" } == nil)
  }

  /// A tree of entries with these modals, which are numbered from 7 on.
  private func tree(_ modals: (style: Presentation.Style, id: UInt64)...) -> EntryTree<Place> {
    EntryTree(
      .stack(RouteStack(root: Entry(id: EntryID(rawValue: 1), route: .home))),
      modals: modals.map {
        Modal(Presentation($0.style), RouteStack(root: Entry(id: EntryID(rawValue: $0.id), route: .m)))
      }
    )
  }

  @Test func modalsAreKeptUpToTheFirstThatIsAnother() {
    #expect(layers.keptModalCount(of: tree((.sheet, 7), (.alert, 8))) == 2)
    #expect(layers.keptModalCount(of: tree((.sheet, 7), (.alert, 9))) == 1)
    #expect(layers.keptModalCount(of: tree((.fullScreen, 7), (.alert, 8))) == 0)
    #expect(layers.keptModalCount(of: tree()) == 0)
    #expect(
      layers.keptModalCount(of: tree((.sheet, 7), (.alert, 8))) { layer, _ in layer.style != .alert } == 1)
  }

  @Test func oneScreenIsAStackOfItsRootAlone() {
    #expect(Container<Place>.stack([.a]).isOneScreen)
    #expect(!Container<Place>.stack([.a, .b]).isOneScreen)
    #expect(!RouteTree(tabs: RouteTab(Place.a), RouteTab(.b)).root.isOneScreen)
  }

  @Test func aScreensHostIsKnownUntilTheyAreParted() {
    final class Screen {}
    let screen = Screen()
    let other = Screen()
    var host: Screen? = Screen()
    ScreenLinks.connect(screen, to: host ?? screen)
    #expect(ScreenLinks.host(of: screen) === host)
    #expect(ScreenLinks.host(of: other) == nil)
    host = nil
    #expect(ScreenLinks.host(of: screen) == nil)
    ScreenLinks.connect(screen, to: other)
    ScreenLinks.disconnect(screen, from: other)
    #expect(ScreenLinks.host(of: screen) == nil)
  }

  @Test func aScreenOfSeveralEntriesHasItsHostAsLongAsOneIsThere() {
    final class Screen {}
    let screen = Screen()
    let first = Screen()
    let second = Screen()
    for host in [first, first, second] { ScreenLinks.connect(screen, to: host) }
    #expect(ScreenLinks.host(of: screen) === second)
    ScreenLinks.disconnect(screen, from: first)
    #expect(ScreenLinks.host(of: screen) === second)
    ScreenLinks.disconnect(screen, from: second)
    #expect(ScreenLinks.host(of: screen) === first)
    ScreenLinks.disconnect(screen, from: first)
    #expect(ScreenLinks.host(of: screen) == nil)
  }

  @Test func whatWasLastSeenIsKnownWithoutBeingKept() {
    final class Screen {}
    var screen: Screen? = Screen()
    let other = Screen()
    let seen = LastSeen(screen ?? other)
    #expect(screen.map(seen.isStill) == true)
    #expect(!seen.isStill(other))
    screen = nil
    #expect(seen.object == nil)
    #expect(!seen.isStill(other))
  }

  @Test func whoseScreenIsLetGoOfIsTold() throws {
    let router = Router<Place>(RouteTree(.stack([.home, .a])))
    var released: [EntryID] = []
    let screens = HostScreens<Place, String>(router: router) { entry, _ in
      "\(entry.route)"
    } didRelease: { id, _ in
      released.append(id)
    }
    try screens.make(router.tree.forEachElement)
    let ids = screens.all.keys.sorted()
    #expect(ids.map { screens[$0] } == ["home", "a"])
    screens.release(ids[1])
    screens.release(ids[1])
    #expect(released == [ids[1]])
    screens.release(except: EntryTree(.stack(RouteStack(root: Entry(id: ids[1], route: .a)))))
    #expect(released == [ids[1], ids[0]])
    #expect(!screens.haveEnded)
  }

  /// As where code that makes a screen attaches the host again, which then makes all screens at once.
  @Test(arguments: [0, 1], [false, true])
  func screensThatTheHostMakesInTheMiddleOfMakingThemStay(index: Int, isAnew: Bool) throws {
    let router = Router<Place>(RouteTree(.stack([.home, .a])))
    var count = 0
    var released: [Int] = []
    var acts: [Int: () -> Void] = [:]
    let screens = HostScreens<Place, Int>(router: router) { _, _ in
      count += 1
      let made = count
      acts.removeValue(forKey: made)?()
      return made
    } didRelease: { _, screen in
      released.append(screen)
    }
    if isAnew {
      RecordingHost<Place>().attach(to: router)
      try screens.make(router.tree.forEachElement)
      RecordingHost<Place>().attach(to: router)
      #expect(screens.haveEnded)
    }
    var failure: (any Error)?
    acts[count + 1 + index] = {
      do { try screens.make(router.tree.forEachElement) } catch { failure = error }
    }
    try screens.make(router.tree.forEachElement)
    #expect(failure == nil)
    #expect(acts.isEmpty)
    #expect(screens.all.count == 2)
    #expect(Set(screens.all.values).isDisjoint(with: released))
    #expect(Set(screens.all.values).union(released) == Set(1...count))
    #expect(Set(released).count == released.count)
    // What was made in the middle may be shown already.
    if isAnew || index == 0 { #expect(screens.all.values.max() == count) }
    #expect(!screens.haveEnded)
  }

  @Test func aChangeOfAStackIsCarriedOutOnTheEntriesThatItWasPlannedFor() throws {
    let bench = Bench(.home, .a, .b)
    let before = bench.router.tree
    bench.router.setStack([.home, .c])
    let after = bench.router.tree
    guard case .stack(let change)? = before.steps(to: after).first?.change else {
      Issue.record("no change of a stack")
      return
    }
    func ids(_ tree: EntryTree<Place>) -> [EntryID] { tree.stack(at: .root)?.elements.map(\.id) ?? [] }
    var entries = ids(before)
    try change.apply(to: &entries)
    #expect(entries == ids(after))
    // Also where something above stays.
    let middle = after
    bench.router.setStack([.home, .d, .c])
    guard case .stack(let above)? = middle.steps(to: bench.router.tree).first?.change else {
      Issue.record("no change of a stack")
      return
    }
    #expect(above.keptAbove == 1)
    try above.apply(to: &entries)
    #expect(entries == ids(bench.router.tree))
    let planned = ids(before)
    for wrong in [Array(planned.dropLast()), planned + [EntryID(rawValue: 99)], planned.reversed()] {
      var entries = wrong
      #expect(throws: HostError.stepDoesNotFit) { try change.apply(to: &entries) }
      #expect(entries == wrong)
    }
  }

  @Test(arguments: [-5, 0, 3])
  func aTimerCallsInATurnOfItsOwnAndNotTooEarly(milliseconds: Int) async {
    let timer = MainQueueTimer()
    let start = timer.now
    #expect(start >= .zero && start < .seconds(5))
    var isSynchronous = true
    let called: (isSynchronous: Bool, moment: Duration) = await withCheckedContinuation { continuation in
      timer.schedule(at: start + .milliseconds(milliseconds)) {
        continuation.resume(returning: (isSynchronous, timer.now))
      }
      isSynchronous = false
    }
    #expect(!called.isSynchronous)
    #expect(called.moment >= start + .milliseconds(milliseconds))
  }

  @Test func whenOneScreenCannotBeMadeTheOthersBeforeItStay() throws {
    let router = Router<Place>(RouteTree(.stack([.home, .a, .b])))
    var asked: [Place] = []
    let screens = HostScreens<Place, String>(router: router) { entry, _ throws(HostError) in
      asked.append(entry.route)
      if entry.route == .a { throw HostError("no screen") }
      return "\(entry.route)"
    }
    #expect(throws: HostError("no screen")) { try screens.make(router.tree.forEachElement) }
    #expect(asked == [.home, .a])
    #expect(Array(screens.all.values) == ["home"])
  }

  @Test func aScreenWhoseEntryHasGoneIsNotMadeAnew() throws {
    let bench = Bench(.home, .a)
    let before = bench.router.tree
    var asked: [Place] = []
    let screens = HostScreens<Place, String>(router: bench.router) { entry, _ in
      asked.append(entry.route)
      return "\(entry.route)"
    }
    try screens.make(before.forEachElement)
    bench.router.pop()
    try screens.make(before.forEachElement)
    #expect(asked == [.home, .a])
    #expect(!screens.haveEnded)
  }

  /// A host that answers through requests, when it is told to.
  private final class RequestHost: NavigationHost {
    var requests: [PendingRequest<Place>] = []

    func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
      requests.append(PendingRequest(acknowledgement, step: step))
    }

    func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
      requests.append(PendingRequest(acknowledgement))
    }
  }

  @Test func aRequestThatEndsSaysThatWhatIsLeftOfItIsShown() throws {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    var failures: [HostFailure] = []
    router.onEvent { event in
      switch event.kind {
      case .stepFailed(let failure), .rebuildFailed(let failure): failures.append(failure)
      default: break
      }
    }
    let host = RequestHost()
    router.host.attach(host)
    let first = host.requests.popLast()
    try #require(first).end()
    #expect(router.shown?.notation == "[home]")
    router.push(.a)
    let second = host.requests.popLast()
    try #require(second).end()
    #expect(router.shown?.notation == "[home a]")
    #expect(failures.isEmpty)
  }

  @Test func aRequestThatIsCancelledTakesTheNavigationBack() throws {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let host = RequestHost()
    router.host.attach(host)
    let first = host.requests.popLast()
    try #require(first).end()
    let push = router.push(.a)
    let second = host.requests.popLast()
    try #require(second).cancel()
    #expect(push.currentOutcome == .cancelled)
    #expect(router.tree.notation == "[home]")
    #expect(host.requests.isEmpty)
  }
}
