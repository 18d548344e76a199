import BrowseCore
import Testing
import Waymark
import WaymarkTesting

/// The browser opens where it was left, with what was being written.
@MainActor
struct BrowseSessionTests {
  private let folder: TemporaryFolder
  private let file: FilePath
  private let clock = ManualClock()

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.file("docs.txt", "text")
  }

  /// Starts the browser as the program does.
  private func start(_ tree: RouteTree<BrowseRoute>? = nil, restoring isRestored: Bool = true) -> ModelHost {
    let data = DataFolder(path: folder.path.appending(".data/browse"))
    let browser = Browser(
      tree ?? BrowseTree.showing(folder.path, kind: .folder), stores: BrowseStores(folder: data))
    browser.keepPlace(in: BrowseSession(folder: data, timer: clock), restoring: isRestored)
    return ModelHost(browser)
  }

  /// Writes a session's file, as a program has left it.
  private func writeSession(_ text: String) throws {
    try folder.folder(".data")
    try folder.folder(".data/browse")
    try folder.file(".data/browse/session.json", text)
  }

  @Test func theSamePlaceIsThereAgain() async {
    let first = start(BrowseTree.showing(file, kind: .file), restoring: false)
    first.viewer?.showInformation()
    let tree = first.browser.router.tree.routes
    #expect(tree.modals.count == 1)
    first.browser.quit()
    #expect(await eventually { first.browser.hasQuit })
    let second = start()
    #expect(second.browser.router.tree.routes == tree)
    #expect(second.information?.path == file)
  }

  @Test func aQuestionIsNotAskedASecondTime() async {
    var first: ModelHost? = start(BrowseTree.showing(file, kind: .file), restoring: false)
    first?.viewer?.writeNote()
    first?.note?.text.insert("text")
    first?.note?.goBack()
    #expect(first?.question != nil)
    clock.advance(by: .seconds(5))
    #expect(
      await eventually { folder.contents(of: ".data/browse/session.json")?.contains("unsavedNote") == true })
    first?.end()
    first = nil
    let second = start()
    #expect(second.question == nil)
    #expect(second.note?.text.string == "text")
  }

  @Test func aDamagedSessionIsSaidSoAndKept() throws {
    try writeSession("{ not json")
    let host = start()
    #expect(host.folder?.path == folder.path)
    host.browser.reportProblems()
    #expect(host.notice?.notice.message.contains("damaged or cut off") == true)
    #expect(folder.contents(of: ".data/browse/session.json.damaged-1") == "{ not json")
  }

  @Test func aPlaceThatIsNotKeptAtTheEndIsSaidSo() throws {
    try folder.folder(".data")
    try folder.folder(".data/browse")
    let host = start()
    #expect(host.browser.flush().isEmpty)
    try folder.remove(".data/browse/session.json")
    try folder.folder(".data/browse/session.json")
    host.browser.selectTab(1)
    #expect(host.browser.flush().contains { $0.contains("Where you are is not kept for the next time") })
  }

  @Test func theFirstStartSaysNothing() {
    let host = start()
    host.browser.reportProblems()
    #expect(host.notice == nil)
    #expect(host.folder?.path == folder.path)
  }

  @Test func theFileOfAnEarlierReleaseIsRead() throws {
    try writeSession(Self.firstVersion)
    let host = start()
    host.browser.reportProblems()
    #expect(host.notice == nil)
    #expect(host.note?.path == FilePath("/etc/hosts"))
    #expect(host.note?.text.string == "half")
    #expect(host.note?.hasUnsavedText == true)
    // It had a stack where there are two panes now.
    let etc = BrowseRoute.files(.folder(FolderRoute(path: FilePath("/etc"), filter: "ho")))
    #expect(
      host.browser.router.tree.routes.container(at: .root.appending(branch: 0))
        == .columns(
          RouteColumns(
            [.folder(.root), etc], [.viewer(FilePath("/etc/hosts")), .files(.note(FilePath("/etc/hosts")))])))
    #expect(
      host.browser.router.tree.routes.container(at: .root.appending(branch: 1))
        == .columns(RouteColumns([.bookmarks])))
  }

  /// Files of a newer build of the program, and of a newer release of the library.
  private nonisolated static let newerFiles = [
    firstVersion.replacing(#""version":1"#, with: #""version":3"#), #"{"snapshot":2}"#,
  ]

  @Test(arguments: newerFiles)
  func theFileOfANewerReleaseIsLeftAlone(newer: String) throws {
    try writeSession(newer)
    let host = start()
    host.browser.selectTab(1)
    clock.advance(by: .seconds(5))
    host.browser.quit()
    #expect(folder.contents(of: ".data/browse/session.json") == newer)
    #expect(folder.contents(of: ".data/browse/session.json.damaged-1") == nil)
  }

  @Test(arguments: newerFiles)
  func theFileOfANewerReleaseIsSaidSo(newer: String) throws {
    try writeSession(newer)
    let host = start()
    host.browser.reportProblems()
    #expect(host.notice?.notice.message.contains("session.json was written by a newer release") == true)
  }

  /// As version 1 was written: whoever changes what is written adds a migration and leaves this as it is.
  private nonisolated static let firstVersion = #"""
    {"snapshot":1,"tree":{"root":{"selected":{"files":{"_0":{"folder":{"_0":{"filter":"","path":"/"}}}}},"tabs":[
    {"key":{"files":{"_0":{"folder":{"_0":{"filter":"","path":"/"}}}}},"stack":[
    {"route":{"files":{"_0":{"folder":{"_0":{"filter":"","path":"/"}}}}}},
    {"route":{"files":{"_0":{"folder":{"_0":{"filter":"ho","path":"/etc"}}}}}},
    {"route":{"files":{"_0":{"viewer":{"_0":{"offset":0,"path":"/etc/hosts"}}}}}},
    {"route":{"files":{"_0":{"note":{"_0":"/etc/hosts"}}}},"saved":{"draft":"half"}}]},
    {"key":{"bookmarks":{}},"stack":[{"route":{"bookmarks":{}}}]},
    {"key":{"recent":{}},"stack":[{"route":{"recent":{}}}]}]}},"version":1}
    """#
}
