import Foundation
import Testing
import WaymarkProgramTesting
import WaymarkSampleJournals
import WaymarkTerminal

/// The program itself in a terminal of its own.
///
/// The time that they wait for the main actor while other tests have it counts.
@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct TerminalTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID())")
  private var file: URL { folder.appending(path: "session.jsonl") }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func start(_ text: String? = Sample.text, size: Size = Size(width: 80, height: 24)) throws
    -> PseudoTerminal
  {
    if let text { try Data(text.utf8).write(to: file) }
    let terminal = try PseudoTerminal(
      size: size, BuiltProgram.path("waymark"), ["watch", file.path()], environment: ["LANG=C.UTF-8"])
    try #require(terminal.wait { $0.shows(text == nil ? "waiting for the file" : "following") })
    #expect(terminal.isRaw)
    #expect(terminal.screen.isAlternate)
    return terminal
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(!terminal.isRaw)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.isCursorVisible)
    #expect(terminal.screen.unrecognized.isEmpty)
    try? FileManager.default.removeItem(at: folder)
  }

  private func append(_ text: String) throws {
    let file = try FileHandle(forWritingTo: file)
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  @Test func endRestores() throws {
    let terminal = try start()
    terminal.type("q")
    #expect(terminal.ending() == .status(0))
    expectRestored(terminal)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func signalRestores(_ signal: Int32) throws {
    let terminal = try start()
    terminal.send(signal)
    #expect(terminal.ending() == .signal(signal))
    expectRestored(terminal)
  }

  @Test func fileGrowsTurnsOverAndBegins() throws {
    let terminal = try start(nil)
    try Data(LongJournal.text(1...10).utf8).write(to: file)
    try #require(terminal.wait { $0.shows("10 of 10 navigations") })
    try append(LongJournal.text(11...12, isBegun: true))
    try #require(terminal.wait { $0.shows("12 of 12 navigations") })
    try FileManager.default.moveItem(atPath: file.path(), toPath: file.path() + ".1")
    try #require(terminal.wait { $0.shows("waiting for the file") })
    let part = #"{"k":"open","s":39,"t":39,"v":2,"part":2}"# + "\n"
    try Data((part + LongJournal.text(14...15, isBegun: true)).utf8).write(to: file)
    try #require(terminal.wait { $0.shows("14 of 14 navigations") })
    terminal.type("q")
    #expect(terminal.ending() == .status(0))
    expectRestored(terminal)
  }

  // MARK: - Without a terminal

  private func run(_ arguments: [String], _ environment: [String: String] = ["TERM": "xterm"]) throws -> (
    status: Int32, said: String, complained: String
  ) {
    let process = Process()
    process.executableURL = URL(filePath: try BuiltProgram.path("waymark"))
    process.arguments = arguments
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: said, as: UTF8.self),
      String(decoding: complained, as: UTF8.self)
    )
  }

  @Test(
    arguments: [
      (["watch", "/tmp/nothing.jsonl"], 64, "waymark: watch: standard input is not a terminal"),
      (["watch", "-"], 64, "waymark: watch: the standard input has the keys"),
      (["watch"], 64, "waymark: watch: expected FILE"),
      (["watch", "a", "--wings"], 64, "waymark: watch: there is no option --wings"),
    ] as [([String], Int32, String)])
  func whatIsWrongIsSaid(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let (ended, said, complained) = try run(arguments)
    #expect(ended == status)
    #expect(said.isEmpty)
    #expect(complained.hasPrefix(message), "\(complained)")
    try? FileManager.default.removeItem(at: folder)
  }
}
