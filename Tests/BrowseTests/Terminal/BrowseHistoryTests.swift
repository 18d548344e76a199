import BrowseCore
import Testing
import Waymark
import WaymarkTerminal

/// The router's history over the browser, by F12.
@MainActor @Suite("Browse's history")
struct BrowseHistoryTests {
  private let driver: ScreenDriver

  init() throws {
    let folder = try TemporaryFolder()
    driver = try ScreenDriver(folder, from: try folder.file("a.txt"), kind: .file)
  }

  @Test func aNoteThatIsNotSavedOutlivesATravel() {
    driver.press(.character("e"))
    driver.type("kept")
    let tree = driver.tree
    driver.press(.function(12), .down, .enter)
    #expect(driver.tree != tree && driver.terminal.shows("History: moment"))
    // Whoever types now changes nothing below.
    driver.type("lost")
    driver.press(.escape)
    #expect(driver.tree == tree && driver.terminal.shows("kept") && driver.terminal.shows("not saved"))
    #expect(!driver.terminal.shows("lost"))
  }

  @Test func aNoteThatIsNotSavedOutlivesATravelThatIsGoneOnFrom() {
    driver.press(.character("e"))
    driver.type("kept")
    driver.press(.function(12), .down, .enter, .function(12))
    #expect(!driver.terminal.shows("History") && !driver.terminal.shows("kept"))
    driver.press(.character("e"))
    #expect(driver.terminal.shows("kept") && driver.terminal.shows("not saved"))
  }
}
