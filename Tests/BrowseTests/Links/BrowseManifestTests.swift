import BrowseCore
import Testing
import Waymark
import WaymarkTesting

@MainActor struct BrowseManifestTests {
  @Test func namesEveryRouteAndLink() {
    let manifest = BrowseManifest.manifest
    #expect(
      manifest.routes.map(\.name) == [
        "bookmarks", "files.folder", "files.information", "files.moveFailed", "files.note", "files.picker",
        "files.unsavedNote", "files.viewer", "help", "notice", "recent",
      ])
    #expect(manifest.routes.map(\.placements).contains(["column 1"]))
    #expect(
      manifest.links?.links.map(\.route) == [
        "bookmarks", "recent", "help", "files.information", "files.note", "files.viewer", "files.folder",
      ])
  }

  @Test func explainsItsLinks() throws {
    let links = try #require(BrowseManifest.manifest.links)
    for url in ["browse:///usr/share?filter=doc", "browse://?help", "browse:///etc/passwd?view&from=7"] {
      let route = try BrowseLinks.table.route(for: url)
      let told = links.explanation(for: url)
      #expect(
        BrowseLinks.table.explanation(for: url).winner.map { links.links[$0.index].route } == route.routeName)
      // The type of a path is the browser's own.
      #expect(told.candidates.first { $0.verdict == .mayTake || $0.verdict == .takes } != nil)
    }
  }
}
