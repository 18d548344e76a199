import BrowseCore
import Testing
import Waymark
import WaymarkJournal

/// Models change the tree, without a screen.
@MainActor
struct BrowserTests {
  private let folder: TemporaryFolder
  private let data: TemporaryFolder
  private let inner: FilePath
  private let file: FilePath

  init() throws {
    folder = try TemporaryFolder()
    data = try TemporaryFolder()
    inner = try folder.folder("inner")
    file = try folder.file("inner/file.txt", "text\n")
  }

  private func host(_ path: FilePath, _ kind: FileKind = .folder) -> ModelHost {
    let host = ModelHost(path, kind, data: data)
    host.folder?.refresh()
    return host
  }

  @Test func aFileOpensBesideItsFolder() {
    let host = host(inner)
    host.folder?.open()
    #expect(host.tree == BrowseTree.showing(file, .file))
    #expect(host.title.hasSuffix("inner › file.txt"))
    #expect(host.browser.goToLeftPane())
    #expect(host.folder?.path == inner)
    host.browser.goToOtherPane()
    host.viewer?.goBack()
    #expect(host.tree == BrowseTree.showing(inner, .folder))
  }

  @Test func aBookmarksFolderOpensBesideTheListAndItsFilesOverIt() {
    let host = host(folder.path)
    host.folder?.toggleBookmark()
    host.browser.router.select(.bookmarks)
    host.places?.open()
    host.folder?.refresh()
    host.folder?.open()
    #expect(host.title == "Bookmarks › \(inner) › file.txt")
    host.viewer?.goBack()
    #expect(host.folder?.path == inner)
  }

  @Test func aTypedPathOrLinkIsGoneTo() {
    let host = host(folder.path)
    #expect(host.browser.go(to: file.rawValue) == nil)
    #expect(host.viewer?.path == file)
    #expect(host.browser.go(to: "browse://\(inner.rawValue)?info") == nil)
    #expect(host.title.hasSuffix("Information"))
    #expect(host.browser.go(to: "/no/such/path")?.contains("There is nothing") == true)
  }
}
