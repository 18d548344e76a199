import BrowseCore
import Foundation
import Testing

struct FilePathTests {
  @Test(arguments: [
    ("/", "/"), ("", "/"), ("//a///b/", "/a/b"), ("/a/./b", "/a/b"), ("/a/../b", "/b"), ("/../..", "/"),
    ("/a/b/..", "/a"), ("a", "/a"),
  ])
  func pathsAreNormalized(text: String, expected: String) {
    #expect(FilePath(text).display == expected)
  }

  @Test(arguments: [("x", "/home/me/x"), ("../you", "/home/you"), ("/etc", "/etc"), (".", "/home/me")])
  func argumentsStartInTheFolderGiven(argument: String, expected: String) {
    #expect(FilePath(argument: Array(argument.utf8), in: FilePath("/home/me")).display == expected)
  }

  @Test func lineageGoesFromTheRootDown() {
    #expect(FilePath("/usr/share").lineage.map(\.display) == ["/", "/usr", "/usr/share"])
    #expect(FilePath.root.lineage == [.root])
  }

  @Test func nothingIsAboveTheRoot() {
    #expect(FilePath.root.parent == nil)
    #expect(FilePath("/usr").parent == .root)
  }

  @Test func insideMeansBelowAndNotBeside() {
    #expect(FilePath("/usr/share").isInside(FilePath("/usr")))
    #expect(FilePath("/usr").isInside(.root))
    #expect(!FilePath("/usr2").isInside(FilePath("/usr")))
    #expect(!FilePath("/usr").isInside(FilePath("/usr")))
  }

  @Test func bytesThatAreNotTextAreShownEscapedAndKept() {
    let path = FilePath(bytes: [0x2F, 0x61, 0xFF, 0x1B, 0x5B])
    #expect(path.display == "/a\\xFF\\e[")
    #expect(path.bytes == [0x2F, 0x61, 0xFF, 0x1B, 0x5B])
  }

  @Test(arguments: [[0x2F, 0x61], [0x2F, 0xC3, 0xA9], [0x2F, 0xFF, 0x00, 0x41].filter { $0 != 0 }])
  func pathsAreReadBackAsWritten(bytes: [UInt8]) throws {
    let path = FilePath(bytes: bytes)
    let data = try JSONEncoder().encode([path])
    #expect(try JSONDecoder().decode([FilePath].self, from: data) == [path])
  }

  @Test(arguments: [
    #"["relative"]"#, #"["/a\u0000b"]"#, #"[{"base64":"?"}]"#, "[7]", #"[{"base64":"YQ=="}]"#,
  ])
  func whatIsNoPathIsRefused(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([FilePath].self, from: Data(json.utf8))
    }
  }
}
