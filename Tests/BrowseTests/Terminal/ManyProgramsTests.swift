import BrowseCore
import Testing
import WaymarkTerminal

/// Programs that keep things at the same time keep everything.
@MainActor
@Suite(.serialized)
struct ManyProgramsTests {
  @Test(arguments: [2, 8]) func everyBookmarkAndNoteOfEachIsThere(count: Int) throws {
    let folder = try TemporaryFolder()
    let data = try TemporaryFolder()
    let environment = ["XDG_DATA_HOME": data.path.display, "TERM": "xterm-256color", "LANG": "C.UTF-8"]
    var places: [FilePath] = []
    var programs: [TerminalProgram] = []
    for number in 0..<count {
      let own = try folder.folder("\(number)")
      for name in 10..<22 { places.append(try folder.file("\(number)/\(name)")) }
      programs.append(
        try TerminalProgram(
          Product.browse, [own.display], environment: environment, size: Size(width: 80, height: 20)))
    }
    for program in programs { try program.waitFor("1 of 12 items") }
    // All of them at once.
    for program in programs { program.type(String(repeating: "bj", count: 12)) }
    for (number, program) in programs.enumerated() {
      program.type("genote \(number)\u{13}\u{11}")
    }
    for program in programs { #expect(try program.waitForExit() == 0) }
    let stores = BrowseStores(folder: DataFolder(path: data.path.appending("browse")))
    #expect(Set(stores.bookmarks.paths) == Set(places) && stores.bookmarks.paths.count == places.count)
    for number in 0..<count {
      #expect(stores.notes.note(on: folder.path.appending("\(number)/10")) == "note \(number)")
    }
  }

  @Test func whatTwoWriteOnTheSameFileIsAQuestion() throws {
    let folder = try TemporaryFolder()
    let data = try TemporaryFolder()
    let file = try folder.file("file.txt", "contents\n")
    let environment = ["XDG_DATA_HOME": data.path.display, "TERM": "xterm-256color", "LANG": "C.UTF-8"]
    let programs = try ["mine", "theirs"].map { text in
      let program = try TerminalProgram(
        Product.browse, [file.display], environment: environment, size: Size(width: 80, height: 20))
      try program.waitFor("contents")
      program.type("e")
      try program.waitFor("Note on file.txt")
      program.type(text)
      try program.waitFor("not saved")
      return program
    }
    programs[1].type("\u{13}")
    try programs[1].wait(for: "saved") { !$0.shows("not saved") }
    programs[0].type("\u{13}")
    try programs[0].waitFor("was changed elsewhere")
    try programs[0].waitFor("Keep both")
    #expect(programs[0].screen.shows("theirs"))
    programs[0].type("b")
    try programs[0].wait(for: "saved") { !$0.shows("not saved") && !$0.shows("Keep both") }
    for program in programs {
      program.type("\u{11}")
      #expect(try program.waitForExit() == 0)
    }
    let notes = NoteStore(folder: DataFolder(path: data.path.appending("browse")))
    #expect(notes.note(on: file) == "theirs\n\nmine")
  }
}
