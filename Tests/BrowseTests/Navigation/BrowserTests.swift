import BrowseCore
import Testing
import Waymark

@MainActor
struct BrowserTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder("inner")
    try folder.file("inner/deep.txt", "deep")
    try folder.file("readme.txt", "hello\n")
    try folder.link("broken", to: "nowhere")
  }

  private var readme: FilePath { folder.path.appending("readme.txt") }

  private func routes(_ host: ModelHost) -> [BrowseRoute] { host.browser.router.tree.routes.visibleRoutes }

  private func open(_ name: String, _ host: ModelHost) throws {
    let model = try #require(host.folder)
    let rows = model.rows(height: 100)
    model.cursor.move(to: try #require(rows.firstIndex { $0.name == name }))
    model.open()
  }

  @Test func viewedFilesAreRecent() throws {
    let host = ModelHost.browsing(folder)
    try open("readme.txt", host)
    #expect(routes(host).last == .viewer(readme))
    #expect(host.browser.stores.recent.visits.map(\.path) == [readme])
    host.browser.selectTab(2)
    #expect(host.places?.rows(height: 10).map(\.name) == ["readme.txt"])
    host.places?.open()
    #expect(host.title == "Recent › \(readme.display)")
    host.viewer?.goBack()
    #expect(host.title == "Recent")
  }

  @Test func everyTabKeepsItsOwnStack() throws {
    let host = ModelHost.browsing(folder)
    host.browser.stores.bookmarks.toggle(folder.path.appending("inner"))
    try open("readme.txt", host)
    host.browser.selectTab(1)
    host.places?.open()
    try open("deep.txt", host)
    let inner = folder.path.appending("inner").display
    #expect(host.title == "Bookmarks › \(inner) › deep.txt")
    host.browser.selectTab(0)
    #expect(host.viewer?.path == readme)
    host.browser.cycleTab(by: 1)
    #expect(host.title == "Bookmarks › \(inner) › deep.txt")
    host.browser.cycleTab(by: -2)
    #expect(host.title == "Recent")
  }

  @Test func brokenLinksOpenOnAScreenThatSaysSo() throws {
    let host = ModelHost.browsing(folder)
    try open("broken", host)
    guard case .failure(let error)? = host.viewer?.contents(rows: 9, layout: TextLayout(columns: 80)) else {
      Issue.record("a broken link has contents")
      return
    }
    #expect(error.reason == .brokenLink("nowhere"))
    #expect(error.description.contains("nowhere"))
    host.viewer?.scroll(by: 1)
    host.viewer?.goToEnd()
    host.viewer?.goBack()
    #expect(host.folder?.path == folder.path)
  }

  @Test func sheetsLieOverWhatTheyAreAbout() throws {
    let host = ModelHost.browsing(folder)
    try open("readme.txt", host)
    host.viewer?.showInformation()
    #expect(host.title.hasSuffix("readme.txt › Information"))
    let lines = host.information?.lines ?? []
    #expect(lines.contains { $0.label == "Size" && $0.value == "6 bytes" })
    #expect(lines.contains { $0.label == "Kind" && $0.value == "file" })
    host.information?.close()
    #expect(host.viewer?.path == readme)
  }

  @Test func bookmarksAreAddedAndTakenAway() throws {
    let host = ModelHost.browsing(folder)
    let model = try #require(host.folder)
    model.cursor.move(to: 1)
    model.toggleBookmark()
    #expect(model.rows(height: 9).filter(\.isBookmarked).map(\.name) == ["broken"])
    host.browser.selectTab(1)
    #expect(host.places?.rows(height: 9).map(\.kind) == [.brokenLink])
    host.places?.toggleBookmark()
    #expect(host.places?.count == 0)
  }

  @Test func whatIsNotKeptIsSaidOnce() throws {
    try folder.folder(".data")
    try folder.file(".data/browse", "in the way")
    let host = ModelHost.browsing(folder)
    host.browser.reportProblems()
    #expect(host.notice?.notice.message.contains(".data/browse") == true)
    host.notice?.close()
    #expect(host.notice == nil)
    host.browser.reportProblems()
    #expect(host.notice == nil)
  }

  @Test func quittingIsSaidOnceAndClosesNothing() {
    let host = ModelHost.browsing(folder)
    var count = 0
    host.browser.onQuit = { count += 1 }
    host.browser.showHelp()
    let tree = host.browser.router.tree.routes
    host.browser.quit()
    host.browser.quit()
    #expect(host.browser.hasQuit && count == 1)
    #expect(host.browser.router.tree.routes == tree)
  }
}
