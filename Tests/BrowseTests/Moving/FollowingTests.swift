import BrowseCore
import Testing
import Waymark

/// What is kept about a file goes where the file goes.
@MainActor
struct FollowingTests {
  private let folder: TemporaryFolder
  private let stores: BrowseStores

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder("inner")
    try folder.file("inner/a.txt")
    try folder.folder("innermost")
    try folder.folder("target")
    stores = BrowseStores(folder: DataFolder(path: folder.path.appending(".data")))
  }

  private func path(_ name: String) -> FilePath { folder.path.appending(name) }

  private func moveInner() throws {
    try stores.move(FolderChoice(path("inner"), to: path("target")))
  }

  @Test func bookmarksNotesAndVisitsFollow() throws {
    for name in ["inner", "inner/a.txt", "innermost"] {
      stores.bookmarks.toggle(path(name))
      stores.recent.record(path(name))
    }
    try stores.notes.write("on a", on: path("inner/a.txt"))
    try stores.notes.write("on the other", on: path("innermost"))
    try moveInner()
    for store in [stores, BrowseStores(folder: DataFolder(path: folder.path.appending(".data")))] {
      #expect(store.bookmarks.paths == ["target/inner", "target/inner/a.txt", "innermost"].map(path))
      #expect(
        store.recent.visits.map(\.path) == ["innermost", "target/inner/a.txt", "target/inner"].map(path))
      #expect(store.notes.note(on: path("target/inner/a.txt")) == "on a")
      #expect(store.notes.note(on: path("innermost")) == "on the other")
      #expect(store.notes.note(on: path("inner/a.txt")) == nil)
    }
  }

  @Test func whatIsLeftOfSomethingOlderIsMerged() throws {
    stores.bookmarks.toggle(path("target/inner"))
    stores.bookmarks.toggle(path("inner"))
    try stores.notes.write("old", on: path("target/inner"))
    try stores.notes.write("new", on: path("inner"))
    try moveInner()
    #expect(stores.bookmarks.paths == [path("target/inner")])
    #expect(stores.notes.note(on: path("target/inner")) == "new\n\nold")
  }

  @Test func aDraftFollows() throws {
    stores.drafts[path("inner/a.txt")] = NoteText("draft")
    try moveInner()
    #expect(stores.drafts[path("target/inner/a.txt")].string == "draft")
    #expect(!stores.drafts.isUnsaved(path("inner/a.txt")))
  }

  @Test func whatIsNotMovedIsLeftAlone() throws {
    try folder.folder("target/inner")
    stores.bookmarks.toggle(path("inner"))
    #expect(throws: MoveError.self) { try moveInner() }
    #expect(stores.bookmarks.paths == [path("inner")])
  }

  @Test(arguments: [
    FilesRoute.folder(FolderRoute(path: FilePath("/a/b"), filter: "x")),
    .viewer(ViewerRoute(path: FilePath("/a/b/c"), offset: 7)), .information(FilePath("/a/b")),
    .note(FilePath("/a/b/c")), .unsavedNote(FilePath("/a/b")),
    .picker(PickerRoute(item: FilePath("/z"), folder: FilePath("/a/b/d"), isPushed: true)),
  ])
  func everyPlaceFollows(route: FilesRoute) {
    let move = FileMove(FilePath("/a/b"), to: FilePath("/n"))
    let back = FileMove(FilePath("/n/b"), to: FilePath("/a"))
    #expect(route.following(move) != route)
    #expect(route.following(move).following(back) == route)
    #expect(route.following(FileMove(FilePath("/a/bb"), to: FilePath("/n"))) == route)
  }

  @Test func theTabsStayWhatTheyAre() {
    let tree = BrowseTree.showing(FilePath("/a/b/c"), kind: .file)
    let moved = BrowseTree.following(FileMove(FilePath("/a/b"), to: FilePath("/n")), in: tree)
    #expect(Breadcrumbs.names(of: moved) == ["Files", "a", "/n/b", "c"])
    #expect(moved.root.notation.hasPrefix(tree.root.notation.prefix { $0 != ":" }))
  }
}

extension Container where Element == BrowseRoute {
  fileprivate var notation: String {
    if case .tabs(let tabs) = self { tabs.tabs.map { "\($0.key)" }.joined() } else { "a stack" }
  }
}
