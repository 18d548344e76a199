import BrowseCore
import Testing

/// What was moved is moved back, and nothing else.
@MainActor
struct UndoneMoveTests {
  private let folder: TemporaryFolder
  private let stores: BrowseStores

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder("target")
    stores = BrowseStores(folder: DataFolder(path: folder.path.appending(".data")))
  }

  private func path(_ name: String) -> FilePath { folder.path.appending(name) }

  private func move(_ name: String) throws {
    try stores.move(FolderChoice(path(name), to: path("target")))
  }

  private func undo() -> MoveError.Reason? {
    do throws(MoveError) {
      try stores.undoMove()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func anotherFileOfTheSameNameStaysWhereItIs() throws {
    try folder.file("a.txt", "mine")
    try move("a.txt")
    try folder.file("new", "theirs")
    try folder.rename("new", to: "target/a.txt")
    #expect(undo() == .replaced(path("target/a.txt")))
    #expect(folder.contents(of: "target/a.txt") == "theirs" && folder.contents(of: "a.txt") == nil)
    #expect(stores.lastMove == nil)
  }

  @Test func aFileThatGotTheNumberOfTheOneThatWasMovedIsAnother() throws {
    try folder.file("a.txt", "mine")
    try move("a.txt")
    // On most disks the number that has just become free is the next to be given.
    try folder.remove("target/a.txt")
    try folder.file("target/a.txt", "theirs")
    #expect(undo() == .replaced(path("target/a.txt")))
    #expect(folder.contents(of: "target/a.txt") == "theirs")
  }

  @Test func aFileThatWasWrittenToIsMovedBack() throws {
    try folder.file("a.txt", "mine")
    try move("a.txt")
    try folder.file("target/a.txt", "mine, and more")
    #expect(undo() == nil)
    #expect(folder.contents(of: "a.txt") == "mine, and more")
  }

  @Test func foldersAndLinksAreMovedBack() throws {
    try folder.folder("inner")
    try folder.link("link", to: "nowhere")
    try move("inner")
    try folder.file("target/inner/new")
    try move("link")
    #expect(undo() == nil && undo() == nil)
    #expect(folder.contents(of: "inner/new") == "")
    #expect(try FileStatus(of: path("link")).kind == .brokenLink)
  }

  @Test func aLinkThatTookThePlaceOfTheFileStaysWhereItIs() throws {
    try folder.file("a.txt", "mine")
    try move("a.txt")
    try folder.rename("target/a.txt", to: "target/b.txt")
    try folder.link("target/a.txt", to: "b.txt")
    #expect(undo() == .replaced(path("target/a.txt")))
    #expect(try FileStatus(of: path("target/a.txt")).target == "b.txt")
  }
}
