import Foundation
import Testing
import WaymarkActing
import WaymarkTesting

@testable import Waymark
@testable import WaymarkRestoration

@MainActor @Suite("A file is replaced as a whole or not at all")
struct SnapshotReplacementTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func twoWhoWriteAtOnceLeaveOneOfBothWhole() async throws {
    let file = SnapshotFile(path: folder.path("state.json"))
    let texts = (UInt8(0)..<8).map { [UInt8](repeating: $0, count: 300_000) }
    await withTaskGroup { group in
      for text in texts {
        group.addTask { for _ in 0..<5 { try? file.replace(with: text) } }
      }
    }
    let left = try folder.read("state.json")
    #expect(texts.contains(left))
    #expect(try folder.names == ["state.json"])
  }

  @Test func twoRoutersWithOneFileLeaveTheTreeOfOneOfThem() throws {
    let stores = (0..<2).map { _ in
      SnapshotStore<Spot>(path: folder.path("state.json"), format: SnapshotFormat(), timer: ManualClock())
    }
    for round in 0..<20 {
      for (index, store) in stores.enumerated() {
        store.save(Snapshot(RouteTree(.item(id: round * 2 + index))))
      }
    }
    for store in stores { try store.flush() }
    let restoration = stores[0].load(default: RouteTree(.signIn))
    #expect(restoration.report.isComplete)
    #expect(
      restoration.snapshot.tree == RouteTree(.item(id: 38))
        || restoration.snapshot.tree == RouteTree(.item(id: 39)))
    #expect(try folder.names == ["state.json"])
  }

  @Test func aStoreThatIsReleasedWhileItWritesHasWritten() async throws {
    var store: SnapshotStore<Spot>? = SnapshotStore(
      path: folder.path("state.json"), format: SnapshotFormat(), timer: ManualClock())
    weak let released = store
    store?.save(Snapshot(RouteTree(.home)))
    store?.save(Snapshot(RouteTree(.list)))
    store = nil
    #expect(released == nil)
    let reader = SnapshotStore<Spot>(
      path: folder.path("state.json"), format: SnapshotFormat(), timer: ManualClock())
    let read = { reader.load(default: RouteTree(.home)).snapshot.tree }
    await Patience.wait { read() == RouteTree(.list) }
    #expect(read() == RouteTree(.list))
  }

  @Test func aStoreThatIsReleasedWatchesItsRouterNoLonger() async {
    let router = Router<Spot>(.home)
    let clock = ManualClock()
    var store: SnapshotStore<Spot>? = SnapshotStore(
      path: folder.path("state.json"), format: SnapshotFormat(), timer: clock)
    weak let released = store
    store?.follow(router)
    store = nil
    #expect(released == nil)
    let reader = SnapshotStore<Spot>(
      path: folder.path("state.json"), format: SnapshotFormat(), timer: ManualClock())
    let read = { reader.load(default: RouteTree(.search)).snapshot.tree }
    await Patience.wait { read() == RouteTree(.home) }
    router.push(.list)
    clock.advance(by: .seconds(60))
    #expect(read() == RouteTree(.home))
  }

  @Test func whatWasLeftBehindIsRemovedWhenNobodyCanBeWritingIt() throws {
    let names = [
      "state.json.0123456789abcdef.new", "state.json.fedcba9876543210.new", "other.json.0123456789abcdef.new",
      "state.json.new", "state.json.0123456789abcdeg.new",
    ]
    for name in names { try folder.write([1], to: name) }
    let old = Date(timeIntervalSinceNow: -3601)
    for name in names where name != names[1] {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder.path(name))
    }
    let store = SnapshotStore<Spot>(
      path: folder.path("state.json"), format: SnapshotFormat(), timer: ManualClock())
    _ = store.load(default: RouteTree(.signIn))
    try store.flush()
    #expect(try folder.names == Array(names.dropFirst()).sorted())
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    @Test func aProgramThatIsKilledWhileItWritesLeavesAWholeFile() async throws {
      let path = folder.path("state.json")
      for _ in 0..<3 {
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
          Thread.detachNewThread {
            usleep(UInt32.random(in: 1_000...20_000))
            kill(getpid(), SIGKILL)
          }
          let file = SnapshotFile(path: path)
          var number = UInt8(0)
          while true {
            number &+= 1
            try file.replace(with: [UInt8](repeating: number, count: 200_000))
          }
        }
        guard let bytes = try? folder.read("state.json") else { continue }
        #expect(bytes.count == 200_000)
        #expect(Set(bytes).count == 1)
      }
    }

    @Test func aProgramWithoutStandardInputReadsAndWritesToo() async throws {
      let path = folder.path("state.json")
      await #expect(processExitsWith: .success) { [path = path as String] in
        // The first file that is opened has the number 0 then.
        close(0)
        let file = SnapshotFile(path: path)
        try file.replace(with: [1])
        #expect(try file.contents(limit: 1) == .bytes([1]))
        #expect(file.moveAside() == path + ".damaged-1")
        #expect(try file.contents(limit: 1) == nil)
        SnapshotLeftovers.remove(beside: file)
        // No file or folder is left open; what else the program has may have the number by now.
        var status = stat()
        let isOpen = fstat(0, &status) == 0
        #expect(!(isOpen && [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)))
      }
      #expect(try folder.names == ["state.json.damaged-1"])
    }

    @Test func aDiskThatIsFullLeavesWhatWasThere() async throws {
      let path = folder.path("state.json")
      try SnapshotFile(path: path).replace(with: [1])
      await #expect(processExitsWith: .success) { [path = path as String] in
        // To a program that may write no longer files a disk is full.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 10_000, rlim_max: 10_000)
        #if canImport(Glibc)
          setrlimit(__rlimit_resource_t(1), &limit)
        #else
          setrlimit(RLIMIT_FSIZE, &limit)
        #endif
        #expect(throws: SystemFault.self) {
          try SnapshotFile(path: path).replace(with: [UInt8](repeating: 2, count: 200_000))
        }
      }
      #expect(try folder.read("state.json") == [1])
      #expect(try folder.names == ["state.json"])
    }
  #endif
}
