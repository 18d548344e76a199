import Foundation
import Testing
import WaymarkProgramTesting
import WaymarkTerminal

/// The program in a terminal of its own.
struct ProgramTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "pantry-\(UUID().uuidString)")

  private func start(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      size: Size(width: 80, height: 24), BuiltProgram.path("pantry"), ["--data", folder.path] + arguments,
      environment: ["LANG=C.UTF-8"])
  }

  @Test func formIsThereAfterARestartAndAsks() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try start("--open", "pantry://items/5/edit")
    #expect(first.wait { $0.shows("Sign in") })
    first.type("Ada\r")
    #expect(first.wait { $0.shows("All is saved.") })
    first.type(" light")
    #expect(first.wait { $0.shows("Not saved yet.") })
    first.type("\u{3}")
    #expect(first.ending() == .signal(SIGINT))
    let second = try start("--open", "pantry://items/1")
    #expect(second.wait { $0.shows("Discard the changes?") })
    second.type("\u{1B}[B\r")
    #expect(second.wait { $0.shows("Flour") && !$0.shows("Discard") })
  }
}
