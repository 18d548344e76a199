import BrowseCore
import Testing
import WaymarkTerminal

@MainActor
struct NoteScreenTests {
  private let folder: TemporaryFolder
  private let driver: ScreenDriver

  init() throws {
    folder = try TemporaryFolder()
    let path = try folder.file("readme.txt", "hello\n")
    driver = try ScreenDriver(folder, from: path, kind: .file)
    driver.press(.character("e"))
  }

  @Test func everyLetterIsText() {
    driver.type("quit? 12 hjkl/")
    #expect(driver.title.hasSuffix("› Note on readme.txt"))
    #expect(driver.terminal.shows("quit? 12 hjkl/"))
    #expect(driver.terminal.shows("not saved"))
  }

  @Test func theCursorIsWhereTheNextLetterGoes() {
    driver.type("日本")
    #expect(driver.terminal.isCursorVisible && driver.terminal.cursor.x == 5)
    driver.press(.left)
    #expect(driver.terminal.cursor.x == 3)
    driver.press(.enter)
    #expect(driver.terminal.cursor.x == 1)
    #expect(driver.terminal.row(2) == " 日" && driver.terminal.row(3) == " 本")
  }

  @Test func longLinesAndManyLinesFollowTheCursor() {
    driver.type(String(repeating: "x", count: 100) + "end")
    #expect(driver.terminal.shows("xend"))
    driver.press(.home)
    #expect(!driver.terminal.shows("xend"))
    for _ in 0..<40 { driver.press(.enter) }
    #expect(driver.terminal.isCursorVisible && driver.terminal.cursor.y < 23)
  }

  @Test func pastedControlsAreShownEscaped() {
    driver.press(.paste("a\u{1B}[2J\nb"))
    #expect(driver.terminal.shows("a\\e[2J"))
    #expect(driver.terminal.row(3) == " b")
    #expect(driver.terminal.unrecognized.isEmpty)
  }

  @Test func theWayOutAsksAboutUnsavedText() throws {
    driver.type("draft")
    driver.press(.escape)
    #expect(driver.terminal.shows("The note on readme.txt is not saved."))
    driver.press(.escape)
    #expect(driver.terminal.shows("draft") && driver.title.hasSuffix("Note on readme.txt"))
    driver.press(.escape, .right, .enter)
    #expect(driver.title.hasSuffix("› readme.txt") && !driver.title.contains("Note"))
    #expect(driver.browser.stores.notes.note(on: folder.path.appending("readme.txt")) == nil)
  }

  @Test(arguments: [Key.tab, .backTab])
  func goingToTheOtherPaneLeavesTheTextAsItIs(key: Key) {
    driver.type("draft")
    driver.press(key)
    #expect(!driver.terminal.shows("is not saved") && !driver.title.contains("Note"))
    driver.press(key)
    #expect(driver.terminal.shows("draft") && driver.title.hasSuffix("Note on readme.txt"))
  }

  @Test func quittingAsksAboutUnsavedText() async {
    driver.type("draft")
    driver.press(.control("q"))
    #expect(driver.terminal.shows("The note on readme.txt is not saved."))
    driver.press(.escape)
    #expect(driver.terminal.shows("draft"))
    #expect(await !eventually(within: 50) { driver.browser.hasQuit })
    driver.press(.control("q"), .right, .enter)
    #expect(await eventually { driver.browser.hasQuit })
    #expect(driver.browser.stores.notes.note(on: folder.path.appending("readme.txt")) == nil)
  }

  @Test func theNoteIsKeptAndShownOnTheSheet() {
    driver.type("look here")
    driver.press(.control("s"), .escape, .character("i"))
    #expect(driver.terminal.shows("Note      look here"))
  }
}
