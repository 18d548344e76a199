import BrowseCore
import Testing
import Waymark

/// Going from pane to pane, which closes nothing.
@MainActor
struct BrowserPanesTests {
  private let folder: TemporaryFolder
  private let host: ModelHost
  private var browser: Browser { host.browser }
  private var front: BrowseRoute { browser.router.tree.visibleElement.route }

  init() throws {
    folder = try TemporaryFolder()
    host = .browsing(folder, from: try folder.file("one.txt", "text"), kind: .file)
  }

  private var routesInSight: [BrowseRoute] {
    browser.entriesInSight.compactMap { id in
      browser.router.tree.position(of: id).flatMap { browser.router.tree.element(at: $0)?.route }
    }
  }

  @Test func theOtherPaneIsGoneToAndNothingCloses() {
    let tree = browser.router.tree.routes
    let file = front
    #expect(browser.goToOtherPane())
    #expect(host.folder != nil)
    #expect(!browser.goToLeftPane())
    #expect(browser.goToOtherPane())
    #expect(front == file && browser.router.tree.routes == tree)
    #expect(browser.goToLeftPane())
    #expect(host.folder != nil)
  }

  @Test func thereIsNoOtherPaneWhereNothingIsChosen() {
    host.viewer?.goBack()
    #expect(host.folder != nil)
    #expect(!browser.goToOtherPane() && !browser.goToLeftPane())
  }

  @Test func nobodyGoesToAPaneUnderASheet() {
    host.viewer?.showInformation()
    let tree = browser.router.tree
    #expect(!browser.goToOtherPane() && !browser.goToLeftPane())
    #expect(browser.router.tree == tree)
  }

  @Test func whatIsInSightDependsOnTheRoom() {
    let file = front
    #expect(routesInSight == [file])
    browser.router.report(columnsThatFit: 2)
    #expect(routesInSight.count == 2 && routesInSight.last == file)
    host.viewer?.showInformation()
    #expect(routesInSight == [front])
  }
}
