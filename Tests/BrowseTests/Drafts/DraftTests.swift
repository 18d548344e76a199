import BrowseCore
import Testing
import Waymark
import WaymarkTesting

/// What is being written belongs to its file, and is there again however the program was ended and is started.
@MainActor
struct DraftTests {
  private let folder: TemporaryFolder
  private let file: FilePath
  private let data: DataFolder

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.file("docs.txt", "text")
    data = DataFolder(path: folder.path.appending(".data/browse"))
  }

  /// Starts the browser as the program does when it is given a file.
  private func start() -> ModelHost {
    let browser = Browser(BrowseTree.showing(file, kind: .file), stores: BrowseStores(folder: data))
    browser.keepPlace(in: BrowseSession(folder: data, timer: ManualClock()), restoring: false)
    let host = ModelHost(browser)
    host.viewer?.writeNote()
    return host
  }

  private func note() -> String? { NoteStore(folder: data).note(on: file) }

  /// What a program leaves that is ended while somebody writes.
  private func leave(_ text: String) {
    let host = start()
    host.note?.text.insert(text)
    host.browser.flush()
    host.end()
  }

  @Test func aDraftIsThereAgainWhereverBrowsingBegins() {
    leave("half a sen")
    let host = start()
    #expect(host.note?.text.string == "half a sen")
    #expect(host.note?.hasUnsavedText == true)
    #expect(note() == nil)
    host.note?.goBack()
    host.question?.answer(.save)
    #expect(note() == "half a sen")
    #expect(host.viewer?.path == file)
  }

  @Test func aDraftIsThereUntilItIsSavedOrDiscarded() {
    leave("half")
    leave(" a sentence")
    let third = start()
    #expect(third.note?.text.string == "half a sentence")
    third.note?.goBack()
    third.question?.answer(.discard)
    #expect(start().note?.text.string == "")
  }

  @Test func nothingIsLeftOfWhatWasSaved() throws {
    let host = start()
    host.note?.text.insert("all of it")
    host.browser.flush()
    host.note?.save()
    #expect(note() == "all of it")
    #expect(try FolderListing(reading: data.path.appending("drafts")).count == 0)
  }

  @Test func aProgramThatRunsKeepsItsDraft() {
    let first = start()
    first.note?.text.insert("first")
    first.browser.flush()
    let second = start()
    #expect(second.note?.text.string == "")
    #expect(second.note?.isWrittenElsewhere == true)
    second.note?.text.insert("second")
    second.note?.goBack()
    second.question?.answer(.discard)
    #expect(first.note?.text.string == "first")
    first.note?.save()
    #expect(note() == "first")
  }

  @Test func bothDraftsOfTwoProgramsThatWereEndedAreThereAgain() {
    do {
      let (first, second) = (start(), start())
      first.note?.text.insert("first")
      second.note?.text.insert("second")
      for host in [first, second] {
        host.browser.flush()
        host.end()
      }
    }
    let third = start()
    let text = third.note?.text.string ?? ""
    #expect(["first", "second"].contains(text))
    third.note?.save()
    third.note?.goBack()
    third.viewer?.writeNote()
    let other = third.note?.text.string ?? ""
    #expect(Set([text, other]) == ["first", "second"])
    #expect(third.note?.hasUnsavedText == true)
    third.note?.save()
    #expect(third.question?.reason == .changed(text))
    third.question?.answer(.saveBoth)
    #expect(note() == text + "\n\n" + other)
    #expect(third.note?.text.string == text + "\n\n" + other)
  }

  /// The same note written by two programs, of which the other one has saved.
  private func conflict() -> (ModelHost, ModelHost) {
    let (mine, theirs) = (start(), start())
    mine.note?.text.insert("mine")
    theirs.note?.text.insert("theirs")
    theirs.note?.save()
    return (mine, theirs)
  }

  @Test(arguments: [
    (UnsavedNoteModel.Answer.saveBoth, "theirs\n\nmine"), (.save, "mine"), (.discard, "theirs"),
    (.stay, "theirs"),
  ])
  func aNoteThatTwoHaveChangedIsAQuestion(answer: UnsavedNoteModel.Answer, result: String) {
    let (mine, _) = conflict()
    mine.note?.save()
    #expect(mine.question?.reason == .changed("theirs"))
    #expect(mine.question?.answers == UnsavedNoteModel.Answer.allCases)
    #expect(note() == "theirs")
    mine.question?.answer(answer)
    #expect(mine.question == nil)
    #expect(note() == result)
    #expect(mine.note?.hasUnsavedText == (answer == .stay))
  }

  @Test func leavingANoteThatTwoHaveChangedAsksTheSame() {
    let (mine, theirs) = conflict()
    mine.note?.goBack()
    #expect(mine.question?.reason == .changed("theirs"))
    // What was not seen is not replaced either.
    theirs.note?.text.insert(" again")
    theirs.note?.save()
    mine.question?.answer(.save)
    #expect(mine.question?.reason == .changed("theirs again"))
    mine.question?.answer(.saveBoth)
    #expect(note() == "theirs again\n\nmine")
    #expect(mine.viewer?.path == file)
  }

  @Test func aNoteThatTwoHaveWrittenAlikeIsNone() {
    let (mine, _) = conflict()
    mine.note?.text.moveToLineStart()
    for _ in 0..<4 { mine.note?.text.deleteForward() }
    mine.note?.text.insert("theirs")
    mine.note?.save()
    #expect(mine.question == nil && mine.note?.hasUnsavedText == false)
  }

  @Test func whatCouldNotBeSavedIsUnsavedUntilItIs() throws {
    let other = try folder.file("other.txt")
    try folder.file(".data", "in the way")
    let host = start()
    host.note?.text.insert("one")
    host.note?.save()
    #expect(host.note?.hasUnsavedText == true)
    #expect(host.note?.problem?.contains(".data") == true)
    let drafts = host.browser.stores.drafts
    drafts[other] = NoteText("two")
    #expect(throws: NoteRefusal.self) { try drafts.save(other) }
    #expect(drafts[file].string == "one" && drafts[other].string == "two")
    // Two drafts, the visit, and the place.
    #expect(host.browser.flush().count == 4)
    host.note?.goBack()
    host.question?.answer(.save)
    guard case .failed(let message)? = host.question?.reason else {
      Issue.record("leaving does not say that the note is not saved")
      return
    }
    #expect(message.contains("is not kept on disk"))
    try folder.remove(".data")
    host.question?.answer(.save)
    #expect(host.viewer?.path == file)
    try drafts.save(other)
    #expect(note() == "one" && NoteStore(folder: data).note(on: other) == "two")
  }

  @Test func aDraftThatWasLeftIsMarkedAndFollowsItsFile() throws {
    leave("half")
    try folder.folder("inner")
    let stores = BrowseStores(folder: data)
    #expect(stores.drafts.has(file))
    try stores.move(FolderChoice(file, to: folder.path.appending("inner")))
    let moved = folder.path.appending("inner/docs.txt")
    #expect(stores.drafts.has(moved) && !stores.drafts.has(file))
    stores.drafts.begin(moved)
    #expect(stores.drafts[moved].string == "half")
  }

  /// Writes a file beside the draft that was left.
  private func leave(beside text: String) throws -> String {
    leave("half")
    let drafts = data.path.appending("drafts")
    let own = try FolderListing(reading: drafts).path(at: 0)
    let name = String(own.display.dropFirst(folder.path.display.count + 1)) + "/9.json"
    try folder.file(name, text)
    return name
  }

  @Test(arguments: [
    (#"{"version":9}"#, "9.json is a note that was not saved, written by a newer release"),
    ("{ not json", "9.json should be a note that was not saved"),
  ])
  func aDraftThatCannotBeReadIsLeftAloneAndSaidSo(text: String, message: String) throws {
    let name = try leave(beside: text)
    let host = start()
    host.browser.reportProblems()
    #expect(host.notice?.notice.message.contains(message) == true)
    host.notice?.close()
    #expect(host.note?.text.string == "half")
    host.note?.save()
    #expect(folder.contents(of: name) == text)
  }

  @Test(arguments: [
    (#"{"version":9}"#, "9.json is a note that was not saved, written by a newer release"),
    ("{ not json", "9.json should be a note that was not saved"),
  ])
  func aDraftThatCannotBeReadIsSaidAtTheStart(text: String, message: String) throws {
    _ = try leave(beside: text)
    let stores = BrowseStores(folder: data)
    #expect(stores.takeProblems().contains { $0.message.contains(message) })
    // Once is enough.
    stores.drafts.begin(file)
    #expect(stores.takeProblems().isEmpty)
  }
}
