import Foundation
import Testing
import WaymarkProgramTesting
import WaymarkTerminal

/// The program itself, in a terminal of its own.
@MainActor
struct ProgramTests {
  private let folder: TemporaryFolder
  private let data: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    data = try TemporaryFolder()
    try folder.file("read.txt", "contents\n")
  }

  private func program(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      size: Size(width: 80, height: 24), BuiltProgram.path("browse"), arguments,
      environment: ["XDG_DATA_HOME=\(data.url.path)", "LANG=C.UTF-8"])
  }

  @Test func itOpensAPathAndEnds() throws {
    let program = try program(folder.path.rawValue)
    #expect(program.wait { $0.shows("read.txt") })
    program.type("\r")
    #expect(program.wait { $0.shows("contents") })
    program.type("q")
    #expect(program.ending() == .status(0))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGKILL])
  func aNoteIsThereAgainHoweverTheProgramEnds(signal: Int32) throws {
    let ended = try program(folder.path.rawValue)
    #expect(ended.wait { $0.shows("read.txt") })
    ended.type("e")
    #expect(ended.wait { $0.shows("Write what you want") })
    ended.type("half a thought")
    #expect(ended.wait { $0.shows("half a thought") })
    ended.send(signal)
    _ = ended.ending()
    let again = try program("browse://\(folder.path.rawValue)/read.txt?note")
    #expect(again.wait { $0.shows("half a thought") && $0.shows("not saved") })
    again.type("\u{13}\u{11}")
    #expect(again.ending() == .status(0))
  }
}
