import Testing
import WaymarkProgramTesting

@testable import WaymarkTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// The time that they wait for the main actor while other tests have it counts.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct TerminalApplicationTests {
  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      size: Size(width: 40, height: 10), BuiltProgram.path("terminal-fixture"), ["app"])
    try #require(terminal.wait { $0.shows("number 1 on 40x8") && $0.shows("screen 1") })
    #expect(terminal.isRaw)
    return terminal
  }

  @Test func itNavigatesByKeysAndQuits() throws {
    let terminal = try start()
    terminal.type("\r")
    #expect(terminal.wait { $0.location(of: "number 2") == Point(x: 0, y: 1) })
    terminal.type("\r\r")
    #expect(terminal.wait { $0.location(of: "number 4") == Point(x: 0, y: 1) })
    terminal.type("\u{1B}")
    #expect(terminal.wait { $0.location(of: "number 3") == Point(x: 0, y: 1) })
    terminal.type("\u{7F}\u{1B}[D")
    #expect(terminal.wait { $0.location(of: "number 1") == Point(x: 0, y: 1) })
    terminal.type("q")
    #expect(terminal.ending() == .status(9))
    #expect(!terminal.isRaw)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.isCursorVisible)
    #expect(terminal.screen.unrecognized.isEmpty)
  }

  @Test func theWindowsTitleFollowsAndIsPutBack() throws {
    let terminal = try PseudoTerminal(
      size: Size(width: 40, height: 10), "/bin/sh",
      [
        "-c", "printf '\\033]2;shell\\007'; exec \"$0\" app", try BuiltProgram.path("terminal-fixture"),
      ])
    #expect(terminal.wait { $0.title == "screen 1" })
    terminal.type("\r")
    #expect(terminal.wait { $0.title == "screen 2" })
    terminal.type("q")
    #expect(terminal.ending() == .status(9))
    #expect(terminal.screen.title == "shell")
  }

  @Test func itFollowsTheSize() throws {
    let terminal = try start()
    terminal.resize(to: Size(width: 30, height: 6))
    #expect(terminal.wait { $0.shows("number 1 on 30x4") })
  }

  @Test func stoppedAndContinuedItDrawsAgain() throws {
    let terminal = try PseudoTerminal(
      size: Size(width: 40, height: 10), "/bin/sh",
      [
        "-c", "set -m; \"$0\" app; echo stopped; read -r answer; fg",
        try BuiltProgram.path("terminal-fixture"),
      ])
    try #require(terminal.wait { $0.shows("number 1 on 40x8") })
    terminal.type("\r")
    // In the middle of the slide, unless the machine is slow.
    try #require(terminal.wait { $0.shows("number 2") })
    terminal.type("\u{1A}")
    try #require(terminal.wait { !$0.isAlternate && $0.shows("stopped") })
    // The shell waits for a line before it goes on, so that what is between cannot be missed.
    terminal.type("\n")
    try #require(terminal.wait { $0.isAlternate && $0.location(of: "number 2 on 40x8") == Point(x: 0, y: 1) })
    terminal.type("\r")
    #expect(terminal.wait { $0.location(of: "number 3 on 40x8") == Point(x: 0, y: 1) })
  }
}
