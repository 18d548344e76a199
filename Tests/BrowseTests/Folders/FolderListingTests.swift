import BrowseCore
import Testing

struct FolderListingTests {
  private func names(_ listing: FolderListing) -> [String] {
    (0..<listing.count).map { listing.display(at: $0) }
  }

  @Test func foldersComeFirstThenNamesAsPeopleCount() throws {
    let folder = try TemporaryFolder()
    for name in ["b.txt", "File10", "file9", "a1b", ".hidden", "Ähre", "file009"] { try folder.file(name) }
    for name in ["zoo", "Alpha"] { try folder.folder(name) }
    let listing = try FolderListing(reading: folder.path)
    #expect(
      names(listing) == ["Alpha", "zoo", ".hidden", "a1b", "b.txt", "file009", "file9", "File10", "Ähre"])
  }

  @Test func longNumbersAndLongPrefixesAreOrdered() throws {
    let folder = try TemporaryFolder()
    let prefix = String(repeating: "x", count: 40)
    let wanted = ["0", "1", "12345678901", "99999999999", "100000000000"].map { prefix + $0 }
    for name in wanted.reversed() { try folder.file(name) }
    #expect(names(try FolderListing(reading: folder.path)) == wanted)
  }

  @Test func linksAreToldApart() throws {
    let folder = try TemporaryFolder()
    try folder.folder("target")
    try folder.file("file")
    try folder.link("to-folder", to: "target")
    try folder.link("to-file", to: "file")
    try folder.link("to-nothing", to: "gone")
    try folder.link("to-itself", to: "to-itself")
    let listing = try FolderListing(reading: folder.path)
    let kinds = (0..<listing.count).map { listing.kind(at: $0) }
    #expect(names(listing) == ["target", "to-folder", "file", "to-file", "to-itself", "to-nothing"])
    #expect(kinds == [.folder, .linkToFolder, .file, .linkToFile, .brokenLink, .brokenLink])
  }

  @Test func detailsAreThoseOfTheFile() throws {
    let folder = try TemporaryFolder()
    try folder.file("a", "12345")
    try folder.link("b", to: "a")
    let listing = try FolderListing(reading: folder.path)
    #expect(try listing.details(of: [0, 1]).map { $0?.size } == [5, 5])
    try folder.remove("a")
    #expect(try listing.details(of: [0]) == [nil])
  }

  @Test func namesThatAreNotTextStillOpen() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(name: [0x66, 0xFF, 0x0A, 0x1B], [0x41])
    let listing = try FolderListing(reading: folder.path)
    #expect(listing.display(at: 0) == "f\\xFF\\n\\e")
    #expect(listing.path(at: 0) == path)
    #expect(try TextFile(path: listing.path(at: 0)).size == 1)
  }

  @Test func missingFoldersFilesAndBrokenLinksAreToldApart() throws {
    let folder = try TemporaryFolder()
    try folder.file("file")
    try folder.link("broken", to: "nowhere")
    try folder.link("circle", to: "circle")
    let expected: [(String, FileError.Reason)] = [
      ("none", .missing), ("file", .notAFolder), ("broken", .brokenLink("nowhere")), ("circle", .linkLoop),
    ]
    for (name, reason) in expected {
      let path = folder.path.appending(name)
      #expect(throws: FileError(path, reason)) { try FolderListing(reading: path) }
    }
  }

  @Test(.disabled(if: TemporaryFolder.isSuperuser)) func aClosedFolderIsRefused() throws {
    let folder = try TemporaryFolder()
    folder.chmod(folder.path, 0)
    #expect(throws: FileError(folder.path, .noPermission)) { try FolderListing(reading: folder.path) }
  }

  @Test func changesAreNoticed() throws {
    let folder = try TemporaryFolder()
    let inner = try folder.folder("inner")
    let listing = try FolderListing(reading: inner)
    #expect(try !listing.isOutOfDate())
    try folder.file("inner/new")
    #expect(try listing.isOutOfDate())
    try folder.remove("inner")
    #expect(throws: FileError(inner, .removed)) { try listing.isOutOfDate() }
    #expect(throws: FileError(inner, .removed)) { try listing.details(of: []) }
  }
}
