import BrowseCore
import Testing
import Waymark

struct BrowseLinksTests {
  private func tree(_ link: String) throws -> RouteTree<BrowseRoute> { try BrowseLinks.tree(for: link).tree }

  @Test func nothingIsWrongWithTheTable() throws { try BrowseLinks.table.validate() }

  @Test func theFoldersAboveAreWhatGoingBackLeadsTo() throws {
    let folder = FolderRoute(path: FilePath("/usr/share"), filter: "doc")
    var expected = BrowseTree.showing(FilePath("/usr"), kind: .folder)
    expected.push(.files(.folder(folder)))
    #expect(try tree("browse:///usr/share?filter=doc") == expected)
    #expect(try tree("/usr/share?filter=doc") == expected)
  }

  @Test func theRootIsItsOwnTree() throws {
    #expect(try tree("browse:///") == BrowseTree.showing(.root, kind: .folder))
  }

  @Test func aFileIsViewedOverItsFolder() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a b.txt", "text")
    let link = try BrowseLinks.table.url(for: .folder(file))
    #expect(link.hasSuffix("/a%20b.txt"))
    #expect(try tree(link) == BrowseTree.showing(file, kind: .file))
  }

  @Test(
    arguments: [
      .bookmarks, .recent, .help, .folder(.root), .folder(FilePath("/usr/share")),
      .files(.folder(FolderRoute(path: FilePath("/a%2F/\u{1F98A} b"), filter: "x&y=?"))),
      .files(.viewer(ViewerRoute(path: FilePath("/etc/hosts"), offset: 12))), .viewer(FilePath("/etc/hosts")),
      .files(.information(FilePath("/etc/hosts"))), .files(.note(FilePath("/etc/hosts"))),
    ] as [BrowseRoute])
  func whatIsPrintedLeadsBack(route: BrowseRoute) throws {
    #expect(try BrowseLinks.table.route(for: BrowseLinks.table.url(for: route)) == route)
  }

  @Test func aTabIsSelected() throws {
    guard case .tabs(let tabs) = try tree("browse:///?tab=recent").root else {
      Issue.record("there are no tabs")
      return
    }
    #expect(tabs.selectedKey == .recent)
  }

  @Test func aPathThatIsNoTextHasNoLink() {
    #expect(throws: LinkPrintError.self) {
      try BrowseLinks.table.url(for: .folder(FilePath(bytes: [0x2F, 0xFF])))
    }
  }

  @Test(arguments: [
    "https://example.com/etc", "browse:///../etc", "browse:///a/%2e%2e/b", "etc", "browse:///%zz",
    "browse:///a%00", "browse:///..%2F..%2Fetc%2Fhostname", "browse:///a/..%2F..%2Fetc?view",
    "browse:///a%2F..%2Fb?note", "browse:///..%252Fetc",
  ])
  func whatIsNoLinkIsRefused(link: String) {
    #expect(throws: LinkError.self) { try tree(link) }
  }
}
