import BrowseTerminal
import Testing

struct ArgumentsTests {
  private func parse(_ words: [String]) throws -> Arguments { try Arguments(words.map { Array($0.utf8) }) }

  @Test(
    arguments: [
      ([], .browse(nil, log: nil)), (["/tmp"], .browse(Array("/tmp".utf8), log: nil)), (["--help"], .help),
      (["-h"], .help),
      (["--version"], .version), (["--bench", "x"], .bench(Array("x".utf8))),
      (["--log", "f"], .browse(nil, log: Array("f".utf8))),
      (["/tmp", "--log", "--"], .browse(Array("/tmp".utf8), log: Array("--".utf8))),
      (["--", "--help"], .browse(Array("--help".utf8), log: nil)),
      (["-"], .browse(Array("-".utf8), log: nil)),
    ] as [([String], Arguments)])
  func wordsAreUnderstood(words: [String], expected: Arguments) throws {
    #expect(try parse(words) == expected)
  }

  @Test(arguments: [
    ["--nonsense"], ["-x"], ["a", "b"], ["--bench"], ["--log"], ["--log", ""],
    ["--log", "f", "--log", "g"], ["--log", "f", "--bench", "x"], ["--bench", "x", "--log", "f"],
    ["--bench", "a", "b"], ["a", "--bench", "b"], [""],
  ])
  func nonsenseIsRefused(words: [String]) {
    #expect(throws: UsageError.self) { try parse(words) }
  }

  @Test func messagesDoNotCarryEscapes() {
    #expect(throws: UsageError("There is no option -\\e[2J.")) { try parse(["-\u{1B}[2J"]) }
  }

  @Test func aPathNeedNotBeText() throws {
    #expect(try Arguments([[0xFF, 0x41]]) == .browse([0xFF, 0x41], log: nil))
  }
}
