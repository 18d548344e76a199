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
    #expect(driver.terminal.shows("It is here now") && !driver.terminal.shows("[ Move here ]"))
    #expect(driver.terminal.shows("Enter choose  ⌫ up  Esc cancel"))
  }

  @Test func keysGoInBackAndUp() {
    driver.press(.enter)
    #expect(driver.title.hasSuffix("/alpha"))
    #expect(driver.terminal.shows("[ Move here ]") && driver.terminal.shows("one/"))
    #expect(!driver.terminal.shows("not-a-folder"))
    #expect(driver.terminal.shows("m move here  ⌫ back"))
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
