import BrowseCore
import Testing
import WaymarkTerminal

/// A program that may open next to no files says so.
@MainActor
struct FewFilesTests {
  @Test(arguments: [5, 6, 8, 10, 13]) func itEndsWithAMessage(limit: Int) throws {
    let folder = try TemporaryFolder()
    let data = try TemporaryFolder()
    let program = try TerminalProgram(
      FilePath("/bin/sh"),
      ["-c", "ulimit -n \(limit); exec \"$0\" \"$1\"", Product.browse.display, folder.path.display],
      environment: ["XDG_DATA_HOME": data.path.display, "TERM": "xterm-256color", "LANG": "C.UTF-8"],
      size: Size(width: 100, height: 30))
    #expect(try program.waitForExit() == 64)
    #expect(program.screen.shows("Too many open files; allow more of them, see ulimit -n"))
    #expect(program.settings == program.settingsBefore)
  }

  @Test func withAFewMoreItWorks() throws {
    let folder = try TemporaryFolder()
    let data = try TemporaryFolder()
    let file = try folder.file("file.txt", "contents\n")
    let program = try TerminalProgram(
      FilePath("/bin/sh"),
      ["-c", "ulimit -n 64; exec \"$0\" \"$1\"", Product.browse.display, file.display],
      environment: ["XDG_DATA_HOME": data.path.display, "TERM": "xterm-256color", "LANG": "C.UTF-8"],
      size: Size(width: 100, height: 30))
    try program.waitFor("contents")
    program.type("e")
    try program.waitFor("Note on file.txt")
    program.type("kept")
    try program.waitFor("kept")
    program.type("\u{13}")
    try program.wait(for: "saved") { !$0.shows("not saved") }
    program.type("\u{11}")
    #expect(try program.waitForExit() == 0)
    #expect(NoteStore(folder: DataFolder(path: data.path.appending("browse"))).note(on: file) == "kept")
  }
}
