import BrowseCore
import Testing
import WaymarkTerminal

/// On hardly a screen there is what matters most.
@MainActor
struct TinyScreenTests {
  private let folder: TemporaryFolder
  private let file: FilePath

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.file("a.txt", "contents\n")
  }

  @Test func aRowShowsTheFileAndNoTabs() throws {
    let driver = try ScreenDriver(folder, from: file, kind: .file, size: Size(width: 40, height: 1))
    #expect(driver.terminal.shows("contents") && !driver.terminal.shows("Bookmarks"))
    driver.press(.character("e"))
    driver.type("note")
    #expect(driver.terminal.shows("note"))
  }

  @Test(arguments: [("i", "Name"), ("?", "k j")])
  func aRowOfASheetHasSomethingToRead(key: Character, text: String) throws {
    let driver = try ScreenDriver(folder, from: file, kind: .file, size: Size(width: 24, height: 5))
    driver.press(.character(key))
    #expect(driver.terminal.shows(text))
  }

  @Test(arguments: [Size(width: 10, height: 3), Size(width: 12, height: 1), Size(width: 20, height: 4)])
  func aQuestionCanBeReadAndAnswered(size: Size) async throws {
    let driver = try ScreenDriver(folder, from: file, kind: .file, size: size)
    driver.press(.character("e"))
    driver.type("note")
    driver.press(.control("q"))
    #expect(driver.terminal.shows("The"))
    // What is not one of the answers is none.
    driver.press(.character("q"))
    #expect(await !eventually(within: 50) { driver.browser.hasQuit })
    driver.press(.character("s"))
    #expect(await eventually { driver.browser.hasQuit })
    #expect(driver.browser.stores.notes.note(on: file) == "note")
  }

  @Test(arguments: [Size(width: 1, height: 1), Size(width: 3, height: 1), Size(width: 1, height: 24)])
  func aScreenWithoutRoomForAWordCanBeLeft(size: Size) async throws {
    let driver = try ScreenDriver(folder, from: file, kind: .file, size: size)
    driver.press(.character("e"))
    driver.type("note")
    driver.press(.control("q"), .character("d"))
    #expect(await eventually { driver.browser.hasQuit })
  }
}
