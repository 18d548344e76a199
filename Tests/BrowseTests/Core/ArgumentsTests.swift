import BrowseCore
import Testing

@MainActor
struct ArgumentsTests {
  @Test func everythingInTheUsageIsUnderstood() throws {
    let arguments = try Arguments(["--fresh", "--journal", "file", "/usr"])
    #expect(arguments.isFresh && arguments.journal == "file" && arguments.place == "/usr")
    #expect(try Arguments(["-h"]).isHelp)
  }

  @Test(arguments: [["--log"], ["--journal"], ["/a", "/b"]])
  func whatMakesNoSenseIsRefused(arguments: [String]) {
    #expect { try Arguments(arguments) } throws: { ($0 as? LaunchError)?.status == 64 }
  }

  @Test(arguments: [("browse:///..", 65), ("browse:///%zz", 65), ("/no/such/path", 66)])
  func aPlaceThatLeadsNowhereIsRefused(place: String, status: Int32) throws {
    let data = try TemporaryFolder()
    #expect { try Browser(Arguments([place]), keepingIn: data.url) } throws: {
      ($0 as? LaunchError)?.status == status
    }
  }

  @Test func pathsAreTakenApart() {
    #expect(FilePath("a/../b/./c//", in: FilePath("/usr")).rawValue == "/usr/b/c")
    #expect(FilePath("/../..") == .root)
    #expect(FilePath("/usr/share").lineage.map(\.rawValue) == ["/", "/usr", "/usr/share"])
    #expect(FilePath("/usr").parent == .root && FilePath.root.parent == nil)
  }
}
