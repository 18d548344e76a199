import BrowseCore
import Testing
import WaymarkTerminal

@MainActor
struct PickerScreenTests {
  private let folder: TemporaryFolder
  private let driver: ScreenDriver

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder("alpha")
    try folder.folder("alpha/one")
    try folder.file("alpha/not-a-folder")
    try folder.file("file.txt", "mine")
    driver = try ScreenDriver(folder)
    driver.press(.end, .character("m"))
  }

  @Test func theSheetSaysWhatMovesAndWhere() {
    #expect(driver.terminal.shows("Move file.txt to"))
    #expect(driver.title.hasSuffix("› Move to \(folder.path.display)"))
    #expect(driver.terminal.shows("It is here now") && !driver.terminal.shows("[ Move to"))
    #expect(driver.terminal.shows("Enter choose  ⌫ up  Esc cancel"))
  }

  @Test func keysGoInBackAndUp() {
    driver.press(.enter)
    #expect(driver.title.hasSuffix("/alpha"))
    #expect(driver.terminal.shows("[ Move to alpha ]") && driver.terminal.shows("one/"))
    #expect(!driver.terminal.shows("not-a-folder"))
    #expect(driver.terminal.shows("m move to alpha  ⌫ back"))
    driver.press(.character("j"), .right)
    #expect(driver.title.hasSuffix("/alpha/one"))
    driver.press(.backspace, .left, .character("h"))
    #expect(driver.title.hasSuffix("› Move to /tmp"))
    driver.press(.left, .left)
    #expect(driver.title.hasSuffix("› Move to /"))
    driver.press(.escape)
    #expect(driver.title.hasSuffix("› \(folder.path.lastComponent)"))
  }

  @Test func escapeClosesTheSheetFromDeepInside() {
    driver.press(.enter, .character("j"), .enter, .escape)
    #expect(driver.tree.modals.isEmpty && !driver.terminal.shows("Move"))
    #expect(driver.selectedRow?.hasPrefix("file.txt") == true)
  }

  @Test(arguments: [Key.enter, .character("m")])
  func theFileMovesAndTheListKnows(key: Key) async {
    driver.press(.enter, .home, key)
    #expect(await eventually { folder.contents(of: "alpha/file.txt") == "mine" })
    driver.press(.insert)
    #expect(!driver.terminal.shows("Move") && !driver.terminal.shows("file.txt"))
    #expect(driver.terminal.shows("1 of 1 item"))
    #expect(driver.terminal.unrecognized.isEmpty)
  }

  @Test func aMoveIsTakenBack() async throws {
    try folder.file("other.txt", "other")
    driver.press(.character("m"), .down, .enter, .home, .enter)
    #expect(await eventually { folder.contents(of: "alpha/file.txt") == "mine" })
    driver.press(.home, .end, .character("m"), .enter, .home, .enter)
    #expect(await eventually { folder.contents(of: "alpha/other.txt") == "other" })
    driver.press(.insert)
    #expect(driver.terminal.shows("u move back"))
    // From wherever one is, the last one first.
    driver.press(.home, .enter, .character("u"))
    #expect(folder.contents(of: "other.txt") == "other" && folder.contents(of: "file.txt") == nil)
    driver.press(.character("u"))
    #expect(folder.contents(of: "file.txt") == "mine")
    #expect(!driver.terminal.shows("u move back"))
    driver.press(.character("u"))
    #expect(driver.tree.modals.isEmpty)
  }

  @Test func aMoveThatCannotBeTakenBackSaysWhy() async throws {
    driver.press(.enter, .character("m"))
    #expect(await eventually { folder.contents(of: "alpha/file.txt") == "mine" })
    try folder.file("file.txt", "theirs")
    driver.press(.insert, .character("u"))
    #expect(driver.terminal.shows("already. Nothing was replaced."))
    // When that is out of the way, it can be.
    try folder.remove("file.txt")
    driver.press(.enter, .character("u"))
    #expect(folder.contents(of: "file.txt") == "mine")
  }

  @Test func aRefusalIsShown() async throws {
    try folder.file("alpha/file.txt", "theirs")
    driver.press(.enter, .character("m"))
    #expect(await eventually { driver.tree.modals.count == 1 })
    driver.press(.insert)
    #expect(driver.terminal.shows("already. Nothing was replaced."))
    #expect(driver.terminal.shows("choose another folder."))
    driver.press(.enter)
    #expect(driver.selectedRow?.hasPrefix("file.txt") == true)
  }
}
