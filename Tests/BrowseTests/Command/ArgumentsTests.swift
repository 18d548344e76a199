import BrowseTerminal
import Testing

struct ArgumentsTests {
  private func parse(_ words: [String]) throws -> Arguments { try Arguments(words.map { Array($0.utf8) }) }

  @Test(
    arguments: [
      ([], .browse(.whereLeft, log: nil)), (["/tmp"], .browse(.path(Array("/tmp".utf8)), log: nil)),
      (["--fresh"], .browse(.currentFolder, log: nil)),
      (["--fresh", "/tmp"], .browse(.path(Array("/tmp".utf8)), log: nil)),
      (
        ["--open", "browse:///x", "--log", "f"],
        .browse(.link(Array("browse:///x".utf8)), log: Array("f".utf8))
      ),
      (["links"], .links(isJSON: false)), (["links", "--json"], .links(isJSON: true)),
      (["links", "--manifest"], .manifest),
      (["./links"], .browse(.path(Array("./links".utf8)), log: nil)),
      (["--", "links"], .browse(.path(Array("links".utf8)), log: nil)), (["--help"], .help),
      (["-h"], .help),
      (["--version"], .version), (["--bench", "x"], .bench(Array("x".utf8))),
      (["--log", "f"], .browse(.whereLeft, log: Array("f".utf8))),
      (["--journal", "j"], .browse(.whereLeft, log: nil, journal: Array("j".utf8))),
      (
        ["--journal", "j", "--log", "f", "/"],
        .browse(.path(Array("/".utf8)), log: Array("f".utf8), journal: Array("j".utf8))
      ),
      (["/tmp", "--log", "--"], .browse(.path(Array("/tmp".utf8)), log: Array("--".utf8))),
      (["--", "--help"], .browse(.path(Array("--help".utf8)), log: nil)),
      (["-"], .browse(.path(Array("-".utf8)), log: nil)),
    ] as [([String], Arguments)])
  func wordsAreUnderstood(words: [String], expected: Arguments) throws {
    #expect(try parse(words) == expected)
  }

  @Test(arguments: [
    ["--nonsense"], ["-x"], ["a", "b"], ["--bench"], ["--log"], ["--log", ""],
    ["--log", "f", "--log", "g"], ["--log", "f", "--bench", "x"], ["--bench", "x", "--log", "f"],
    ["--journal"], ["--journal", ""], ["--journal", "f", "--journal", "g"],
    ["--journal", "f", "--bench", "x"], ["--bench", "x", "--journal", "f"],
    ["--open"], ["--open", ""], ["--open", "/a", "/b"], ["/a", "--open", "/b"],
    ["--open", "/a", "--open", "/b"],
    ["--open", "/a", "--bench", "b"], ["--fresh", "--bench", "b"], ["--bench", "b", "--fresh"],
    ["links", "x"], ["links", "--json", "--json"], ["links", "--json", "--manifest"],
    ["--bench", "a", "b"], ["a", "--bench", "b"], [""],
  ])
  func nonsenseIsRefused(words: [String]) {
    #expect(throws: UsageError.self) { try parse(words) }
  }

  @Test func messagesDoNotCarryEscapes() {
    #expect(throws: UsageError("There is no option -\\e[2J.")) { try parse(["-\u{1B}[2J"]) }
  }

  @Test func aPathNeedNotBeText() throws {
    #expect(try Arguments([[0xFF, 0x41]]) == .browse(.path([0xFF, 0x41]), log: nil))
  }
}
