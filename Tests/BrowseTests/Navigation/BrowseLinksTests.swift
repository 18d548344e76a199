import BrowseCore
import Testing
import WaymarkLinks

struct BrowseLinksTests {
  @Test func nothingIsWrongWithTheTable() throws { try BrowseLinks.table.validate() }

  @Test func theFoldersAboveAreWhatGoingBackLeadsTo() throws {
    var expected = BrowseTree.showing(FilePath("/usr"), .folder)
    expected.push(.folder(FilePath("/usr/share"), filter: "doc"))
    #expect(try BrowseLinks.tree(for: "browse:///usr/share?filter=doc") == expected)
    #expect(try BrowseLinks.tree(for: "browse:///") == BrowseTree.showing(.root, .folder))
  }

  @Test func aFileIsViewedBesideItsFolder() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a b.txt", "text")
    let link = "browse://" + file.rawValue.replacing(" ", with: "%20")
    #expect(try BrowseLinks.table.route(for: link) == .file(file))
    #expect(try BrowseLinks.tree(for: link) == BrowseTree.showing(file, .file))
  }

  @Test(
    arguments: [
      .bookmarks, .recent, .folder(.root), .folder(FilePath("/usr/share")),
      .folder(FilePath("/a%20/\u{1F98A} b"), filter: "x&y=?"), .file(FilePath("/etc/hosts"), line: 12),
      .file(FilePath("/etc/hosts")), .information(FilePath("/etc/hosts")), .note(FilePath("/etc/hosts")),
    ] as [BrowseRoute])
  func whatIsPrintedLeadsBack(route: BrowseRoute) throws {
    #expect(try BrowseLinks.table.route(for: BrowseLinks.table.url(for: route)) == route)
  }

  @Test(arguments: [
    "https://example.com/etc", "browse:///../etc", "browse:///a/%2e%2e/b", "browse:///%zz", "browse:///a%00",
    "browse:///..%2F..%2Fetc%2Fhostname", "browse:///a%2F..%2Fb?note",
  ])
  func whatIsNoLinkIsRefused(link: String) {
    #expect(throws: LinkError.self) { try BrowseLinks.tree(for: link) }
  }
}
