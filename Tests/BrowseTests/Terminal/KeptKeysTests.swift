import BrowseCore
import Testing
import WaymarkTerminal

/// Keys typed into a text are text, and a question takes only keys that were pressed after it could be read.
@MainActor
struct KeptKeysTests {
  private let folder: TemporaryFolder
  private let driver: ScreenDriver
  private let file: FilePath

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.file("readme.txt", "hello\n")
    driver = try ScreenDriver(folder, from: file, kind: .file)
    driver.press(.character("e"))
  }

  /// Has something go wrong that is to be told.
  private func breakBookmarks() throws {
    try driver.data.file("bookmarks.json", "{ not json")
    driver.browser.stores.bookmarks.toggle(.root)
  }

  @Test func aNoticeWaitsUntilTheTextIsLeft() async throws {
    driver.type("some ")
    try breakBookmarks()
    #expect(await !eventually(within: 50) { driver.terminal.shows("Not everything is kept") })
    driver.type("text q1")
    driver.press(.enter)
    #expect(driver.terminal.shows("some text q1") && !driver.terminal.shows("Not everything is kept"))
    driver.press(.control("s"), .escape)
    driver.wait()
    #expect(
      driver.terminal.shows("Not everything is kept") && driver.terminal.shows("bookmarks.json.damaged-1"))
    #expect(driver.browser.stores.notes.note(on: file) == "some text q1\n")
  }

  @Test func aNoticeWaitsUntilAFilterIsTyped() async throws {
    driver.press(.escape, .backspace, .character("/"))
    driver.type("re")
    try breakBookmarks()
    driver.type("ad")
    #expect(driver.terminal.shows("/read") && !driver.terminal.shows("Not everything is kept"))
    driver.press(.escape)
    driver.wait()
    #expect(driver.terminal.shows("Not everything is kept"))
  }

  @Test(arguments: ["d", "s", "q", "c"] as [Character])
  func keysOfTheSameMomentAnswerNoQuestion(key: Character) async {
    driver.burst(.character("a"), .escape, .character(key), .enter)
    #expect(driver.terminal.shows("The note on readme.txt is not saved."))
    #expect(driver.browser.stores.notes.note(on: file) == nil)
    #expect(await !eventually(within: 50) { driver.browser.hasQuit })
    driver.press(.escape)
    #expect(driver.browser.stores.drafts[file].string == "a")
  }

  @Test func lettersDoNothingToAQuestionButAnswerIt() async {
    driver.type("a")
    driver.press(.escape, .character("q"), .character("1"), .character("?"))
    #expect(driver.terminal.shows("The note on readme.txt is not saved."))
    #expect(await !eventually(within: 50) { driver.browser.hasQuit })
    driver.press(.character("s"))
    #expect(driver.browser.stores.notes.note(on: file) == "a")
  }

  @Test func lettersDoNotCloseANotice() async throws {
    driver.press(.escape)
    try breakBookmarks()
    driver.wait()
    #expect(driver.terminal.shows("Not everything is kept"))
    for key in "qs1?" { driver.press(.character(key)) }
    #expect(driver.terminal.shows("Not everything is kept"))
    #expect(await !eventually(within: 50) { driver.browser.hasQuit })
    driver.press(.enter)
    #expect(!driver.terminal.shows("Not everything is kept"))
  }
}
