import BrowseCore
import Testing
import WaymarkTerminal

@MainActor
struct FolderScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder("inner")
    try folder.file("a.txt", "12345")
    try folder.file("b.txt")
  }

  @Test func columnsAreAligned() throws {
    try folder.file("日本語.txt", "1")
    try folder.file(String(repeating: "long", count: 30), "22")
    let driver = try ScreenDriver(folder)
    let rows = driver.terminal.rows
    let heading = try #require(rows.firstIndex { $0.contains("Modified") })
    let date = try #require(driver.terminal.location(of: "Modified")?.x)
    let size = try #require(driver.terminal.location(of: "Size")?.x)
    let names = ["inner/", "a.txt", "b.txt", "long", "日本語.txt"]
    for (offset, name) in names.enumerated() {
      let y = heading + 1 + offset
      #expect(rows[y].contains(name))
      #expect(driver.terminal.character(x: date, y: y) == "2")
      let unit = driver.terminal.character(x: size + 3, y: y)
      #expect(unit == (name == "inner/" ? " " : "B"))
    }
    #expect(driver.terminal.shows("…"))
  }

  @Test func theChosenRowIsABarAcrossTheScreen() throws {
    let driver = try ScreenDriver(folder, colors: .none)
    #expect(driver.selectedRow?.hasPrefix("inner/") == true)
    driver.press(.down, .character("j"), .character("k"))
    #expect(driver.selectedRow?.hasPrefix("a.txt") == true)
    driver.press(.character("G"))
    #expect(driver.selectedRow?.hasPrefix("b.txt") == true)
    driver.press(.home)
    #expect(driver.selectedRow?.hasPrefix("inner/") == true)
  }

  @Test func everyKeyIsNamedOnATerminalOfTheUsualWidth() throws {
    let driver = try ScreenDriver(folder)
    let footer = driver.terminal.row(23)
    #expect(footer.contains("m move") && footer.hasSuffix("q quit"))
    driver.press(.down, .enter)
    #expect(driver.terminal.row(23).hasSuffix("q quit"))
    driver.press(.character("b"), .character("2"))
    #expect(driver.terminal.row(23).contains("q quit"))
  }

  @Test func emptyFoldersSaySo() throws {
    let driver = try ScreenDriver(folder)
    driver.press(.enter)
    #expect(driver.title.hasSuffix("› inner"))
    #expect(driver.terminal.shows("This folder is empty"))
    driver.press(.enter, .character("b"), .down, .pageDown)
    #expect(driver.terminal.shows("This folder is empty"))
    driver.press(.left)
    #expect(driver.selectedRow?.hasPrefix("inner/") == true)
  }

  @Test func filteringNarrowsAsOneTypes() throws {
    let driver = try ScreenDriver(folder)
    driver.type("/TXT")
    #expect(driver.title.hasSuffix(" /TXT"))
    #expect(driver.terminal.shows("2 of 3") && !driver.terminal.shows("inner/"))
    driver.press(.down, .enter)
    #expect(driver.title.hasSuffix("› b.txt"))
    driver.press(.backspace)
    #expect(driver.terminal.shows("2 of 3"))
    driver.press(.escape)
    #expect(driver.terminal.shows("inner/"))
    driver.type("/zzz")
    #expect(driver.terminal.shows("No name holds “zzz”"))
    driver.press(.backspace, .backspace, .backspace, .backspace)
    #expect(driver.terminal.shows("inner/"))
    driver.press(.character("j"))
    #expect(!driver.terminal.shows("No name"))
  }

  @Test func bookmarksAndNotesAreMarked() throws {
    let driver = try ScreenDriver(folder)
    driver.press(.character("b"))
    #expect(driver.terminal.shows("★  inner/"))
    driver.press(.down, .character("e"))
    driver.type("remember")
    driver.press(.control("s"), .escape)
    #expect(driver.terminal.shows(" ✎ a.txt"))
    driver.press(.character("2"))
    #expect(driver.title == "Bookmarks" && driver.terminal.shows("inner/"))
  }

  @Test func namesAreNeverSentUnescaped() throws {
    try folder.file(name: [0x1B] + Array("]0;evil".utf8) + [0x07, 0xFF, 0x0A], [])
    let driver = try ScreenDriver(folder)
    #expect(driver.terminal.shows("\\e]0;evil\\x07\\xFF\\n"))
    #expect(driver.terminal.unrecognized.isEmpty)
    driver.press(.home, .down, .character("i"))
    #expect(driver.title.hasSuffix("Information") && driver.terminal.unrecognized.isEmpty)
  }

  @Test func scrollingDrawsOnlyWhatChanged() throws {
    for number in 0..<200 { try folder.file("file\(number)") }
    let driver = try ScreenDriver(folder, size: Size(width: 120, height: 40))
    driver.press(.down)
    #expect(driver.frame().bytes == 0)
    driver.press(.end)
    #expect(driver.selectedRow?.hasPrefix("file199") == true)
    driver.press(.up)
    let before = driver.terminal.byteCount
    driver.press(.up)
    // Two rows change their look and the count its number; the whole screen would be 4,800 cells.
    #expect(driver.terminal.byteCount - before < 600)
  }

  @Test func aSmallTerminalShowsWhatFits() throws {
    let driver = try ScreenDriver(folder)
    for (width, height) in [(40, 10), (20, 5), (10, 3), (3, 2), (1, 1), (80, 24)] {
      driver.resize(to: Size(width: width, height: height))
      driver.press(.down, .character("i"), .escape, .character("?"), .escape)
    }
    #expect(driver.terminal.shows("a.txt"))
  }

  @Test func changesAreSeenWithoutAKey() throws {
    let driver = try ScreenDriver(folder, from: folder.path.appending("inner"))
    try folder.file("inner/new")
    driver.wait()
    #expect(driver.terminal.shows("new"))
    try folder.remove("inner")
    driver.wait()
    #expect(driver.terminal.shows("Removed"))
    try folder.folder("inner")
    driver.wait()
    #expect(driver.terminal.shows("This folder is empty"))
  }

  @Test func whatHasGoneOrIsBrokenSaysSoOnItsOwnScreen() throws {
    try folder.link("broken", to: "nowhere")
    let driver = try ScreenDriver(folder)
    driver.type("/broken")
    driver.press(.enter)
    #expect(driver.terminal.shows("Broken link"))
    driver.press(.enter, .pageDown, .character("x"), .backspace, .escape)
    driver.press(.home, .enter)
    try folder.remove("inner")
    driver.press(.character("r"))
    #expect(driver.terminal.shows("Removed") && driver.terminal.shows("Go back"))
    driver.press(.backspace)
    #expect(driver.terminal.shows("a.txt"))
  }
}
