import Foundation
import Testing
import Waymark
import WaymarkActing
import WaymarkRestoration
import WaymarkTesting

@MainActor @Suite("Snapshots in files")
struct SnapshotStoreTests {
  private let folder: TemporaryFolder
  private let clock = ManualClock()
  private let store: SnapshotStore<Spot>

  init() throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(
      path: folder.path("state.json"), format: SnapshotFormat(), delay: .seconds(1), timer: clock)
  }

  private func loaded() -> RouteTree<Spot> { store.load(default: RouteTree(.signIn)).snapshot.tree }

  @Test func theFirstStartHasNoFile() throws {
    let restoration = store.load(default: RouteTree(.home))
    #expect(restoration.report.failure == .noFile)
    #expect(restoration.report.keptAside == nil)
    #expect(try folder.names.isEmpty)
  }

  @Test func navigatingWritesNothingUntilAWhileLater() async throws {
    let bench = SpotBench()
    bench.host.attach(to: bench.router)
    store.follow(bench.router)
    for id in 1...50 { bench.router.push(.item(id: id)) }
    #expect(clock.pendingCount == 1)
    #expect(try folder.names.isEmpty)
    bench.router.popToRoot()
    bench.router.push(.list)
    clock.advance(by: .seconds(1))
    try store.flush()
    #expect(loaded() == RouteTree(.home, .list))
    #expect(try folder.names == ["state.json"])
    #expect(clock.pendingCount == 0)
  }

  @Test func whatAFlushHasWrittenIsNotWrittenAgain() async throws {
    store.save(Snapshot(RouteTree(.home)))
    store.save(Snapshot(RouteTree(.home, .list)))
    try store.flush()
    #expect(loaded() == RouteTree(.home, .list))
    try FileManager.default.removeItem(atPath: folder.path("state.json"))
    // The first one is told to be on disk only now, when nothing waits behind it any more.
    await Task.yieldRepeatedly(50)
    try store.flush()
    #expect(try folder.names.isEmpty)
  }

  @Test func whatAScreenKeepsIsWrittenToo() throws {
    let bench = SpotBench()
    bench.host.attach(to: bench.router)
    store.follow(bench.router)
    clock.advance(by: .seconds(1))
    #expect(clock.pendingCount == 0)
    bench.screen(.home).saved["draft"] = "Hello"
    #expect(clock.pendingCount == 1)
    try store.flush()
    let saved = store.load(default: RouteTree(.signIn)).snapshot.saved
    #expect(saved[ElementPosition(path: .root, index: 0)]?["draft"]?.value(as: String.self) == "Hello")
  }

  @Test func whatScreensThatAreThereAreGivenBackIsWrittenToo() throws {
    let (before, bench) = (SpotBench(), SpotBench())
    before.host.attach(to: before.router)
    before.screen(.home).saved["draft"] = "Hello"
    bench.host.attach(to: bench.router)
    store.follow(bench.router)
    clock.advance(by: .seconds(1))
    #expect(clock.pendingCount == 0)
    #expect(bench.router.restore(before.router.snapshot).currentOutcome == .unchanged)
    #expect(clock.pendingCount == 1)
    try store.flush()
    let saved = store.load(default: RouteTree(.signIn)).snapshot.saved
    #expect(saved[ElementPosition(path: .root, index: 0)]?["draft"]?.value(as: String.self) == "Hello")
  }

  @Test func whatScreensOfARouterKeepThatIsNotFollowedAnyMoreIsNotNoted() throws {
    let (first, second) = (SpotBench(), SpotBench(RouteTree(.list)))
    let other = SnapshotStore<Spot>(
      path: folder.path("other.json"), format: SnapshotFormat(), delay: .seconds(2), timer: clock)
    store.follow(first.router)
    other.follow(first.router)
    store.follow(second.router)
    clock.advance(by: .seconds(2))
    #expect(clock.pendingCount == 0)
    first.screen(.home).saved["draft"] = "Hello"
    #expect(clock.pendingCount == 1)
    clock.advance(by: .seconds(1))
    #expect(clock.pendingCount == 1)
    try other.flush()
    clock.advance(by: .seconds(1))
    second.screen(.list).saved["draft"] = "Hello"
    #expect(clock.pendingCount == 1)
    try store.flush()
    #expect(loaded() == RouteTree(.list))
  }

  @Test func changesAreWrittenAWhileLaterAndThoseOfTheMeantimeAfterThem() async {
    // Where there is no folder, each time that it writes is told.
    let store = SnapshotStore<Spot>(
      path: folder.path("none/state.json"), format: SnapshotFormat(), delay: .seconds(1), timer: clock)
    var problems: [SnapshotError] = []
    store.onProblem = { problems.append($0) }
    let bench = SpotBench()
    bench.host.attach(to: bench.router)
    store.follow(bench.router)
    clock.advance(by: .milliseconds(999))
    #expect(clock.pendingCount == 1)
    clock.advance(by: .milliseconds(1))
    #expect(clock.pendingCount == 0)
    await Patience.wait { problems.count == 1 }
    #expect(problems == [.system(code: ENOENT)])
    for spot in [Spot.list, .search] {
      bench.router.push(spot)
      clock.advance(by: .seconds(1))
    }
    await Patience.wait { problems.count == 3 }
    #expect(problems == Array(repeating: .system(code: ENOENT), count: 3))
  }

  @Test func changesAreGatheredForHalfASecondUnlessToldOtherwise() {
    let store = SnapshotStore<Spot>(path: folder.path("other.json"), format: SnapshotFormat(), timer: clock)
    let bench = SpotBench()
    store.follow(bench.router)
    clock.advance(by: .milliseconds(499))
    #expect(clock.pendingCount == 1)
    clock.advance(by: .milliseconds(1))
    #expect(clock.pendingCount == 0)
  }

  @Test func aFileThatIsSoundIsReplacedWhateverWasInItsWayBefore() throws {
    let path = folder.path("state.json")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(loaded() == RouteTree(.signIn))
    try FileManager.default.removeItem(atPath: path)
    let other = SnapshotStore<Spot>(path: path, format: SnapshotFormat(), timer: clock)
    other.save(Snapshot(RouteTree(.home)))
    try other.flush()
    #expect(loaded() == RouteTree(.home))
    store.save(Snapshot(RouteTree(.list)))
    try store.flush()
    #expect(loaded() == RouteTree(.list))
    #expect(try folder.names == ["state.json"])
  }

  @Test func whatWasInTheWayAndIsGoneIsInTheWayNoLonger() throws {
    let path = folder.path("state.json")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(loaded() == RouteTree(.signIn))
    try FileManager.default.removeItem(atPath: path)
    store.save(Snapshot(RouteTree(.list)))
    try store.flush()
    #expect(loaded() == RouteTree(.list))
  }

  @Test func flushingNothingIsNoProblemWhateverIsInTheWay() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("state.json"), withIntermediateDirectories: false)
    _ = store.load(default: RouteTree(.home))
    try store.flush()
    store.save(Snapshot(RouteTree(.list)))
    #expect(throws: SnapshotError.fileIsKept) { try store.flush() }
  }

  @Test func flushingAgainWritesNothing() throws {
    store.save(Snapshot(RouteTree(.list)))
    try store.flush()
    try folder.write([], to: "state.json")
    try store.flush()
    #expect(try folder.read("state.json") == [])
  }

  @Test func whyTheSystemRefusesIsSaidInItsWords() {
    for code in [ENOENT, ENOSPC, EACCES] {
      let words = String(cString: strerror(code))
      #expect(
        SnapshotError.system(code: code).description == "the snapshot's file cannot be written: \(words)")
      #expect(SnapshotFailure.unreadable(code: code).description == "the file cannot be read: \(words)")
    }
  }

  @Test func flushingWritesTheNewest() throws {
    for id in 1...20 { store.save(Snapshot(RouteTree(.item(id: id)))) }
    try store.flush()
    #expect(loaded() == RouteTree(.item(id: 20)))
  }

  @Test func filesThatAreKeptAsideDoNotReplaceOneAnother() throws {
    for text in ["one", "two"] {
      try folder.write(Array(text.utf8), to: "state.json")
      #expect(loaded() == RouteTree(.signIn))
    }
    #expect(try folder.names == ["state.json.damaged-1", "state.json.damaged-2"])
    #expect(try folder.read("state.json.damaged-1") == Array("one".utf8))
  }

  @Test func whatCanNeitherBeReadNorMovedIsNotOverwritten() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("state.json"), withIntermediateDirectories: false)
    guard case .unreadable? = store.load(default: RouteTree(.home)).report.failure else {
      Issue.record("a folder was read")
      return
    }
    var problems: [SnapshotError] = []
    store.onProblem = { problems.append($0) }
    store.save(Snapshot(RouteTree(.list)))
    #expect(problems == [.fileIsKept])
    let bench = SpotBench()
    store.follow(bench.router)
    #expect(throws: SnapshotError.fileIsKept) { try store.flush() }
    #expect(try folder.names == ["state.json"])
  }

  @Test func aFolderThatIsNotThereIsAProblemThatIsTold() async throws {
    let store = SnapshotStore<Spot>(
      path: folder.path("none/state.json"), format: SnapshotFormat(), timer: clock)
    var problems: [SnapshotError] = []
    store.onProblem = { problems.append($0) }
    store.save(Snapshot(RouteTree(.list)))
    await Patience.wait { !problems.isEmpty }
    #expect(problems == [.system(code: ENOENT)])
  }

  @Test func aValueThatCannotBeWrittenIsToldOnceAndTheRestIsSaved() async throws {
    let bench = SpotBench()
    bench.host.attach(to: bench.router)
    var problems: [SnapshotError] = []
    store.onProblem = { problems.append($0) }
    store.follow(bench.router)
    bench.screen(.home).saved["bad"] = UnwritableValue()
    bench.screen(.home).saved["draft"] = "Milk"
    let path = "root.stack[0].saved.bad"
    let omission = SnapshotError.notWritable(at: path, "it refuses")
    for _ in 0..<3 {
      bench.router.push(.list)
      try store.flush()
      #expect(problems == [omission])
    }
    let restoration = store.load(default: RouteTree(.signIn))
    #expect(restoration.snapshot.tree == RouteTree(.home, .list, .list, .list))
    let saved = restoration.snapshot.saved[ElementPosition(path: .root, index: 0)]
    #expect(saved?["draft"]?.value(as: String.self) == "Milk")
    // Once it can be written again it may be told again.
    bench.screen(.home).saved["bad"] = 1
    try store.flush()
    bench.screen(.home).saved["bad"] = UnwritableValue()
    bench.router.pop()
    clock.advance(by: .seconds(1))
    await Patience.wait { problems.count > 1 }
    #expect(problems == [omission, omission])
  }

  @Test func whatCouldNotBeWrittenDoesNotReplaceWhatIsKept() throws {
    let store = SnapshotStore<Spot>(
      path: folder.path("later/state.json"), format: SnapshotFormat(), timer: clock)
    store.save(Snapshot(RouteTree(.list)))
    #expect(throws: SnapshotError.system(code: ENOENT)) { try store.flush() }
    try FileManager.default.createDirectory(
      atPath: folder.path("later/state.json"), withIntermediateDirectories: true)
    _ = store.load(default: RouteTree(.signIn))
    #expect(throws: SnapshotError.fileIsKept) { try store.flush() }
  }

  @Test func whatCouldNotBeWrittenIsWrittenByTheNextFlush() async throws {
    let store = SnapshotStore<Spot>(
      path: folder.path("later/state.json"), format: SnapshotFormat(), timer: clock)
    var problems: [SnapshotError] = []
    store.onProblem = { problems.append($0) }
    store.save(Snapshot(RouteTree(.list)))
    await Patience.wait { !problems.isEmpty }
    #expect(throws: SnapshotError.system(code: ENOENT)) { try store.flush() }
    try FileManager.default.createDirectory(atPath: folder.path("later"), withIntermediateDirectories: false)
    try store.flush()
    #expect(store.load(default: RouteTree(.signIn)).snapshot.tree == RouteTree(.list))
  }

  @Test func aPathWithAZeroIsNotTheFileThatItBeginsWith() async throws {
    try folder.write(Array("other".utf8), to: "a")
    let store = SnapshotStore<Spot>(path: folder.path("a") + "\0b", format: SnapshotFormat(), timer: clock)
    store.save(Snapshot(RouteTree(.list)))
    #expect(throws: SnapshotError.system(code: EINVAL)) { try store.flush() }
    let report = store.load(default: RouteTree(.home)).report
    #expect(report.failure == .unreadable(code: EINVAL))
    #expect(report.keptAside == nil)
    #expect(try folder.names == ["a"])
    #expect(try folder.read("a") == Array("other".utf8))
  }
}
