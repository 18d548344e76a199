import BrowseCore
import Testing
import WaymarkTerminal

@MainActor
struct ViewerScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func aFileIsReadByPages() throws {
    let path = try folder.file("long.txt", (1...100).map { "line \($0)\n" }.joined())
    let driver = try ScreenDriver(folder, from: path, kind: .file)
    #expect(driver.title.hasSuffix("› long.txt"))
    #expect(driver.terminal.shows("line 1"))
    driver.press(.character(" "))
    #expect(driver.terminal.row(2) == " line 20")
    driver.press(.pageUp, .down)
    #expect(driver.terminal.row(2) == " line 2")
    driver.press(.end)
    #expect(driver.terminal.shows("line 100") && driver.terminal.shows("100 %"))
    driver.press(.character("k"))
    #expect(!driver.terminal.shows("line 100"))
    driver.press(.character("g"))
    #expect(driver.terminal.row(2) == " line 1")
    driver.press(.left)
    #expect(driver.selectedRow?.hasPrefix("long.txt") == true)
  }

  @Test func contentsAreNeverSentUnescaped() throws {
    let path = try folder.file("evil", "\u{1B}[2J\u{9B}31m\u{202E}x\n")
    let driver = try ScreenDriver(folder, from: path, kind: .file)
    #expect(driver.terminal.shows("\\e[2J\\x9B31m\\u{202E}x"))
    #expect(driver.terminal.unrecognized.isEmpty)
  }

  @Test func bytesAreShownAsSuch() throws {
    let path = try folder.file("data", "\u{0}\u{1}abc")
    let driver = try ScreenDriver(folder, from: path, kind: .file)
    #expect(driver.terminal.shows("00 01 61 62 63"))
    driver.press(.character("x"))
    #expect(driver.terminal.shows("\\x00\\x01abc"))
  }

  @Test func anEmptyFileSaysSo() throws {
    let path = try folder.file("nothing")
    let driver = try ScreenDriver(folder, from: path, kind: .file)
    #expect(driver.terminal.shows("This file is empty"))
  }

  @Test func resizingKeepsThePlace() throws {
    let path = try folder.file("long.txt", (1...100).map { "line \($0)\n" }.joined())
    let driver = try ScreenDriver(folder, from: path, kind: .file)
    driver.press(.pageDown)
    driver.resize(to: Size(width: 40, height: 12))
    #expect(driver.terminal.row(2) == " line 20")
    driver.press(.end)
    driver.resize(to: Size(width: 40, height: 30))
    #expect(driver.terminal.shows("line 100") && driver.terminal.shows("line 75"))
  }
}
