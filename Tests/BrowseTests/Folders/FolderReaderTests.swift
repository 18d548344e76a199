import BrowseCore
import Testing
import WaymarkTerminal

/// A large folder that others write to all the time takes neither the keys nor the machine.
@MainActor
@Suite(.serialized)
struct FolderReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ path: FilePath) throws -> FolderModel {
    let data = try TemporaryFolder()
    let stores = BrowseStores(folder: DataFolder(path: data.path))
    let host = ModelHost(Browser(showing: path, kind: .folder, stores: stores))
    return try #require(host.folder)
  }

  @Test func aLargeFolderIsReadBesideTheKeys() async throws {
    try folder.files((0..<3000).map { "file\($0)" })
    let model = try open(folder.path)
    #expect(model.count == 3000)
    model.cursor.move(to: 1500)
    let chosen = model.selection
    var changes = 0
    model.onChange = { changes += 1 }
    try folder.file("another")
    model.reload()
    // What was there is what there is to show, until the rest has been read.
    #expect(model.count == 3000 && changes == 0)
    #expect(await eventually(within: 1_000_000) { model.count == 3001 })
    #expect(changes == 1 && model.selection == chosen)
  }

  @Test func aLargeFolderThatChangesAllTheTimeIsLeftAloneMostOfIt() async throws {
    try folder.files((0..<3000).map { "file\($0)" })
    let model = try open(folder.path)
    _ = model.count
    var changes = 0
    model.onChange = { changes += 1 }
    let clock = ContinuousClock()
    let one = try clock.measure { _ = try FolderListing(reading: folder.path) }
    let beginning = clock.now
    while clock.now - beginning < one * 40 {
      try folder.file("new")
      try folder.remove("new")
      model.refresh()
      await Task.yield()
    }
    // A tenth of the time at most; the machine may have been quicker in between.
    #expect(changes <= 12)
  }

  @Test func aSmallFolderIsReadAtOnce() throws {
    let model = try open(folder.path)
    #expect(model.count == 0)
    for number in 1...20 {
      try folder.file("file\(number)")
      model.refresh()
      #expect(model.count == number)
    }
  }

  @Test(.disabled(if: TemporaryFolder.isSuperuser)) func aFolderThatMayNoLongerBeReadSaysSo() throws {
    let inner = try folder.folder("inner")
    try folder.file("inner/a")
    let driver = try ScreenDriver(folder, from: inner)
    #expect(driver.terminal.shows("1 of 1 item"))
    folder.chmod(inner, 0)
    driver.wait()
    #expect(driver.terminal.shows("No permission"))
    folder.chmod(inner, 0o755)
    driver.wait()
    #expect(driver.terminal.shows("1 of 1 item"))
  }

  @Test func anEmptyFolderWhoseRightsChangeIsReadAgain() throws {
    let inner = try folder.folder("inner")
    let listing = try FolderListing(reading: inner)
    // The file system's clock may stand still for a moment.
    var attempts = 0
    repeat {
      folder.chmod(inner, attempts.isMultiple(of: 2) ? 0o700 : 0o755)
      attempts += 1
    } while try attempts < 1_000_000 && !listing.isOutOfDate()
    #expect(try listing.isOutOfDate())
  }

  @Test func aFolderThatWasThereIsNotSaidToBeMisspelt() throws {
    let driver = try ScreenDriver(folder, from: folder.path.appending("gone"))
    #expect(driver.terminal.shows("Removed") && driver.terminal.shows("removed, moved or renamed"))
    #expect(!driver.terminal.shows("spelling"))
  }

  @Test func aFileInThePlaceOfAFolderIsSaidToBeThere() throws {
    let driver = try ScreenDriver(folder, from: try folder.file("inner"))
    #expect(driver.terminal.shows("inner should be a folder") && !driver.terminal.shows("Removed"))
  }
}
