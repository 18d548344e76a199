import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

/// Columns that come back in a window that is as wide as it was, or wider or narrower.
@MainActor @Suite("Restored columns")
struct RestoredColumnTests {
  private let format = SnapshotFormat<Spot>()

  /// A bench whose window has room for some columns.
  private func bench(
    _ tree: RouteTree<Spot> = RouteTree(.home), room: Int, answering answer: HostAnswer = .now,
    prepare: (Router<Spot>) -> Void = { _ in }
  ) -> SpotBench {
    let bench = SpotBench(tree)
    prepare(bench.router)
    bench.host.columnsThatFit = room
    bench.host.answer = answer
    bench.host.attach(to: bench.router)
    return bench
  }

  private func read(_ bench: SpotBench) throws -> Snapshot<Spot> {
    let restoration = format.read(try format.write(bench.router.snapshot), default: RouteTree(.signIn))
    #expect(restoration.report.isComplete)
    return restoration.snapshot
  }

  /// What screens keep, in the order of the tree.
  private func kept(_ bench: SpotBench) -> [Int?] {
    var kept: [Int?] = []
    bench.router.tree.forEachElement { kept.append(bench.router.host.context(for: $0).saved["number"]) }
    return kept
  }

  private func expectPhases(_ bench: SpotBench, _ comment: Comment) {
    let tree = bench.router.tree
    var seen: Set<EntryID> = [tree.visibleElement.id]
    // Behind a modal nothing is seen, and the modal may have columns itself.
    if case .columns(let columns) = tree.layer(tree.modals.count) {
      let room = bench.host.columnsThatFit
      for index in max(0, columns.front - room + 1)..<min(columns.count, max(columns.front + 1, room)) {
        seen.insert(columns[index].visibleElement.id)
      }
    }
    tree.forEachElement { entry in
      let isSeen = bench.router.host.context(for: entry).phase == .appeared
      #expect(isSeen == seen.contains(entry.id), comment)
    }
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func theyComeBackAsTheyWereInEveryWidth(seed: UInt64) throws {
    var samples = ColumnSamples(seed: seed)
    let first = bench(samples.tree(), room: samples.number(upTo: 3))
    for _ in 0..<samples.number(upTo: 4) { samples.change(first.router) }
    first.router.tree.forEachElement { entry in
      if samples.number(upTo: 3) < 3 {
        first.router.host.context(for: entry).saved["number"] = Int(entry.id.rawValue)
      }
    }
    let snapshot = try read(first)
    #expect(snapshot.tree == first.router.tree.routes)

    // Before a host is there, or over what is shown already; answered at once or later.
    let (isLate, isShown) = (seed % 2 == 0, seed % 3 == 0)
    let room = samples.number(upTo: 3)
    let before = isShown ? samples.tree() : RouteTree(.home)
    let second = bench(before, room: room, answering: isLate ? .later : .now) {
      if !isShown { $0.restore(snapshot) }
    }
    if isShown {
      second.host.acknowledgeAll()
      second.router.restore(snapshot)
    }
    second.host.acknowledgeAll()
    let comment: Comment = "\(snapshot.tree) with room for \(room)"
    #expect(second.router.isSettled, comment)
    #expect(second.router.tree.routes == snapshot.tree, comment)
    #expect(second.router.shown == second.router.tree, comment)
    #expect(second.host.displayed == second.router.tree, comment)
    #expect(second.host.misfits.isEmpty, comment)
    if !isShown { #expect(kept(second) == kept(first), comment) }
    expectPhases(second, comment)

    // However wide it becomes, it is the same that is kept.
    let written = try format.write(second.router.snapshot)
    if !isShown { #expect(written == (try format.write(first.router.snapshot)), comment) }
    for room in [1, 3, 2] {
      second.host.columnsThatFit = room
      expectPhases(second, "\(snapshot.tree) with room for \(room)")
      #expect(try format.write(second.router.snapshot) == written, comment)
    }
  }

  @Test func aWindowThatHasBecomeNarrowLeadsBackThroughThem() throws {
    let first = bench(
      RouteTree(columns: [.home], [.list, .item(id: 1)], [.note(title: "n")], places: 3, front: 2), room: 3)
    let snapshot = try read(first)
    let second = bench(room: 1) { $0.restore(snapshot) }
    #expect(second.shown == "[home|list 1|note.n*]")
    second.router.close(second.router.tree.visibleElement.id)
    #expect(second.shown == "[home|list 1*|.]")
    second.router.pop()
    second.router.close(second.router.tree.visibleElement.id)
    #expect(second.shown == "[home*|.|.]")
  }

  @Test func whatWaitsForADetourGoesOnInAnotherWidth() throws {
    var mayEnter = false
    func addGuard(_ router: Router<Spot>) {
      router.addGuard { proposal in
        var isPrivate = false
        proposal.proposed.forEachElement { if $0.route == .note(title: "private") { isPrivate = true } }
        return isPrivate && !mayEnter ? .detour(to: .present(.signIn, as: .sheet)) : .allow
      }
    }
    let first = bench(RouteTree(columns: [.home], [.list], front: 0), room: 1, prepare: addGuard)
    first.router.fill(.note(title: "private"), column: 1)
    #expect(first.shown == "[home*|list] {signIn}")
    let snapshot = try read(first)
    let second = bench(room: 2) {
      addGuard($0)
      $0.restore(snapshot)
    }
    #expect(second.shown == "[home*|list] {signIn}")
    mayEnter = true
    second.router.finishDetour()
    #expect(second.shown == "[home|note.private*]")
  }

  /// A width that changes is no reason to write, and none to ask the guards.
  @Test func anotherWidthWritesNothing() throws {
    let folder = try TemporaryFolder()
    let clock = ManualClock()
    let store = SnapshotStore(path: folder.path("state.json"), format: format, timer: clock)
    let bench = bench(RouteTree(columns: [.home], [.list]), room: 1)
    store.follow(bench.router)
    bench.router.focusColumn(0)
    clock.advance(by: .seconds(60))
    try store.flush()
    let written = try folder.read("state.json")
    try folder.write([], to: "state.json")
    for room in [3, 2, 1] {
      bench.host.columnsThatFit = room
      clock.advance(by: .seconds(60))
      try store.flush()
    }
    #expect(try folder.read("state.json").isEmpty)
    bench.router.focusColumn(1)
    bench.router.focusColumn(0)
    clock.advance(by: .seconds(60))
    try store.flush()
    #expect(try folder.read("state.json") == written)
  }
}

/// Random trees of columns, the same for the same seed.
private struct ColumnSamples {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func number(upTo most: Int) -> Int { Int.random(in: 1...most, using: &random) }

  private mutating func spot() -> Spot {
    [.home, .search, .list, .item(id: 1), .item(id: 2), .note(title: "n"), .shop(.basket)]
      .randomElement(using: &random) ?? .home
  }

  private mutating func stack() -> Container<Spot> {
    .stack(RouteStack(root: spot(), pushed: (1..<number(upTo: 3)).map { _ in spot() }))
  }

  private mutating func column() -> Container<Spot> {
    guard number(upTo: 5) == 1 else { return stack() }
    let tabs = RouteTabs(
      checking: [RouteTab(Spot.home, stack()), RouteTab(.search, stack())],
      selectedKey: number(upTo: 2) == 1 ? .home : .search)
    return tabs.map { .tabs($0) } ?? stack()
  }

  private mutating func columns() -> Container<Spot> {
    let filled = (0..<number(upTo: 3)).map { _ in column() }
    return RouteColumns(
      places: max(2, filled.count, number(upTo: 3)), filled: filled, front: number(upTo: filled.count) - 1
    ).map { .columns($0) } ?? stack()
  }

  mutating func tree() -> RouteTree<Spot> {
    let modals = number(upTo: 4) == 1 ? [Modal(.sheet, columns())] : []
    return RouteTree(columns(), modals: modals)
  }

  @MainActor
  mutating func change(_ router: Router<Spot>) {
    let column = number(upTo: 3) - 1
    switch number(upTo: 5) {
    case 1: router.fill(spot(), column: column)
    case 2: router.clearColumns(from: column)
    case 3: router.focusColumn(column)
    case 4: router.push(spot())
    default: router.pop()
    }
  }
}
