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

  @Test func navigatingWritesNothingUntilHalfASecondLater() async throws {
    let store = SnapshotStore<Spot>(path: folder.path("state.json"), format: SnapshotFormat(), timer: clock)
    let bench = SpotBench()
    bench.host.attach(to: bench.router)
    store.follow(bench.router)
    for id in 1...50 { bench.router.push(.item(id: id)) }
    #expect(clock.pendingCount == 1)
    #expect(try folder.names.isEmpty)
    bench.router.popToRoot()
    bench.router.push(.list)
    clock.advance(by: .milliseconds(499))
    #expect(clock.pendingCount == 1)
    clock.advance(by: .milliseconds(1))
    #expect(clock.pendingCount == 0)
    try store.flush()
    #expect(loaded() == RouteTree(.home, .list))
    #expect(try folder.names == ["state.json"])
    #expect(clock.pendingCount == 0)
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

  @Test func whatCanNeitherBeReadNorMovedIsNotOverwritten() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("state.json"), withIntermediateDirectories: false)
    guard case .unreadable? = store.load(default: RouteTree(.home)).report.failure else {
      Issue.record("a folder was read")
      return
    }
    var problems: [SnapshotError] = []
    store.onProblem = { problems.append($0) }
    store.save(Snapshot(RouteTree(.list)))
    await Patience.wait { !problems.isEmpty }
    #expect(problems == [.fileIsKept])
    let bench = SpotBench()
    store.follow(bench.router)
    #expect(throws: SnapshotError.fileIsKept) { try store.flush() }
    #expect(try folder.names == ["state.json"])
  }

  @Test func aDiskThatStallsHoldsNobody() throws {
    // The write waits for a reader of the pipe that the file is first written to.
    #expect(mkfifo(folder.path("state.json.new"), 0o600) == 0)
    store.save(Snapshot(RouteTree(.list)))
    #expect(throws: SnapshotError.timedOut) { try store.flush(within: .milliseconds(50)) }
    let reader = try #require(FileHandle(forReadingAtPath: folder.path("state.json.new")))
    try store.flush(within: .seconds(10))
    try reader.close()
    #expect(loaded() == RouteTree(.list))
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
}
