import Testing

@testable import WaymarkTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// The time that they wait for the main actor while other tests have it counts.
@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct TerminalTests {
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

  @Test(arguments: [("q", 7), ("e", 8)] as [(String, Int32)])
  func theEndRestores(_ key: String, _ status: Int32) throws {
    let terminal = try start()
    terminal.type(key)
    #expect(terminal.ending() == .status(status))
    expectRestored(terminal)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalRestoresAndEndsTheProgram(_ signal: Int32) throws {
    let terminal = try start()
    terminal.send(signal)
    #expect(terminal.ending() == .signal(signal))
    expectRestored(terminal)
  }

  /// Every signal that ends a program by itself; Darwin has no real-time ones.
  nonisolated private static let otherSignals: [Int32] = {
    let everywhere = [SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF]
    #if canImport(Darwin)
      return everywhere
    #else
      return everywhere + [SIGPOLL, SIGPWR, SIGSTKFLT, __libc_current_sigrtmin(), __libc_current_sigrtmax()]
    #endif
  }()

  @Test(arguments: otherSignals)
  func aSignalThatNobodyHandlesRestores(_ signal: Int32) throws {
    let terminal = try start()
    terminal.send(signal)
    #expect(terminal.ending() == .signal(signal))
    expectRestored(terminal)
  }

  @Test func controlCRestoresAndEndsTheProgram() throws {
    let terminal = try start()
    terminal.type("\u{3}")
    #expect(terminal.ending() == .signal(SIGINT))
    expectRestored(terminal)
  }

  @Test func aTrapRestoresAndIsStillATrap() throws {
    let terminal = try start()
    terminal.type("t")
    let ending = terminal.ending()
    #expect(ending == .signal(SIGILL) || ending == .signal(SIGTRAP))
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

  @Test func abortRestores() throws {
    let terminal = try start()
    terminal.type("a")
    #expect(terminal.ending() == .signal(SIGABRT))
    expectRestored(terminal)
  }

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

  @Test func somethingElseThanATerminalIsRefused() throws {
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    #expect {
      try Terminal(input: file, output: file)
    } throws: { error in
      let error = error as? TerminalError
      return error?.reason == .notATerminal
        && error?.description.hasPrefix("standard input is not a terminal") == true
    }
    let terminal = try PseudoTerminal(
      size: Size(width: 120, height: 10), "/bin/sh",
      ["-c", "\"$0\" </dev/null; echo status $?", try BuiltProgram.path("terminal-fixture")])
    #expect(terminal.wait { $0.shows("status 64") })
    #expect(terminal.screen.shows("standard input is not a terminal"))
    #expect(!terminal.screen.isAlternate)
  }
}
