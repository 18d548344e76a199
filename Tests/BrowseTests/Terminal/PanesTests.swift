import BrowseCore
import Testing
import Waymark
import WaymarkTerminal

/// Two panes where there is room for them, and one tree whatever the size.
@MainActor
struct PanesTests {
  private let folder: TemporaryFolder
  nonisolated private static let wide = Size(width: 120, height: 24)
  nonisolated private static let narrow = Size(width: 80, height: 24)

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder("inner")
    try folder.file("inner/one.txt", "first contents\n")
    try folder.file("inner/two.txt", "second contents\n")
  }

  private func driver(_ size: Size = wide) throws -> ScreenDriver {
    try ScreenDriver(folder, from: folder.path.appending("inner"), size: size)
  }

  @Test func aFileIsViewedBesideItsFolder() throws {
    let driver = try driver()
    #expect(!driver.terminal.shows("first contents"))
    driver.press(.enter)
    #expect(driver.terminal.shows("first contents") && driver.terminal.shows("two.txt"))
    #expect(driver.title.hasSuffix("inner › one.txt"))
    driver.press(.tab)
    #expect(driver.title.hasSuffix("› inner"))
    driver.press(.down, .enter)
    #expect(driver.terminal.shows("second contents") && !driver.terminal.shows("first contents"))
  }

  @Test func resizingUnderUseClosesNothingAndReadsNothingAgain() throws {
    let driver = try driver()
    driver.press(.enter, .character("e"))
    driver.type("half a th")
    let tree = driver.tree
    for _ in 0..<3 {
      driver.resize(to: Self.narrow)
      #expect(driver.terminal.shows("half a th") && !driver.terminal.shows("two.txt"))
      driver.resize(to: Self.wide)
      #expect(driver.terminal.shows("half a th") && driver.terminal.shows("two.txt"))
    }
    driver.type("ought")
    #expect(driver.terminal.shows("half a thought"))
    #expect(driver.tree == tree)
  }

  @Test(arguments: [wide, narrow])
  func goingBackLeadsFromTheRightToTheLeft(size: Size) throws {
    let driver = try driver(size)
    driver.press(.enter, .backspace)
    #expect(driver.title.hasSuffix("› inner"))
    #expect(driver.tree == BrowseTree.showing(folder.path.appending("inner"), kind: .folder))
    driver.press(.backspace)
    #expect(driver.tree == BrowseTree.showing(folder.path, kind: .folder))
  }

  @Test func choosingAnotherFileAsksAboutUnsavedText() throws {
    let driver = try driver()
    driver.press(.character("e"))
    driver.type("draft")
    driver.press(.tab, .down)
    #expect(!driver.terminal.shows("is not saved"))
    driver.press(.enter)
    #expect(driver.terminal.shows("The note on one.txt is not saved."))
    driver.press(.right, .enter)
    #expect(driver.terminal.shows("second contents"))
  }

  @Test func whatIsOnTheRightStaysWhileFoldersAreGoneInto() throws {
    let driver = try driver()
    driver.press(.enter, .tab, .backspace)
    #expect(driver.terminal.shows("first contents"))
    #expect(driver.title.hasSuffix("› \(folder.path.lastComponent)"))
    driver.press(.enter)
    #expect(driver.terminal.shows("first contents"))
  }

  @Test func aBookmarksFolderIsOpenedOnTheRightAndItsFilesOverIt() throws {
    let driver = try ScreenDriver(folder, size: Self.wide)
    driver.press(.character("b"), .character("2"), .enter)
    #expect(driver.terminal.shows("one.txt"))
    driver.press(.enter)
    #expect(driver.terminal.shows("first contents") && !driver.terminal.shows("two.txt"))
    driver.press(.backspace, .backspace)
    #expect(driver.title == "Bookmarks")
  }

  @Test func theFolderBesideIsLookedAtAgainToo() throws {
    let driver = try driver()
    driver.press(.enter)
    try folder.file("inner/three.txt", "")
    driver.wait()
    #expect(driver.terminal.shows("three.txt"))
  }

  @Test func theFileThatIsOpenIsChosenInItsFolder() throws {
    let file = folder.path.appending("inner").appending("two.txt")
    let driver = try ScreenDriver(folder, from: file, kind: .file, size: Self.wide)
    driver.press(.tab, .enter)
    #expect(driver.title.hasSuffix("› two.txt"))
  }

  @Test func aFileOfTheSameNameInAnotherFolderIsNotTheOneThatIsOpen() throws {
    try folder.folder("other")
    try folder.file("other/first.txt", "")
    try folder.file("other/one.txt", "")
    let driver = try driver()
    driver.press(.enter, .tab, .backspace, .down, .enter)
    #expect(driver.title.hasSuffix("› other"))
    #expect(driver.selectedRow?.contains("first.txt") == true)
  }
}
