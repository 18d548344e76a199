import Foundation
import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

@MainActor @Suite("Snapshots behind symbolic links")
struct UnreadableLinkNameTests {
  @Test func whatIsWrittenIsReadAgainThoughTheLinkLeadsToANameThatIsNoText() throws {
    let folder = try TemporaryFolder()
    // A file's name is bytes, which need not be UTF-8.
    let name = Array(folder.path("x").utf8CString.dropLast(2)) + [CChar(bitPattern: 0xFF), 0]
    let file = fopen(name, "w")
    if let file { fclose(file) }
    #expect(symlink(name, folder.path("state.json")) == 0)
    let store = SnapshotStore<Spot>(path: folder.path("state.json"), format: SnapshotFormat())
    store.save(Snapshot(RouteTree(.home, .list)))
    try store.flush()
    #expect(store.load(default: RouteTree(.signIn)).snapshot.tree == RouteTree(.home, .list))
  }
}
