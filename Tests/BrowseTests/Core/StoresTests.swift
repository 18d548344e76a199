import BrowseCore
import Foundation
import Testing

/// Nothing that the user has kept or written is lost: over a restart, to another program, or to a disk that takes nothing.
@MainActor
struct StoresTests {
  private let data: TemporaryFolder
  private let path = FilePath("/etc/hosts")

  init() throws { data = try TemporaryFolder() }

  private var stores: Stores { Stores(folder: data.url) }

  @Test func aDraftIsThereAgainWithoutHavingBeenSaved() {
    stores.notes.write("half a thought", on: path)
    #expect(stores.notes.text(on: path) == "half a thought")
    #expect(stores.notes.isUnsaved(path) && stores.notes.note(on: path) == nil)
  }

  @Test func aSavedNoteHasNoDraft() {
    let notes = stores.notes
    notes.write("text", on: path)
    #expect(notes.save(path))
    #expect(stores.notes.note(on: path) == "text" && !stores.notes.isUnsaved(path))
    notes.write("", on: path)
    #expect(notes.save(path) && !stores.notes.has(path))
  }

  @Test func twoProgramsKeepEachOthersBookmarks() {
    let (one, other) = (stores, stores)
    one.toggleBookmark(path)
    other.toggleBookmark(.root)
    #expect(stores.bookmarks == [path, .root])
  }

  @Test func aFileThatCannotBeReadIsPutAside() throws {
    try data.file("notes.json", "{ not JSON")
    let stores = stores
    #expect(stores.problems.count == 1)
    stores.notes.write("text", on: path)
    #expect(stores.notes.save(path))
    let aside = data.url.appendingPathComponent("notes.json.damaged")
    #expect(try String(contentsOf: aside, encoding: .utf8) == "{ not JSON")
  }

  @Test func whatCannotBeWrittenIsNotSaved() throws {
    // A file where the folder is to be.
    let place = try data.file("place")
    let notes = Stores(folder: URL(fileURLWithPath: place.rawValue)).notes
    notes.write("text", on: path)
    #expect(!notes.save(path))
    #expect(notes.isUnsaved(path) && notes.text(on: path) == "text" && !notes.problems.isEmpty)
  }
}
