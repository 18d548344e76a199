import BrowseCore
import Testing
import WaymarkTerminal
import WaymarkTesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whatever ends the program in the middle of a word, the word is on disk and the terminal as it was.
@MainActor
@Suite(.serialized)
struct InterruptionTests {
  private let folder: TemporaryFolder
  private let data: TemporaryFolder
  private let file: FilePath

  init() throws {
    folder = try TemporaryFolder()
    data = try TemporaryFolder()
    file = try folder.file("file.txt", "contents\n")
  }

  private func start(_ arguments: String..., backtrace: String = "enable=no") throws -> TerminalProgram {
    let environment = [
      "XDG_DATA_HOME": data.path.display, "TERM": "xterm-256color", "LANG": "C.UTF-8",
      // The runtime lets a program go on that was sent the signal of a crash.
      "SWIFT_BACKTRACE": backtrace,
    ]
    return try TerminalProgram(
      Product.browse, arguments, environment: environment, size: Size(width: 100, height: 30))
  }

  /// Starts the program and begins a note.
  private func write(_ text: String = "") throws -> TerminalProgram {
    let program = try start(file.display)
    try program.waitFor("contents")
    program.type("e")
    try program.waitFor("Note on file.txt")
    program.type(text)
    if !text.isEmpty { try program.waitFor(text) }
    return program
  }

  /// The text that a program which opens the note now finds.
  private var draft: String {
    let stores = BrowseStores(folder: DataFolder(path: data.path.appending("browse")))
    stores.drafts.begin(file)
    return stores.drafts[file].string
  }

  private func expectRestored(_ program: TerminalProgram) {
    #expect(program.settings == program.settingsBefore)
    #expect(!program.screen.isAlternate && program.screen.isCursorVisible)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func whatWasTypedThisMomentIsKept(signal: Int32) throws {
    let program = try write("typed at last")
    program.send(signal)
    #expect(try program.waitForExit() == -signal)
    expectRestored(program)
    #expect(draft == "typed at last")
  }

  @Test func twoSignalsOfAClosedTerminalAreOne() throws {
    let program = try write("typed at last")
    for _ in 0..<20 { program.send(SIGHUP) }
    #expect(try program.waitForExit() == -SIGHUP)
    #expect(draft == "typed at last")
  }

  @Test(arguments: [SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGABRT, SIGSEGV])
  func everySignalGivesTheTerminalBack(signal: Int32) throws {
    let program = try write("typed")
    program.send(signal)
    #expect(try program.waitForExit() == -signal)
    expectRestored(program)
  }

  /// As it is where nobody has told the runtime not to look at crashes.
  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGFPE, SIGTRAP])
  func aCrashThatWasOnlySentEndsTheProgram(signal: Int32) throws {
    let program = try start(file.display, backtrace: "enable=yes")
    try program.waitFor("contents")
    program.send(signal)
    #expect(try program.waitForExit(seconds: 20) == -signal)
    expectRestored(program)
    #expect(!program.screen.shows("Program crashed"))
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func aKillAtAnyMomentCostsNoWordThatWasThereForLong(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let program = try write()
    var seen: [(text: String, time: ContinuousClock.Instant)] = []
    var text = ""
    let end = ContinuousClock.now + .milliseconds(Int.random(in: 250...900, using: &generator))
    var number = 0
    while ContinuousClock.now < end {
      number += 1
      text += (number == 1 ? "" : " ") + "w\(number)"
      program.type(number == 1 ? "w1" : " w\(number)")
      // Counted from when it is shown: a program that gets no time to run has not been told of it.
      try program.waitFor(String(text.suffix(12)))
      seen.append((text, ContinuousClock.now))
      program.watch(for: .milliseconds(Int.random(in: 1...30, using: &generator)))
    }
    let killed = ContinuousClock.now
    program.send(SIGKILL)
    #expect(try program.waitForExit() == -SIGKILL)
    let old = seen.last { killed - $0.time > .milliseconds(200) }?.text ?? ""
    #expect(draft.hasPrefix(old) && text.hasPrefix(draft))
  }

  @Test func aDraftIsThereWhereverTheProgramIsStarted() throws {
    let first = try write("half a sentence")
    first.send(SIGHUP)
    #expect(try first.waitForExit() == -SIGHUP)
    let second = try start("--fresh")
    try second.waitFor("Name")
    second.type("q")
    #expect(try second.waitForExit() == 0)
    let third = try start(folder.path.display)
    try third.waitFor("✎")
    third.type("e")
    try third.waitFor("half a sentence")
    try third.waitFor("not saved")
    third.type("\u{13}")
    try third.wait(for: "saved") { !$0.shows("not saved") }
    third.type("\u{11}")
    #expect(try third.waitForExit() == 0)
    let notes = NoteStore(folder: DataFolder(path: data.path.appending("browse")))
    #expect(notes.note(on: file) == "half a sentence")
  }

  /// A pipe, and what reads it.
  private func pipe() throws -> (path: FilePath, reader: CInt) {
    let path = try folder.pipe("pipe")
    return (path, path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) })
  }

  @Test func aPipeThatNobodyReadsYetIsSaidSo() throws {
    let program = try start("--log", try folder.pipe("pipe").display, file.display)
    #expect(try program.waitForExit() == 73)
    #expect(program.screen.shows("Nobody reads the pipe"))
    expectRestored(program)
  }

  @Test func aPipeThatNobodyReadsEndsTheLogAndNotTheProgram() throws {
    let (pipe, reader) = try pipe()
    let program = try start("--log", pipe.display, file.display)
    try program.waitFor("contents")
    close(reader)
    program.type("2")
    try program.waitFor("log ends here")
    try program.waitFor("Go on")
    program.type("\r")
    try program.wait(for: "the notice to go") { !$0.shows("log ends here") }
    program.type("q")
    #expect(try program.waitForExit() == 0)
    expectRestored(program)
  }

  @Test func aPipeWhoseReaderHasStoppedDoesNotStopTheProgram() throws {
    let (pipe, reader) = try pipe()
    defer { close(reader) }
    let program = try start("--log", pipe.display, file.display)
    try program.waitFor("contents")
    for _ in 0..<60 { program.type("123") }
    try program.waitFor("The log ends here")
    program.send(SIGTERM)
    #expect(try program.waitForExit() == -SIGTERM)
  }
}
