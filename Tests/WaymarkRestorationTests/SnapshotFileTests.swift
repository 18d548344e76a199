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

  @Test func whatAnInterruptedWriterLeftIsReplaced() throws {
    try folder.write([UInt8](repeating: 1, count: 10), to: "state.json.new")
    try SnapshotFile(path: folder.path("state.json")).replace(with: [2])
    #expect(try folder.read("state.json") == [2])
    #expect(try folder.names == ["state.json"])
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
