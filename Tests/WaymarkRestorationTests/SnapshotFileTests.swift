import Foundation
import Testing

@testable import Waymark
@testable import WaymarkRestoration

@Suite("What a snapshot's file is called, and what is read of it")
struct SnapshotFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    ("state.json", ".", "state.json"), ("/state.json", "/", "state.json"), ("/a/b", "/a", "b"),
    ("a/b", "a", "b"),
    ("/é/ü", "/é", "ü"), ("a/", "a", ""),
  ])
  func aPathIsAFolderAndAName(_ path: String, _ folder: String, _ name: String) {
    let path = SystemPath(path)
    #expect(path.folder == SystemPath(folder))
    #expect(path.name.elementsEqual(name.utf8))
    #expect(path.sibling(".x") == SystemPath(path.text + ".x"))
  }

  @Test func aNameIsShortenedAsFarAsASuffixNeedsIt() {
    for folder in [folder.path("n").dropLast(), folder.path("none/n").dropLast()] {
      for count in [250, 251, 252, 255] {
        let sibling = SystemPath(folder + String(repeating: "n", count: count)).sibling(".new")
        #expect(sibling.text == folder + String(repeating: "n", count: min(count, 251)) + ".new")
      }
    }
  }

  @Test(arguments: [
    ("é", 126, 251), ("é", 127, 251), ("日", 84, 250), ("😀", 63, 249), ("😀", 62, 249),
  ])
  func aNameIsShortenedByWholeCharacters(_ character: String, _ count: Int, _ length: Int) {
    let name = "n" + String(repeating: character, count: count)
    let sibling = SystemPath(folder.path(name)).sibling(".new")
    #expect(String(decoding: sibling.bytes, as: UTF8.self).utf8.elementsEqual(sibling.bytes))
    #expect(sibling.name.count == length + 4)
  }

  @Test func aNameThatIsNoTextIsShortenedToo() {
    let folder = String(folder.path("n").dropLast())
    let name = SystemPath(bytes: Array(folder.utf8) + [UInt8](repeating: 0xFF, count: 255))
    #expect(name.sibling(".new").bytes == name.bytes.dropLast(4) + Array(".new".utf8))
    let rest = SystemPath(bytes: Array(folder.utf8) + [UInt8](repeating: 0x80, count: 255))
    #expect(rest.sibling(".new") == SystemPath(folder + ".new"))
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000]) func everythingIsReadUpToALimit(_ count: Int)
    throws
  {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    try folder.write(bytes, to: "file")
    let file = SnapshotFile(path: folder.path("file"))
    #expect(try file.contents(limit: count) == .bytes(bytes))
    #expect(try file.contents(limit: count + 1) == .bytes(bytes))
    if count > 0 { #expect(try file.contents(limit: count - 1) == .tooMany(count)) }
  }

  @Test func aFileThatIsNotThereHoldsNothing() throws {
    let file = SnapshotFile(path: folder.path("file"))
    #expect(try file.contents(limit: 1) == nil)
    #expect(!file.isThere)
    #expect(file.moveAside() == nil)
    try folder.write([], to: "file")
    #expect(file.isThere)
    #expect(SnapshotFile(path: folder.path("file/x")).isThere)
    #expect(throws: SystemFault.self) { try SnapshotFile(path: folder.path("file/x")).contents(limit: 1) }
  }

  @Test func whatIsWrittenIsForTheUserAlone() throws {
    let path = folder.path("file")
    try SnapshotFile(path: path).replace(with: [1, 2, 3])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(try folder.read("file") == [1, 2, 3])
    try SnapshotFile(path: path).replace(with: [])
    #expect(try folder.read("file") == [])
  }

  @Test func asManyLinksAreFollowedAsTheSystemFollows() throws {
    try folder.write([1], to: "file0")
    for number in 1...41 {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("file\(number)"),
        withDestinationPath: number == 7 ? folder.path("file6") : "file\(number - 1)")
    }
    try SnapshotFile(path: folder.path("file40")).replace(with: [2])
    #expect(try folder.read("file0") == [2])
    #expect(throws: SystemFault.self) { try SnapshotFile(path: folder.path("file41")).replace(with: [3]) }
    #expect(try folder.read("file0") == [2])
    #expect(try folder.names.count == 42)
  }

  @Test func whatASignalCutsShortIsDoneAgain() {
    var calls = 0
    func attempt(_ results: Int...) -> Int {
      calls = 0
      return SystemFault.retrying {
        errno = EINTR
        calls += 1
        return results[calls - 1]
      }
    }
    #expect(attempt(-1, -1, 5) == 5)
    #expect(calls == 3)
    // What came to nothing was not cut short, whatever the system said before.
    #expect(attempt(0, 5) == 0)
    let refused = SystemFault.retrying {
      errno = ENOENT
      return -1
    }
    #expect(refused == -1)
  }

  @Test func namesOfWhatIsBeingWrittenAreOfOneLength() {
    #expect(SnapshotLeftovers.suffix(0) == ".0000000000000000.new")
    #expect(SnapshotLeftovers.suffix(0xAB) == ".00000000000000ab.new")
    #expect(SnapshotLeftovers.suffix(.max) == ".ffffffffffffffff.new")
  }
}
