import BrowseCore
import Testing
import Waymark

/// A note with text that is not kept does not let itself be left without being asked about.
@MainActor
struct UnsavedNoteTests {
  private let folder: TemporaryFolder
  private let host: ModelHost
  private let file: FilePath

  enum Way: CaseIterable {
    case back
    case tab
    case quit
  }

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.file("readme.txt")
    host = ModelHost.browsing(folder, from: file, kind: .file)
    host.viewer?.writeNote()
    host.note?.text.insert("look here")
  }

  private func leave(_ way: Way) {
    switch way {
    case .back: host.note?.goBack()
    case .tab: host.browser.selectTab(1)
    case .quit: host.browser.quit()
    }
  }

  private func hasArrived(_ way: Way) async -> Bool {
    switch way {
    case .back: host.viewer?.path == file
    case .tab: host.title == "Bookmarks"
    case .quit: await eventually { host.browser.hasQuit }
    }
  }

  private var kept: String? { host.browser.stores.notes.note(on: file) }

  @Test(arguments: Way.allCases)
  func leavingAsksFirst(way: Way) {
    leave(way)
    #expect(host.question?.path == file)
    #expect(host.title.hasSuffix("Note on readme.txt › Not saved"))
    #expect(kept == nil)
  }

  @Test(arguments: Way.allCases)
  func savingKeepsTheTextAndGoesOn(way: Way) async {
    leave(way)
    host.question?.answer(.save)
    #expect(await hasArrived(way))
    #expect(kept == "look here")
  }

  @Test(arguments: Way.allCases)
  func discardingLosesTheTextAndGoesOn(way: Way) async {
    leave(way)
    host.question?.answer(.discard)
    #expect(await hasArrived(way))
    #expect(kept == nil)
    #expect(!host.browser.stores.drafts.isUnsaved(file))
  }

  @Test(arguments: Way.allCases)
  func stayingKeepsWriting(way: Way) async {
    leave(way)
    host.question?.answer(.stay)
    #expect(await !eventually(within: 50) { host.browser.hasQuit })
    #expect(host.note?.text.string == "look here")
    #expect(host.note?.hasUnsavedText == true)
    #expect(kept == nil)
  }

  @Test func quittingTwiceIsOneQuestion() async {
    var count = 0
    host.browser.onQuit = { count += 1 }
    host.browser.quit()
    host.browser.quit()
    #expect(host.browser.router.tree.modals.count == 1)
    host.question?.answer(.save)
    #expect(await eventually { host.browser.hasQuit })
    #expect(count == 1 && host.question == nil)
  }

  @Test func anotherQuestionIsAnsweredFirst() async {
    host.browser.quit()
    host.question?.answer(.stay)
    host.browser.selectTab(1)
    host.question?.answer(.save)
    #expect(host.title == "Bookmarks")
    #expect(await !eventually(within: 50) { host.browser.hasQuit })
  }

  @Test func savedTextIsLeftWithoutAQuestion() {
    host.note?.save()
    #expect(host.note?.hasUnsavedText == false)
    host.note?.goBack()
    #expect(host.viewer?.path == file)
    #expect(kept == "look here")
  }
}
