import Foundation
import Testing
import WaymarkActing
import WaymarkTesting

@testable import Waymark
@testable import WaymarkRestoration

@MainActor @Suite("A file is read up to a limit, and replaced as a whole or not at all")
struct SnapshotFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000]) func everythingIsReadUpToALimit(_ count: Int)
    throws
  {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    try folder.write(bytes, to: "file")
    let file = SnapshotFile(path: folder.path("file"))
    #expect(try file.contents(limit: count) == .bytes(bytes))
    #expect(try file.contents(limit: count + 1) == .bytes(bytes))
    if count > 0 { #expect(try file.contents(limit: count - 1) == .tooMany(count)) }
  }

  @Test func whatIsWrittenIsForTheUserAlone() throws {
    let path = folder.path("file")
    try SnapshotFile(path: path).replace(with: [1, 2, 3])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(try folder.read("file") == [1, 2, 3])
    try SnapshotFile(path: path).replace(with: [])
    #expect(try folder.read("file") == [])
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
