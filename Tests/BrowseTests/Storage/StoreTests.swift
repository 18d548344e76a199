import BrowseCore
import Testing

@MainActor
struct StoreTests {
  private let place = FilePath(bytes: [0x2F, 0x61, 0xFF])

  @Test func bookmarksAreThereTheNextTime() throws {
    let folder = try TemporaryFolder()
    let data = DataFolder(path: folder.path.appending("deep/browse"))
    #expect(BookmarkStore(folder: data).toggle(place))
    let store = BookmarkStore(folder: data)
    #expect(store.paths == [place])
    #expect(store.contains(place))
    #expect(!store.toggle(place))
    #expect(BookmarkStore(folder: data).paths.isEmpty)
    #expect(store.takeProblems().isEmpty)
  }

  @Test func twoProgramsKeepEachOthersBookmarks() throws {
    let folder = try TemporaryFolder()
    let data = DataFolder(path: folder.path)
    let (one, other) = (BookmarkStore(folder: data), BookmarkStore(folder: data))
    one.toggle(place)
    other.toggle(.root)
    #expect(BookmarkStore(folder: data).paths == [place, .root])
  }

  @Test func anEmptyNoteIsNoNote() throws {
    let folder = try TemporaryFolder()
    let data = DataFolder(path: folder.path)
    let store = NoteStore(folder: data)
    try store.write("look here\n", on: place)
    #expect(NoteStore(folder: data).note(on: place) == "look here\n")
    try store.write("", on: place)
    #expect(NoteStore(folder: data).note(on: place) == nil)
  }

  @Test func recentFilesAreLimitedAndLastFirst() throws {
    let folder = try TemporaryFolder()
    let store = RecentStore(folder: DataFolder(path: folder.path))
    for number in 0..<(RecentStore.limit + 5) { store.record(FilePath("/\(number)")) }
    store.record(FilePath("/50"))
    #expect(store.visits.count == RecentStore.limit)
    #expect(store.visits.prefix(2).map(\.path.display) == ["/50", "/104"])
  }

  @Test(arguments: ["", "{", "[]", #"{"version":1,"value":[{"path":"x"}]}"#])
  func aDamagedFileIsKeptAsideAndSaidSo(contents: String) throws {
    let folder = try TemporaryFolder()
    try folder.file("bookmarks.json", contents)
    try folder.file("bookmarks.json.damaged-1", "older")
    let store = BookmarkStore(folder: DataFolder(path: folder.path))
    let copy = folder.path.appending("bookmarks.json.damaged-2")
    let file = folder.path.appending("bookmarks.json")
    #expect(store.takeProblems() == [.damaged(file, keptAs: copy)])
    #expect(store.takeProblems().isEmpty)
    store.toggle(place)
    #expect(folder.contents(of: "bookmarks.json.damaged-1") == "older")
    #expect(folder.contents(of: "bookmarks.json.damaged-2") == contents)
    #expect(BookmarkStore(folder: DataFolder(path: folder.path)).paths == [place])
  }

  @Test(arguments: [
    #"{"version":9,"value":[]}"#, #"{"version":2,"value":{"path":"x"}}"#, #"{"version":2,"places":7}"#,
  ])
  func aFileOfANewerReleaseIsLeftAloneAndSaidSo(contents: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("bookmarks.json", contents)
    let store = BookmarkStore(folder: DataFolder(path: folder.path))
    #expect(store.takeProblems() == [.newer(file)])
    store.toggle(place)
    #expect(store.contains(place))
    // Once is enough.
    #expect(store.takeProblems().isEmpty)
    #expect(folder.contents(of: "bookmarks.json") == contents)
    #expect(folder.contents(of: "bookmarks.json.damaged-1") == nil)
  }

  @Test func changesThatCouldNotBeKeptAreMadeLater() throws {
    let folder = try TemporaryFolder()
    try folder.file("browse", "in the way")
    let data = DataFolder(path: folder.path.appending("browse"))
    let store = BookmarkStore(folder: data)
    store.toggle(place)
    store.toggle(.root)
    #expect(store.paths == [place, .root])
    #expect(throws: StoreProblem.self) { try store.flush() }
    try folder.remove("browse")
    // Another program has been quicker.
    BookmarkStore(folder: data).toggle(FilePath("/theirs"))
    try store.flush()
    #expect(BookmarkStore(folder: data).paths == [FilePath("/theirs"), place, .root])
  }

  @Test func whatTheUserSeesIsWhatIsChanged() throws {
    let folder = try TemporaryFolder()
    let data = DataFolder(path: folder.path)
    let (one, other) = (BookmarkStore(folder: data), BookmarkStore(folder: data))
    one.toggle(place)
    #expect(other.toggle(place))
    #expect(BookmarkStore(folder: data).paths == [place])
  }

  @Test func moreThanCanBeReadAgainIsNotWritten() throws {
    let folder = try TemporaryFolder()
    let store = NoteStore(folder: DataFolder(path: folder.path))
    try store.write("short", on: .root)
    let file = folder.path.appending("notes.json")
    let refusal = NoteRefusal.problem(.unwritable(FileError(file, .tooLarge)))
    #expect(throws: refusal) { try store.write(String(repeating: "x", count: 64 << 20), on: place) }
    let again = NoteStore(folder: DataFolder(path: folder.path))
    #expect(again.note(on: .root) == "short" && again.note(on: place) == nil)
    #expect(again.takeProblems().isEmpty)
  }

  @Test func whatCannotBeKeptLastsUntilTheEnd() throws {
    let folder = try TemporaryFolder()
    try folder.file("browse", "in the way")
    let store = BookmarkStore(folder: DataFolder(path: folder.path.appending("browse")))
    _ = store.takeProblems()
    #expect(store.toggle(place))
    #expect(store.contains(place))
    let messages = store.takeProblems().map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("browse") == true)
    #expect(folder.contents(of: "browse") == "in the way")
  }

  @Test func nothingIsLeftBesideTheFile() throws {
    let folder = try TemporaryFolder()
    let store = NoteStore(folder: DataFolder(path: folder.path))
    try store.write("a", on: place)
    try store.write("b", on: place)
    let listing = try FolderListing(reading: folder.path)
    #expect((0..<listing.count).map { listing.display(at: $0) } == [".lock", "notes.json"])
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/browse"),
    (["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share/browse"),
    (["XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/browse"),
    (["HOME": "/h"], "/h/.local/share/browse"),
  ])
  func theFolderIsFoundByTheSpecification(environment: [String: String], expected: String) {
    #expect(DataFolder { environment[$0] }.path.display == expected)
  }
}
