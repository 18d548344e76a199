import BrowseCore
import Testing

struct NameFilterTests {
  @Test(arguments: [
    ("", "anything", true), ("READ", "readme.md", true), ("me.", "README.md", true), ("x", "", false),
    ("readme", "read", false), ("äRZ", "März", true), ("привет", "ПРИВЕТ.txt", true), ("ΣΟ", "σοφία", true),
    ("é", "e", false), ("ll", "hello", true), ("aab", "aaab", true),
  ])
  func caseIsNotLookedAt(text: String, name: String, isMatch: Bool) {
    #expect(NameFilter(text).matches(Array(name.utf8)) == isMatch)
  }

  @Test func narrowingGivesWhatFilteringAnewGives() throws {
    let folder = try TemporaryFolder()
    for name in ["apple", "apricot", "banana", "grape"] { try folder.file(name) }
    let listing = try FolderListing(reading: folder.path)
    let wide = listing.places(matching: NameFilter("ap"))
    #expect(wide == [0, 1, 3])
    let narrow = listing.places(matching: NameFilter("app"), among: wide)
    #expect(narrow == listing.places(matching: NameFilter("app")))
    #expect(listing.places(matching: NameFilter("")).count == 4)
  }

  @Test func bytesThatAreNotTextDoNotMatchByChance() {
    #expect(!NameFilter("a").matches([0xC3, 0x28, 0xE2, 0x82]))
    #expect(NameFilter("(").matches([0xC3, 0x28, 0xE2, 0x82]))
  }
}
