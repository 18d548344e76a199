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
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct TerminalTests {
  private let size = Size(width: 40, height: 10)

  private func start(size: Size? = nil) throws -> PseudoTerminal {
    let size = size ?? self.size
    let terminal = try PseudoTerminal(size: size, BuiltProgram.path("terminal-fixture"))
    try #require(terminal.wait { $0.shows("ready \(size.width)x\(size.height)") })
    #expect(terminal.isRaw)
    #expect(terminal.screen.isAlternate)
    #expect(!terminal.screen.isCursorVisible)
    #expect(terminal.screen.marksPaste)
    #expect(terminal.screen.keptTitles.count == 1)
    return terminal
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(!terminal.isRaw)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.isCursorVisible)
    #expect(terminal.screen.wraps)
    #expect(!terminal.screen.marksPaste)
    #expect(terminal.screen.unrecognized.isEmpty)
    #expect(!terminal.screen.shows("ready"))
    #expect(terminal.screen.keptTitles.isEmpty)
  }

  /// Keys that end the program, abort it, trap and let its stack overflow, and which endings each may have.
  nonisolated private static let endings: [(String, [PseudoTerminal.Ending])] = [
    ("q", [.status(7)]), ("e", [.status(8)]), ("\u{3}", [.signal(SIGINT)]), ("a", [.signal(SIGABRT)]),
    ("t", [.signal(SIGILL), .signal(SIGTRAP)]), ("o", [.signal(SIGSEGV), .signal(SIGBUS)]),
  ]

  @Test(arguments: endings)
  func theEndRestores(_ key: String, _ endings: [PseudoTerminal.Ending]) throws {
    let terminal = try start()
    terminal.type(key)
    #expect(endings.contains(terminal.ending()))
    expectRestored(terminal)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGUSR1])
  func aSignalRestoresAndEndsTheProgram(_ signal: Int32) throws {
    let terminal = try start()
    terminal.send(signal)
    #expect(terminal.ending() == .signal(signal))
    expectRestored(terminal)
  }

  #if DEBUG
    @Test func theReasonOfATrapIsStillSaid() throws {
      let terminal = try start(size: Size(width: 120, height: 60))
      terminal.type("t")
      _ = terminal.ending()
      #expect(terminal.screen.text.contains("trapped on"))
    }
  #endif

  @Test func aProgramThatHangsEndsAtTheSecondSignal() throws {
    let terminal = try start()
    terminal.type("h")
    try #require(terminal.wait { $0.shows("hanging") })
    #expect(terminal.ending { terminal.type("\u{3}") } == .signal(SIGINT))
    expectRestored(terminal)
  }

  @Test func keysArrive() throws {
    let terminal = try start()
    terminal.type("\u{1B}[A")
    #expect(terminal.wait { $0.shows("up 40x10") })
    terminal.type("日")
    terminal.type("x")
    #expect(terminal.wait { $0.shows("character(\"x\")") })
  }

  @Test func aNewSizeIsDrawn() throws {
    let terminal = try start()
    terminal.resize(to: Size(width: 50, height: 12))
    #expect(terminal.wait { $0.shows("ready 50x12") })
  }

  @Test func stoppingRestoresAndGoingOnDrawsAgain() throws {
    let terminal = try PseudoTerminal(
      size: size, "/bin/sh",
      [
        "-c", "set -m; \"$0\"; echo stopped $?; read line; fg; echo ended $?",
        try BuiltProgram.path("terminal-fixture"),
      ])
    try #require(terminal.wait { $0.shows("ready 40x10") })
    terminal.type("\u{1A}")
    try #require(terminal.wait { $0.shows("stopped 148") })
    expectRestored(terminal)
    terminal.type("\n")
    try #require(terminal.wait { $0.shows("again 40x10") })
    #expect(terminal.isRaw)
    #expect(terminal.screen.isAlternate)
    terminal.type("q")
    try #require(terminal.wait { $0.shows("ended 7") })
    expectRestored(terminal)
  }

  /// In the background the program stops, as `less` does, and the shell keeps its terminal as it was.
  @Test(arguments: [("\u{1A}", false), ("s", true)])
  func goingOnInTheBackgroundLeavesTheTerminalAlone(_ key: String, isUnasked: Bool) throws {
    let file = "/tmp/waymark-jobs-\(getpid())"
    defer { unlink(file) }
    let terminal = try PseudoTerminal(
      size: Size(width: 60, height: 20), "/bin/sh",
      [
        "-c",
        """
        set -m; "$0"; stty sane; echo stopped; read line; bg; count=0
        until jobs >"$1"; grep -q Stopped "$1" || [ $count = 1200 ]; do sleep 0.1; count=$((count+1)); done
        cat "$1"; echo left $count; read line; fg; echo ended $?
        """, try BuiltProgram.path("terminal-fixture"), file,
      ])
    try #require(terminal.wait { $0.shows("ready 60x20") })
    terminal.type(key)
    try #require(terminal.wait { $0.shows("stopped") })
    terminal.type("\n")
    try #require(terminal.wait { $0.shows("left ") })
    #expect(terminal.screen.shows("Stopped"))
    #expect(!terminal.isRaw)
    #expect(!terminal.screen.shows("again"))
    if !isUnasked { expectRestored(terminal) }
    terminal.type("\n")
    try #require(terminal.wait { $0.shows("again 60x20") })
    #expect(terminal.isRaw)
    terminal.type("q")
    try #require(terminal.wait { $0.shows("ended 7") })
    expectRestored(terminal)
  }

  @Test func standardErrorIsHeldBackWhateverTheFolderForFiles() throws {
    let terminal = try PseudoTerminal(
      size: size, BuiltProgram.path("terminal-fixture"), environment: ["TMPDIR=/nonexistent"])
    try #require(terminal.wait { $0.shows("ready 40x10") })
    terminal.type("w")
    #expect(terminal.wait { $0.shows("written") })
    #expect(!terminal.screen.shows("noise"))
    terminal.type("q")
    #expect(terminal.ending() == .status(7))
    #expect(terminal.screen.shows("noise"))
    expectRestored(terminal)
  }

  @Test func ofATerminalWithoutBoundsAPartIsDrawn() throws {
    let terminal = try start()
    terminal.claim(Size(width: 65535, height: 65535))
    #expect(terminal.wait { $0.shows("ready 10000x100 ") })
    terminal.type("q")
    #expect(terminal.ending() == .status(7))
  }

  @Test func somethingElseThanATerminalIsRefused() throws {
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    #expect {
      try Terminal(input: file, output: file)
    } throws: { error in
      error as? TerminalError == .notATerminal("standard input")
    }
    let terminal = try PseudoTerminal(
      size: Size(width: 120, height: 10), "/bin/sh",
      ["-c", "\"$0\" </dev/null; echo status $?", try BuiltProgram.path("terminal-fixture")])
    #expect(terminal.wait { $0.shows("status 64") })
    #expect(terminal.screen.shows("standard input is not a terminal"))
    #expect(!terminal.screen.isAlternate)
  }
}
