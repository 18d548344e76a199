import BrowseCore
import Testing
import Waymark
import WaymarkTerminal
import WaymarkTesting

/// Two panes where there is room for them, and one tree whatever the size.
@MainActor
struct PanesTests {
  private let folder: TemporaryFolder
  private let inner: FilePath
  nonisolated private static let wide = Size(width: 120, height: 24)
  nonisolated private static let narrow = Size(width: 80, height: 24)

  init() throws {
    folder = try TemporaryFolder()
    inner = try folder.folder("inner")
    try folder.file("inner/one.txt", "first contents\n")
    try folder.file("inner/two.txt", "second contents\n")
  }

  private func driver(_ size: Size = wide) throws -> ScreenDriver { try ScreenDriver(inner, size: size) }

  @Test func aFileIsViewedBesideItsFolder() throws {
    let driver = try driver()
    driver.press(.enter)
    #expect(driver.shows("first contents") && driver.shows("two.txt"))
    #expect(driver.title.hasSuffix("inner › one.txt"))
    driver.press(.tab)
    #expect(driver.title.hasSuffix("› inner"))
    driver.press(.down, .enter)
    #expect(driver.shows("second contents") && !driver.shows("first contents"))
  }

  @Test func resizingUnderUseChangesNothing() throws {
    let driver = try driver()
    driver.press(.enter, .character("e"))
    driver.type("half a th")
    let tree = driver.tree
    for _ in 0..<3 {
      driver.resize(to: Self.narrow)
      #expect(driver.shows("half a th") && !driver.shows("two.txt"))
      driver.resize(to: Self.wide)
      #expect(driver.shows("half a th") && driver.shows("two.txt"))
    }
    driver.type("ought")
    #expect(driver.shows("half a thought") && driver.tree == tree)
  }

  @Test(arguments: [wide, narrow])
  func goingBackLeadsFromTheRightToTheLeft(size: Size) throws {
    let driver = try driver(size)
    driver.press(.enter, .backspace)
    #expect(driver.tree == BrowseTree.showing(inner, .folder))
    driver.press(.backspace)
    #expect(driver.tree == BrowseTree.showing(folder.path, .folder))
  }

  @Test func choosingAnotherFileAsksAboutUnsavedText() async throws {
    let driver = try driver()
    driver.press(.character("e"))
    driver.type("draft")
    driver.press(.tab, .down)
    #expect(!driver.shows("is not saved"))
    driver.press(.enter)
    #expect(
      await Task.yieldRepeatedly {
        driver.wait()
        return driver.shows("The note on one.txt is not saved.")
      })
    driver.press(.right, .enter)
    #expect(
      await Task.yieldRepeatedly {
        driver.wait()
        return driver.shows("second contents")
      })
  }

  @Test func whatIsOnTheRightStaysWhileFoldersAreGoneInto() throws {
    let driver = try driver()
    driver.press(.enter, .tab, .backspace)
    #expect(driver.shows("first contents"))
    #expect(driver.title.hasSuffix("› \(folder.path.name)"))
    driver.press(.enter)
    #expect(driver.shows("first contents"))
  }

  @Test func whatOthersChangeIsSeenInBoth() throws {
    let driver = try driver()
    driver.press(.enter)
    try folder.file("inner/three.txt")
    try folder.file("inner/one.txt", "other contents\n")
    driver.wait()
    #expect(driver.shows("three.txt") && driver.shows("other contents"))
  }
}
