import PodcastsTerminal
import Testing

struct ArgumentsTests {
  @Test func whatIsAskedForIsUnderstood() throws {
    #expect(try Arguments([]) == .show(folder: nil, link: nil))
    #expect(
      try Arguments(["--data", "x", "--open", "podcasts://shows"])
        == .show(folder: "x", link: "podcasts://shows"))
    #expect(try Arguments(["--journal", "x"]) == .show(folder: nil, link: nil, journal: "x"))
    #expect(try Arguments(["--open", "podcasts://shows", "--help"]) == .help)
    #expect(try Arguments(["-h"]) == .help)
  }

  @Test(arguments: [
    ["--data"], ["--data", ""], ["--open"], ["--open", ""], ["--data", "a", "--data", "b"],
    ["--open", "a", "--open", "b"], ["--journal"], ["--journal", ""], ["--journal", "a", "--journal", "b"],
    ["--nothing"], ["shows"], [""],
  ])
  func whatMakesNoSenseIsRefused(arguments: [String]) {
    #expect(throws: UsageError.self) { try Arguments(arguments) }
  }

  @Test func usageFitsATerminal() {
    for line in Arguments.usage.split(separator: "\n") { #expect(line.count <= 88, "\(line)") }
  }
}
