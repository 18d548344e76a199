import BrowseCore
import BrowseTerminal
import Testing
import Waymark
import WaymarkTerminal
import WaymarkTesting

/// The screens and their keys.
@MainActor
struct ScreensTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder("inner")
    try folder.file("long.txt", (1...100).map { "line \($0)\n" }.joined())
  }

  @Test func aFolderShowsSizesDatesAndMarks() throws {
    let driver = try ScreenDriver(folder.path)
    driver.press(.character("b"), .down, .character("e"))
    driver.type("x")
    driver.press(.control("s"), .escape)
    #expect(driver.terminal.row(3).hasPrefix("★  inner/ "))
    #expect(driver.terminal.row(4).hasPrefix(" ✎ long.txt "))
    #expect(driver.terminal.row(4).contains("792 B  20"))
    #expect(driver.shows("2 of 2 items"))
  }

  @Test func aFilterIsTyped() throws {
    let driver = try ScreenDriver(folder.path)
    driver.type("/LO")
    #expect(driver.terminal.row(22).hasPrefix(" /LO ") && driver.shows("1 of 2"))
    #expect(!driver.shows("inner/") && driver.title.hasSuffix("/LO"))
    driver.press(.backspace, .backspace, .backspace)
    #expect(driver.shows("inner/"))
    driver.type("/zz")
    #expect(driver.shows("No name holds “zz”"))
    driver.press(.escape)
    #expect(driver.shows("inner/"))
  }

  @Test func aFileIsScrolledAndShownAsBytes() throws {
    let driver = try ScreenDriver(folder.path.appending("long.txt"), .file)
    #expect(driver.shows("line 1 ") && driver.shows("792 B  ·  20 %"))
    driver.press(.character(" "))
    #expect(!driver.shows("line 19 ") && driver.shows("line 20 ") && driver.shows("line 39 "))
    driver.press(.end)
    #expect(driver.shows("line 100") && driver.shows("100 %"))
    driver.press(.character(" "), .pageUp, .home)
    #expect(driver.terminal.row(2).hasPrefix(" line 1"))
    driver.press(.character("x"))
    #expect(driver.shows("00000000  6c 69 6e 65 20 31 0a"))
  }

  @Test func allKeysOfAScreenAreListedAtOnce() throws {
    let driver = try ScreenDriver(folder.path)
    driver.press(.character("?"))
    #expect(driver.shows("Keys") && driver.shows("hidden files") && driver.shows("go to a tab"))
    #expect(!driver.shows("scroll"))
    driver.resize(to: Size(width: 60, height: 12))
    #expect(driver.shows("↑↓ scroll"))
    driver.press(.escape)
    #expect(!driver.shows("go to a tab"))
  }

  /// No key is named that would be typed into a text, and a question's list has all its keys too.
  @Test func keysAreListedWhereTheyAreKeys() throws {
    let driver = try ScreenDriver(folder.path)
    driver.press(.character("e"))
    driver.type("why?")
    #expect(driver.shows("why?") && driver.shows("next column") && !driver.shows("go to a tab"))
    driver.press(.escape, .character("?"))
    #expect(driver.shows("Keys") && driver.shows("discard"))
  }

  @Test func everyScreenIsDrawnInAnySize() throws {
    let driver = try ScreenDriver(folder.path)
    let keys: [Key] = [.character("i"), .character("?"), .character("/"), .character("e"), .enter]
    for key in keys {
      driver.press(key)
      for (width, height) in [(1, 1), (3, 2), (20, 5), (200, 60), (80, 24)] {
        driver.resize(to: Size(width: width, height: height))
      }
      driver.press(.escape, .escape)
    }
    #expect(driver.terminal.unrecognized.isEmpty)
  }

  /// The browser keeps no place outside `router.tree`: another window with the same tree looks the same.
  @Test func aTreeIsAllThatIsNeededToBeThere() throws {
    let driver = try ScreenDriver(folder.path)
    driver.press(.down, .enter, .character("i"))
    let other = try ScreenDriver(folder.path)
    other.browser.router.set(driver.tree)
    other.wait()
    #expect(other.terminal.rows == driver.terminal.rows)
  }
}
