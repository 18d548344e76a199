import Testing

@testable import BrowseCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Messages name what is wrong and not what is beside it.
@MainActor
struct CauseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> FilePath { folder.path.appending(name) }

  private func reason(ofMaking name: String) -> FileError? {
    do throws(FileError) {
      try DataFolder(path: path(name)).create()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["file", "file/inner", "file/inner/most"])
  func aFileWhereAFolderShouldBeIsNamed(name: String) throws {
    try folder.file("file")
    #expect(reason(ofMaking: name) == FileError(path("file"), .inTheWay(.file)))
    #expect(
      reason(ofMaking: name)?.description.contains("should be a folder, and is a file. Move it away") == true)
  }

  @Test func aLinkToNowhereIsNoFolder() throws {
    try folder.link("link", to: "nowhere")
    #expect(reason(ofMaking: "link/inner") == FileError(path("link"), .inTheWay(.brokenLink)))
  }

  @Test func aFolderThatCannotBeMadeIsNotSaidToBeMissing() throws {
    let name = String(repeating: "x", count: 300)
    #expect(reason(ofMaking: name) == FileError(path(name), .notMade(ENAMETOOLONG)))
  }

  @Test(.enabled(if: !TemporaryFolder.isSuperuser))
  func aFolderThatMayNotBeMadeAsksForTheRightToWrite() throws {
    folder.chmod(folder.path, 0o500)
    #expect(reason(ofMaking: "data") == FileError(path("data"), .notMade(EACCES)))
    #expect(reason(ofMaking: "data")?.message.contains("cannot be made: Permission denied") == true)
    #expect(reason(ofMaking: "data")?.advice.contains("the right to write") == true)
  }

  @Test func aFileWhereDraftsShouldBeIsNamed() throws {
    try folder.folder("data")
    try folder.file("data/drafts")
    let file = try folder.file("a.txt")
    let stores = BrowseStores(folder: DataFolder(path: path("data")))
    stores.drafts[file] = NoteText("text")
    let problems = stores.flush().map(\.message)
    #expect(problems.contains { $0.contains("data/drafts should be a folder, and is a file.") })
    #expect(!problems.contains { $0.contains("spelling") })
  }

  @Test func aFolderWhereAFileShouldBeIsNamed() throws {
    try folder.folder("data")
    try folder.folder("data/notes.json")
    let stores = BrowseStores(folder: DataFolder(path: path("data")))
    let message = stores.takeProblems().first?.message
    #expect(message?.contains("data/notes.json should be a file, and is a folder.") == true)
    #expect(message?.contains("view") == false)
  }

  @Test func aPipeThatIsReadNoMoreIsNoFaultOfTheDisk() {
    let error = FileError(path("log"), code: EPIPE)
    #expect(error.message.contains("Nobody reads") && !error.advice.contains("disk"))
  }

  @Test(arguments: [EMFILE, ENFILE]) func tooManyOpenFilesAreNoFaultOfTheDisk(code: Int32) {
    let error = FileError(path("a"), code: code)
    #expect(error.reason == .tooManyFiles)
    #expect(error.advice.contains("ulimit -n") && !error.advice.contains("disk"))
  }

  @Test func aCauseIsSaidOnce() throws {
    try folder.file("data", "in the way")
    let host = ModelHost(
      Browser(
        showing: folder.path, kind: .folder, stores: BrowseStores(folder: DataFolder(path: path("data")))))
    host.browser.stores.bookmarks.toggle(path("a"))
    host.browser.stores.recent.record(path("a"))
    host.browser.reportProblems()
    let message = host.notice?.notice.message ?? ""
    // What is not read and what is not written.
    let paragraphs = message.split(separator: "\n\n")
    #expect(paragraphs.count == 2)
    #expect(paragraphs.allSatisfy { $0.contains("data should be a folder, and is a file.") })
  }
}
