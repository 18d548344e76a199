import Foundation
import Testing
import WaymarkTesting

@testable import Waymark
@testable import WaymarkRestoration

@MainActor @Suite("Files that are kept aside")
struct SnapshotAsideTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeStore(_ name: String = "state.json") -> SnapshotStore<Spot> {
    SnapshotStore(path: folder.path(name), format: SnapshotFormat(), timer: ManualClock())
  }

  /// Where a file that is no snapshot is kept.
  private func keep(_ text: String, _ name: String = "state.json") throws -> String? {
    try folder.write(Array(text.utf8), to: name)
    let aside = makeStore(name).load(default: RouteTree(.signIn)).report.keptAside
    return aside.map { String($0.split(separator: "/").last ?? "") }
  }

  @Test(arguments: [#"{"snapshot": 1, "version": 2}"#, #"{"snapshot": 2}"#])
  func theFileOfANewerBuildIsLeftWhereItIs(text: String) throws {
    #expect(try keep(text) == nil)
    let store = makeStore()
    let report = store.load(default: RouteTree(.signIn)).report
    #expect(report.failure?.isNewer == true && !report.isComplete)
    store.save(Snapshot(RouteTree(.list)))
    #expect(throws: SnapshotError.fileIsKept) { try store.flush() }
    #expect(try folder.read("state.json") == Array(text.utf8))
    #expect(try folder.names == ["state.json"])
    // Once somebody has moved it away there is nothing to be kept.
    try FileManager.default.removeItem(atPath: folder.path("state.json"))
    try store.flush()
    #expect(makeStore().load(default: RouteTree(.signIn)).snapshot.tree == RouteTree(.list))
  }

  @Test func theNewestDamagedFileIsKept() throws {
    #expect(try keep("one") == "state.json.damaged")
    #expect(try keep("two") == "state.json.damaged")
    #expect(try folder.read("state.json.damaged") == Array("two".utf8))
    #expect(try folder.names == ["state.json.damaged"])
  }

  @Test func whatALinkLeadsToIsKeptAndTheLinkStays() throws {
    try FileManager.default.createDirectory(atPath: folder.path("real"), withIntermediateDirectories: false)
    try folder.write(Array("text".utf8), to: "real/file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("state.json"), withDestinationPath: "real/file")
    let store = makeStore()
    #expect(
      store.load(default: RouteTree(.signIn)).report.keptAside?.hasSuffix("real/file.damaged") == true)
    // The link leads nowhere now, and is followed all the same, also by a store of the next launch.
    let next = makeStore()
    next.save(Snapshot(RouteTree(.list)))
    try next.flush()
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("state.json")) == "real/file")
    #expect(makeStore().load(default: RouteTree(.signIn)).snapshot.tree == RouteTree(.list))
  }

  @Test func aPipeOrAFolderIsLeftWhereItIs() throws {
    #expect(mkfifo(folder.path("state.json"), 0o600) == 0)
    try FileManager.default.createDirectory(atPath: folder.path("folder"), withIntermediateDirectories: false)
    for name in ["state.json", "folder"] {
      let store = makeStore(name)
      let report = store.load(default: RouteTree(.signIn)).report
      #expect(report.failure == .unreadable(code: EINVAL))
      #expect(report.keptAside == nil)
      store.save(Snapshot(RouteTree(.list)))
      #expect(throws: SnapshotError.fileIsKept) { try store.flush() }
    }
    #expect(try folder.names == ["folder", "state.json"])
  }

  @Test func aFileThatIsLongerThanMemoryIsNotRead() throws {
    try folder.write([0x7B], to: "state.json")
    let file = try #require(FileHandle(forWritingAtPath: folder.path("state.json")))
    try file.truncate(atOffset: 1 << 40)
    try file.close()
    let report = makeStore().load(default: RouteTree(.signIn)).report
    #expect(report.failure == .tooLarge(byteCount: 1 << 40, limit: 8 << 20))
    #expect(report.keptAside != nil)
  }
}
