import BrowseCore
import Foundation
import Testing
import WaymarkTerminal

/// Finding things: in a file, in a list, and by a path.
@MainActor
struct FindingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("long.txt", (1...100).map { "line \($0)\n" }.joined())
    try folder.file("words.txt", "one two three four five six seven eight nine ten\nshort\n")
    try folder.file(".hidden", "x")
  }

  @Test func aTextIsFoundAndFoundAgain() throws {
    let driver = try ScreenDriver(folder.path.appending("long.txt"), .file)
    driver.type("/LINE 5")
    driver.press(.enter)
    #expect(driver.terminal.row(2).hasPrefix(" line 5"))
    driver.press(.character("n"))
    #expect(driver.terminal.row(2).hasPrefix(" line 50"))
    driver.type("/nowhere")
    driver.press(.enter)
    #expect(driver.shows("no “nowhere”"))
  }

  @Test func linesAreNumberedAndBrokenBetweenWordsWithAMark() throws {
    let driver = try ScreenDriver(
      folder.path.appending("words.txt"), .file, size: Size(width: 30, height: 12))
    #expect(driver.shows("↳ seven eight nine ten"))
    driver.press(.character("l"))
    #expect(driver.shows("1 one two three") && driver.shows("2 short"))
  }

  @Test func textInUTF16IsRead() throws {
    let path = folder.path.appending("wide.txt")
    for (mark, encoding) in [
      ([0xFF, 0xFE], String.Encoding.utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
    ] {
      let text = try #require("première\nsecond".data(using: encoding))
      try (Data(mark.map { UInt8($0) }) + text).write(to: URL(fileURLWithPath: path.rawValue))
      let file = try TextFile(reading: path)
      #expect(file.isText && file.text(ofLine: 0) == "première" && file.text(ofLine: 1) == "second")
    }
  }

  @Test func aListIsSortedAndHiddenFilesAreLeftOut() throws {
    let driver = try ScreenDriver(folder.path)
    #expect(driver.shows("of 3 items") && driver.shows(".hidden"))
    driver.press(.character("."))
    #expect(driver.shows("of 2 items") && !driver.shows(".hidden") && driver.shows("without hidden files"))
    driver.press(.character("s"))
    #expect(driver.terminal.row(3).contains("long.txt") && driver.shows("by size"))
  }

  @Test func aPathIsGoneTo() throws {
    let driver = try ScreenDriver(folder.path)
    driver.press(.character(":"))
    driver.type("/nowhere")
    driver.press(.enter)
    #expect(driver.shows("Go to") && driver.tree == BrowseTree.showing(folder.path, .folder))
    driver.press(.control("u"))
    driver.type(folder.path.appending("words.txt").rawValue)
    driver.press(.enter)
    #expect(driver.tree == BrowseTree.showing(folder.path.appending("words.txt"), .file))
  }

  @Test(arguments: [40, 60, 90, 120, 150])
  func namesAreCutBeforeSizesAndDates(width: Int) throws {
    try folder.file(String(repeating: "long", count: 50), "x")
    let driver = try ScreenDriver(folder.path, size: Size(width: width, height: 12))
    #expect(driver.shows("792 B") && driver.shows("Modified") && driver.shows("…"))
  }
}
