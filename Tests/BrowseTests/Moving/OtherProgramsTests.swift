import BrowseCore
import Testing
import Waymark
import WaymarkTerminal
import WaymarkTesting

/// A program follows what another one has moved, and what is written in it goes to the new place.
@MainActor
struct OtherProgramsTests {
  private let folder: TemporaryFolder
  private let data: DataFolder
  private let file: FilePath
  private let moved: FilePath

  init() throws {
    folder = try TemporaryFolder()
    data = DataFolder(path: folder.path.appending(".data/browse"))
    try folder.folder("inner")
    file = try folder.file("a.txt", "text")
    moved = folder.path.appending("inner/a.txt")
  }

  private func start() -> ModelHost {
    let host = ModelHost(
      Browser(BrowseTree.showing(file, kind: .file), stores: BrowseStores(folder: data)))
    host.viewer?.writeNote()
    return host
  }

  /// Has another program move the file.
  private func move() throws {
    try BrowseStores(folder: data).move(FolderChoice(file, to: folder.path.appending("inner")))
  }

  private func note(on path: FilePath) -> String? { NoteStore(folder: data).note(on: path) }

  @Test func anOpenNoteFollows() throws {
    let host = start()
    host.note?.text.insert("begun")
    try move()
    host.browser.lookAgain()
    #expect(host.note?.path == moved && host.note?.text.string == "begun")
    host.note?.text.insert(" and ended")
    host.note?.save()
    #expect(host.note?.hasUnsavedText == false)
    #expect(note(on: moved) == "begun and ended" && note(on: file) == nil)
    host.note?.goBack()
    #expect(host.viewer?.path == moved)
  }

  @Test func whatIsSavedThisMomentIsSavedAtTheNewPlace() throws {
    let host = start()
    host.note?.text.insert("begun")
    try move()
    host.note?.save()
    #expect(note(on: moved) == "begun" && note(on: file) == nil)
    #expect(host.note?.path == moved && host.note?.hasUnsavedText == false)
  }

  @Test func theQuestionIsAboutTheNewPlace() throws {
    let host = start()
    host.note?.text.insert("begun")
    host.note?.goBack()
    try move()
    host.question?.answer(.save)
    #expect(note(on: moved) == "begun" && note(on: file) == nil)
  }

  @Test func theDraftIsOnDiskAtTheNewPlace() throws {
    do {
      let host = start()
      host.note?.text.insert("begun")
      host.browser.flush()
      try move()
      host.browser.flush()
      host.end()
    }
    let stores = BrowseStores(folder: data)
    #expect(stores.drafts.has(moved) && !stores.drafts.has(file))
  }

  @Test func aDraftOfAProgramThatCouldNotFollowFollowsLater() throws {
    do {
      let host = start()
      host.note?.text.insert("begun")
      host.browser.flush()
      try move()
      host.end()
    }
    let stores = BrowseStores(folder: data)
    #expect(stores.drafts.has(moved) && !stores.drafts.has(file))
    stores.drafts.begin(moved)
    #expect(stores.drafts[moved].string == "begun")
  }

  @Test func whatAnotherProgramHasKeptGoesAlong() throws {
    let other = BrowseStores(folder: data)
    let stores = BrowseStores(folder: data)
    stores.bookmarks.toggle(file)
    stores.recent.record(file)
    try stores.notes.write("kept", on: file)
    try other.move(FolderChoice(file, to: folder.path.appending("inner")))
    #expect(note(on: moved) == "kept" && note(on: file) == nil)
    let third = BrowseStores(folder: data)
    #expect(third.bookmarks.paths == [moved] && third.recent.visits.map(\.path) == [moved])
  }

  @Test func aNoteThatWasJoinedIsAQuestion() throws {
    let first = BrowseStores(folder: data)
    try first.notes.write("old, at the new place", on: moved)
    try first.notes.write("old", on: file)
    let host = start()
    host.note?.text.insert(" and new")
    try move()
    host.browser.lookAgain()
    host.note?.save()
    #expect(host.question?.reason == .changed("old\n\nold, at the new place"))
    #expect(note(on: moved) == "old\n\nold, at the new place")
    host.question?.answer(.saveBoth)
    #expect(note(on: moved)?.hasSuffix("old and new") == true)
  }

  @Test func twoTextsThatComeToBeOnOneFileAreBothKept() throws {
    let drafts = BrowseStores(folder: data)
    drafts.drafts[file] = NoteText("one")
    drafts.drafts[moved] = NoteText("two")
    try drafts.move(FolderChoice(file, to: folder.path.appending("inner")))
    #expect(drafts.drafts[moved].string == "one\n\ntwo")
  }

  @Test func theProgramItselfFollows() throws {
    let program = try TerminalProgram(
      Product.browse, [file.display],
      environment: [
        "XDG_DATA_HOME": folder.path.appending(".data").display, "TERM": "xterm-256color", "LANG": "C.UTF-8",
      ],
      size: Size(width: 100, height: 30))
    try program.waitFor("text")
    program.type("e")
    try program.waitFor("Note on a.txt")
    program.type("begun")
    try program.waitFor("not saved")
    try move()
    try program.waitFor("inner/a.txt")
    program.type(" and ended\u{13}")
    try program.wait(for: "saved") { !$0.shows("not saved") }
    program.type("\u{11}")
    #expect(try program.waitForExit() == 0)
    #expect(note(on: moved) == "begun and ended" && note(on: file) == nil)
  }
}
