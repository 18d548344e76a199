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
  func tabIsTheOtherPaneAndNothingElse(size: Size) throws {
    let driver = try driver(size)
    driver.press(.tab)
    #expect(driver.tree == BrowseTree.showing(inner, .folder))
    driver.press(.enter, .tab)
    #expect(driver.title.hasSuffix("inner"))
    driver.press(.tab)
    #expect(driver.tree == BrowseTree.showing(inner.appending("one.txt"), .file))
  }

  @Test(arguments: [wide, narrow])
  func goingBackLeadsFromTheRightToTheLeft(size: Size) throws {
    let driver = try driver(size)
    driver.press(.enter, .backspace)
    #expect(driver.tree == BrowseTree.showing(inner, .folder))
    driver.press(.backspace)
    #expect(driver.tree == BrowseTree.showing(folder.path, .folder))
  }
}
