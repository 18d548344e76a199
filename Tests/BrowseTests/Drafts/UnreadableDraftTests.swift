import Testing
import Waymark
import WaymarkTesting

@testable import BrowseCore

/// Drafts in a folder that does not let them be moved, or be read.
@MainActor
struct UnreadableDraftTests {
  private let files: TemporaryFolder
  private let file: FilePath

  init() throws {
    files = try TemporaryFolder()
    file = try files.file("docs.txt", "text")
  }

  private func start(_ data: DataFolder) -> ModelHost {
    let browser = Browser(BrowseTree.showing(file, kind: .file), stores: BrowseStores(folder: data))
    let host = ModelHost(browser)
    host.viewer?.writeNote()
    return host
  }

  /// What a program leaves that is ended while somebody writes.
  private func leave(_ text: String, in data: DataFolder) {
    let host = start(data)
    host.note?.text.insert(text)
    host.browser.flush()
    host.end()
  }

  @Test(.enabled(if: SmallDisk.isPossible)) func aDraftOnADiskThatCanOnlyBeReadIsRead() throws {
    let disk = try SmallDisk()
    let data = DataFolder(path: disk.folder.path)
    leave("half a sentence", in: data)
    try disk.protect()
    let host = start(data)
    #expect(host.note?.text.string == "half a sentence")
    #expect(host.note?.isWrittenElsewhere == false)
    #expect(host.browser.stores.drafts.takeProblems().isEmpty)
  }

  @Test(.enabled(if: SmallDisk.isPossible), .timeLimit(.minutes(30)))
  func aDraftThatCannotBeRemovedIsLookedAtOnce() throws {
    let disk = try SmallDisk()
    let data = DataFolder(path: disk.folder.path)
    leave("the same", in: data)
    try NoteStore(folder: data).write("the same", on: file)
    try disk.protect()
    let host = start(data)
    #expect(host.note?.text.string == "the same")
    #expect(host.note?.hasUnsavedText == false)
  }

  @Test func aLockThatCannotBeTakenIsSaidSo() throws {
    let data = DataFolder(path: files.path.appending("data"))
    leave("half a sentence", in: data)
    let folder = try FolderListing(reading: data.path.appending("drafts")).path(at: 0)
    try files.remove("data/drafts/\(folder.lastComponent)/lock")
    try files.folder("data/drafts/\(folder.lastComponent)/lock")
    let host = start(data)
    #expect(host.note?.isWrittenElsewhere == false)
    let messages = host.browser.stores.takeProblems().map(\.message)
    #expect(messages.contains { $0.contains("/lock should be a file, and is a folder.") })
  }

  @Test func aFileWhereDraftsShouldBeIsSaidSo() throws {
    try files.folder("data")
    try files.file("data/drafts")
    let host = start(DataFolder(path: files.path.appending("data")))
    let messages = host.browser.stores.takeProblems().map(\.message)
    #expect(messages.contains { $0.contains("data/drafts is not a folder") })
  }

  @Test func whatIsNoFolderOfAProgramIsLeftAlone() throws {
    try files.folder("data")
    try files.folder("data/drafts")
    try files.file("data/drafts/README", "mine")
    let host = start(DataFolder(path: files.path.appending("data")))
    #expect(host.browser.stores.takeProblems().isEmpty)
    #expect(files.contents(of: "data/drafts/README") == "mine")
  }
}
