import Testing

@testable import BrowseCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct FileMoveTests {
  private let folder: TemporaryFolder
  private let file: FilePath
  private let target: FilePath

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.file("a.txt", "mine")
    target = try folder.folder("target")
  }

  private func path(_ name: String) -> FilePath { folder.path.appending(name) }

  private func reason(_ item: FilePath, to folder: FilePath) -> MoveError.Reason? {
    do throws(MoveError) {
      try FileMove(item, to: folder).perform()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func aFileIsMoved() throws {
    try FileMove(file, to: target).perform()
    #expect(folder.contents(of: "target/a.txt") == "mine")
    #expect(folder.contents(of: "a.txt") == nil)
  }

  @Test func aFolderIsMovedWithAllThatIsInIt() throws {
    try folder.folder("inner")
    try folder.file("inner/deep", "x")
    try FileMove(path("inner"), to: target).perform()
    #expect(folder.contents(of: "target/inner/deep") == "x")
  }

  @Test func namesNeedNotBeText() throws {
    let odd = try folder.file(name: [0xFF, 0x0A, 0x1B], [0x31])
    try FileMove(odd, to: target).perform()
    #expect(try FileStatus(of: target.appending([0xFF, 0x0A, 0x1B])).size == 1)
  }

  @Test func nothingIsEverReplaced() throws {
    try folder.file("target/a.txt", "theirs")
    #expect(reason(file, to: target) == .exists)
    #expect(folder.contents(of: "a.txt") == "mine" && folder.contents(of: "target/a.txt") == "theirs")
  }

  @Test func anEmptyFolderIsNotReplacedEither() throws {
    try folder.folder("inner")
    try folder.folder("target/inner")
    #expect(reason(path("inner"), to: target) == .exists)
  }

  @Test func aBrokenLinkIsNotReplacedEither() throws {
    try folder.link("target/a.txt", to: "nowhere")
    #expect(reason(file, to: target) == .exists)
  }

  @Test func aFolderDoesNotGoIntoItself() throws {
    try folder.folder("target/deep")
    try folder.link("alias", to: "target/deep")
    for place in ["target", "target/deep", "alias"] {
      #expect(reason(target, to: path(place)) == .intoItself)
    }
    // A link to a folder is not the folder.
    try FileMove(path("alias"), to: path("target/deep")).perform()
  }

  @Test func whereItIsAlreadyItStays() throws {
    try folder.link("same", to: ".")
    #expect(reason(file, to: folder.path) == .alreadyThere)
    #expect(reason(file, to: path("same")) == .alreadyThere)
  }

  @Test func whatIsGoneIsNamed() throws {
    #expect(reason(path("gone"), to: target) == .missing(path("gone")))
    #expect(reason(file, to: path("nowhere")) == .missing(path("nowhere")))
    #expect(reason(file, to: path("target/../a.txt")) == .notAFolder)
  }

  @Test(.enabled(if: FileMoveTests.hasAnotherDisk))
  func anotherDiskIsRefused() {
    #expect(reason(file, to: FilePath("/dev/shm")) == .otherDevice)
    #expect(folder.contents(of: "a.txt") == "mine")
  }

  @Test(.enabled(if: !TemporaryFolder.isSuperuser))
  func aFolderThatMayNotBeChangedIsNamed() {
    folder.chmod(target, 0o500)
    #expect(reason(file, to: target) == .noPermission(target))
    folder.chmod(target, 0o700)
  }

  @Test(arguments: [
    (EACCES, MoveError.Reason.noPermission(FilePath("/no/such/folder"))),
    (EPERM, .noPermission(FilePath("/no/such/folder"))), (EEXIST, .exists), (ENOTEMPTY, .exists),
    (EXDEV, .otherDevice), (EINVAL, .intoItself), (EROFS, .readOnly), (ENOSPC, .noSpace), (EDQUOT, .noSpace),
    (ENAMETOOLONG, .nameTooLong), (EBUSY, .inUse), (ENOTDIR, .notAFolder), (EIO, .system(EIO)),
  ])
  func everyRefusalHasAClearMessage(code: Int32, reason: MoveError.Reason) {
    let move = FileMove(FilePath("/no/such/folder/a\u{1B}b"), to: FilePath("/tmp"))
    let error = MoveError(move, code: code)
    #expect(error.reason == reason)
    #expect(!error.description.contains("\u{1B}") && error.notice.message.contains(error.advice))
    #expect(
      error.message.hasSuffix(".")
        && error.message.contains(
          code == EACCES || code == EPERM ? "/no/such" : code == ENOTDIR ? "/tmp" : "a\\eb")
    )
  }

  // MARK: Where the system has no call that refuses to replace

  @Test func withoutTheCallFilesFoldersAndLinksAreMoved() throws {
    try folder.folder("inner")
    try folder.file("inner/deep", "x")
    try folder.link("link", to: "a.txt")
    for name in ["a.txt", "inner", "link"] {
      try FileMove(path(name), to: target).perform(by: ExclusiveRename.renameByLink)
      #expect(throws: FileError.self) { try FileStatus(of: path(name)) }
    }
    #expect(folder.contents(of: "target/a.txt") == "mine")
    #expect(folder.contents(of: "target/inner/deep") == "x")
    #expect(try FileStatus(of: path("target/link")).target == "a.txt")
  }

  @Test func withoutTheCallNothingIsReplaced() throws {
    try folder.file("target/a.txt", "theirs")
    try folder.folder("inner")
    try folder.folder("target/inner")
    for name in ["a.txt", "inner"] {
      let move = FileMove(path(name), to: target)
      #expect(throws: MoveError(move, .exists)) { try move.perform(by: ExclusiveRename.renameByLink) }
    }
    #expect(folder.contents(of: "a.txt") == "mine" && folder.contents(of: "target/a.txt") == "theirs")
  }

  private static var hasAnotherDisk: Bool {
    var here = stat()
    var there = stat()
    return stat("/tmp", &here) == 0 && stat("/dev/shm", &there) == 0 && here.st_dev != there.st_dev
  }
}
