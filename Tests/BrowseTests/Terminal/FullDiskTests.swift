import BrowseCore
import Testing
import WaymarkTerminal

/// What cannot be written is not saved, and leaving says so.
@MainActor
@Suite(.serialized)
struct FullDiskTests {
  private let folder: TemporaryFolder
  private let file: FilePath

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.file("file.txt", "contents\n")
  }

  private func environment(_ data: TemporaryFolder) -> [String: String] {
    ["XDG_DATA_HOME": data.path.display, "TERM": "xterm-256color", "LANG": "C.UTF-8"]
  }

  private func note(in data: TemporaryFolder) -> String? {
    NoteStore(folder: DataFolder(path: data.path.appending("browse"))).note(on: file)
  }

  private func writeNote(in program: TerminalProgram) throws {
    try program.waitFor("contents")
    program.type("e")
    try program.waitFor("Note on file.txt")
    program.type("text")
    try program.waitFor("not saved")
    program.type("\u{13}")
  }

  @Test func aProgramThatMayWriteNothingSaysSoUntilTheEnd() throws {
    let data = try TemporaryFolder()
    let program = try TerminalProgram(
      FilePath("/bin/sh"), ["-c", "ulimit -f 0; exec \"$0\" \"$1\"", Product.browse.display, file.display],
      environment: environment(data), size: Size(width: 160, height: 30))
    // Neither the visit nor the place could be kept, which is said in two notices, or in one on a slow machine.
    var isAllSaid = false
    while !isAllSaid {
      try program.waitFor("Go on")
      isAllSaid = program.screen.shows("Where you are is not kept")
      program.type("\r")
      try program.wait(for: "the notice to go") { !$0.shows("Go on") }
    }
    try writeNote(in: program)
    try program.waitFor("notes.json is longer than it may be")
    #expect(program.screen.shows("not saved"))
    program.type("\u{11}")
    try program.waitFor("Discard")
    program.type("s")
    try program.waitFor("is still not saved")
    try program.waitFor("Discard")
    program.type("s")
    try program.wait(for: "the question again") { $0.shows("is still not saved") && !$0.shows("Discard") }
    try program.waitFor("Discard")
    program.type("d")
    #expect(try program.waitForExit() == 74)
    #expect(program.screen.shows("recent.json is longer than it may be"))
    #expect(note(in: data) == nil)
  }

  @Test(.enabled(if: SmallDisk.isPossible)) func whatCouldNotBeSavedIsSavedWhenThereIsRoom() throws {
    let disk = try SmallDisk()
    let program = try TerminalProgram(
      Product.browse, [file.display], environment: environment(disk.folder),
      size: Size(width: 100, height: 30))
    try program.waitFor("contents")
    try disk.fill()
    try writeNote(in: program)
    try program.waitFor("There is no space left to write")
    program.type("\u{11}")
    try program.waitFor("Discard")
    try disk.clear()
    program.type("s")
    #expect(try program.waitForExit() == 0)
    #expect(note(in: disk.folder) == "text")
  }
}
