import BrowseCore
import Testing
import WaymarkTerminal

/// What becomes of a file while it is looked at is seen without a key.
@MainActor
struct ChangedFileTests {
  private let folder: TemporaryFolder
  private let driver: ScreenDriver

  init() throws {
    folder = try TemporaryFolder()
    let path = try folder.file("a.txt", "before\n")
    driver = try ScreenDriver(folder, from: path, kind: .file)
    #expect(driver.terminal.shows("before"))
  }

  @Test func aFileThatIsReplacedIsShownAnew() throws {
    try folder.file("new", "after\n")
    try folder.rename("new", to: "a.txt")
    driver.wait()
    #expect(driver.terminal.shows("after") && !driver.terminal.shows("before"))
    #expect(driver.terminal.shows("the file was replaced"))
    try folder.file("a.txt", "written\n")
    driver.wait()
    #expect(driver.terminal.shows("written"))
  }

  @Test func aFileThatIsRemovedIsSaidSoAndStaysInView() throws {
    try folder.remove("a.txt")
    driver.wait()
    #expect(driver.terminal.shows("before") && driver.terminal.shows("the file was removed"))
    try folder.file("a.txt", "again\n")
    driver.wait()
    #expect(driver.terminal.shows("again") && !driver.terminal.shows("removed"))
  }

  @Test func aTextThatBecomesBytesIsShownAsSuch() throws {
    try folder.file("new", "\u{0}\u{1}abc")
    try folder.rename("new", to: "a.txt")
    driver.wait()
    #expect(driver.terminal.shows("00 01 61 62 63"))
  }

  @Test func aFileThatBecomesAFolderSaysSo() throws {
    try folder.remove("a.txt")
    try folder.folder("a.txt")
    driver.wait()
    #expect(driver.terminal.shows("Not a file"))
    try folder.remove("a.txt")
    driver.wait()
    #expect(driver.terminal.shows("Removed"))
    try folder.file("a.txt", "again\n")
    driver.wait()
    #expect(driver.terminal.shows("again"))
  }

  @Test func aLinkThatLeadsElsewhereIsFollowed() throws {
    try folder.file("b.txt", "other\n")
    try folder.link("link", to: "a.txt")
    let driver = try ScreenDriver(folder, from: folder.path.appending("link"), kind: .linkToFile)
    #expect(driver.terminal.shows("before"))
    try folder.link("new", to: "b.txt")
    try folder.rename("new", to: "link")
    driver.wait()
    #expect(driver.terminal.shows("other"))
  }

  @Test(.enabled(if: !TemporaryFolder.isSuperuser))
  func aFileThatIsForbiddenIsSaidSoAndStaysInView() throws {
    let path = folder.path.appending("a.txt")
    folder.chmod(path, 0)
    driver.wait()
    #expect(driver.terminal.shows("before") && driver.terminal.shows("you may not open the file any more"))
    folder.chmod(path, 0o644)
    driver.wait()
    #expect(driver.terminal.shows("before") && !driver.terminal.shows("any more"))
  }

  @Test func whatHasNoContentsIsExplained() throws {
    let circle = try folder.link("circle", to: "circle")
    #expect(throws: FileError(circle, .linkLoop)) { try TextFile(path: circle) }
    let name = String(repeating: "x", count: 300)
    let long = try folder.link("long", to: name)
    #expect(throws: FileError(long, .linkTooLong(name))) { try TextFile(path: long) }
    #expect(FileError(long, .linkTooLong(name)).message.contains("long is a link to xxx"))
    try folder.file("plain")
    let through = try folder.link("through", to: "plain/inner")
    #expect(throws: FileError(through, .brokenLink("plain/inner"))) { try TextFile(path: through) }
    let socket = try folder.socket("socket")
    #expect(throws: FileError(socket, .notAFile(.socket))) { try TextFile(path: socket) }
    let pipe = try folder.pipe("pipe")
    #expect(throws: FileError(pipe, .notAFile(.pipe))) { try TextFile(path: pipe) }
    let driver = try ScreenDriver(folder)
    driver.type("/socket")
    driver.press(.enter)
    #expect(driver.terminal.shows("is a socket"))
    driver.press(.escape, .character("i"))
    #expect(!driver.terminal.shows("Problem"))
    #expect(try FileStatus(of: circle).problem == FileError(circle, .linkLoop))
  }
}
