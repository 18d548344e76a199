import BrowseCore
import Foundation
import Testing
import Waymark
import WaymarkTesting

/// A note with text that is not saved does not let itself be left without being asked about.
@MainActor
struct UnsavedNoteTests {
  private let folder: TemporaryFolder
  private let data: TemporaryFolder
  private let host: ModelHost
  private let file: FilePath

  enum Way: CaseIterable {
    case back
    case tab
    case another
    case quit
  }

  init() throws {
    folder = try TemporaryFolder()
    data = try TemporaryFolder()
    file = try folder.file("readme.txt")
    host = ModelHost(file, .file, data: data)
    host.viewer?.writeNote()
    host.note?.text = "look here"
  }

  /// Leaves the note, and says whether that has led away from it.
  private func leave(_ way: Way, answering answer: UnsavedNoteModel.Answer) async -> Bool {
    switch way {
    case .back: host.note?.goBack()
    case .tab: host.browser.router.select(.bookmarks)
    case .another: _ = host.browser.go(to: "/")
    case .quit:
      var hasQuit = false
      host.browser.onQuit = { hasQuit = true }
      host.browser.quit()
      await Task.yieldRepeatedly { host.question != nil }
      host.question?.answer(answer)
      return await Task.yieldRepeatedly { hasQuit }
    }
    await Task.yieldRepeatedly { host.question != nil }
    #expect(host.title.hasSuffix("Not saved") && kept == nil)
    host.question?.answer(answer)
    return await Task.yieldRepeatedly { host.note == nil && host.question == nil }
  }

  private var kept: String? { host.browser.stores.notes.note(on: file) }

  @Test(arguments: Way.allCases)
  func savingKeepsTheTextAndGoesOn(way: Way) async {
    #expect(await leave(way, answering: .save))
    #expect(kept == "look here")
  }

  @Test(arguments: Way.allCases)
  func discardingLosesTheTextAndGoesOn(way: Way) async {
    #expect(await leave(way, answering: .discard))
    #expect(kept == nil && !host.browser.stores.notes.has(file))
  }

  @Test(arguments: Way.allCases)
  func stayingKeepsWriting(way: Way) async {
    #expect(await !leave(way, answering: .stay))
    #expect(host.note?.text == "look here" && host.note?.isUnsaved == true)
  }

  @Test func whatCannotBeSavedIsAskedAboutAgain() async throws {
    // Folders where the file and the one put aside are to be.
    try data.folder("notes.json/x")
    try data.folder("notes.json.damaged/x")
    host.note?.goBack()
    await Task.yieldRepeatedly { host.question != nil }
    host.question?.answer(.save)
    #expect(host.question?.question.contains("cannot be saved") == true)
    #expect(host.browser.stores.notes.text(on: file) == "look here")
  }
}
