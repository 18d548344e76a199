import BrowseCore
import Foundation
import Testing
import WaymarkTerminal

/// The program as it was built, in a terminal of its own.
@MainActor
@Suite(.serialized)
struct ProgramTests {
  private let folder: TemporaryFolder
  /// Apart from what is browsed, since it is written to from the beginning.
  private let data: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    data = try TemporaryFolder()
    try folder.folder("docs")
    try folder.file("docs/hello.txt", "Hello, reader\n\u{1B}[2Jsecond line\n")
    environment = [
      "XDG_DATA_HOME": data.path.display, "TERM": "xterm-256color", "LANG": "C.UTF-8",
      "PATH": "/usr/bin:/bin",
    ]
  }

  private func start(_ arguments: String...) throws -> TerminalProgram {
    try TerminalProgram(
      Product.browse, arguments, environment: environment, size: Size(width: 100, height: 30))
  }

  @Test func aVisitFromBeginningToEnd() throws {
    let program = try start(folder.path.display)
    try program.waitFor("docs/")
    #expect(program.screen.isAlternate && !program.screen.isCursorVisible)
    #expect(program.settings != program.settingsBefore)

    program.type("\r")
    try program.waitFor("› docs")
    try program.waitFor("hello.txt")
    program.type("l")
    try program.waitFor("Hello, reader")
    #expect(program.screen.shows("\\e[2Jsecond line"))
    program.type("i")
    try program.waitFor("› Information")
    try program.waitFor("30 bytes")
    program.type("\u{1B}")
    try program.wait(for: "the sheet to go") { !$0.shows("Information") }
    program.type("\u{7F}")
    try program.wait(for: "the folder again") { $0.shows("1 of 1 item") && !$0.shows("Hello") }
    program.type("\u{1B}[D")
    try program.waitFor("docs/")

    program.type("q")
    #expect(try program.waitForExit() == 0)
    #expect(program.settings == program.settingsBefore)
    #expect(!program.screen.isAlternate && program.screen.isCursorVisible)
    #expect(program.screen.unrecognized.isEmpty)
  }

  @Test func bookmarksAreThereTheNextTime() throws {
    let first = try start(folder.path.display)
    try first.waitFor("docs/")
    first.type("b")
    try first.waitFor("★")
    first.type("q")
    #expect(try first.waitForExit() == 0)
    let second = try start(folder.path.appending("docs/hello.txt").display)
    try second.waitFor("Hello, reader")
    second.type("2")
    try second.waitFor("docs/")
    second.type("q")
    #expect(try second.waitForExit() == 0)
  }

  @Test func itOpensWhereItWasLeftUnlessToldOtherwise() throws {
    let first = try start("--open", "browse://\(folder.path.appending("docs/hello.txt").display)")
    try first.waitFor("Hello, reader")
    first.type("q")
    #expect(try first.waitForExit() == 0)
    let second = try start()
    try second.waitFor("Hello, reader")
    second.type("q")
    #expect(try second.waitForExit() == 0)
    let third = try start("--fresh")
    try third.wait(for: "a folder") { $0.shows("Name") && !$0.shows("Hello, reader") }
    third.type("q")
    #expect(try third.waitForExit() == 0)
  }

  @Test func quittingAsksAboutANote() throws {
    let program = try start(folder.path.display)
    try program.waitFor("docs/")
    program.type("e")
    try program.waitFor("Note on docs")
    program.type("quit")
    try program.waitFor("not saved")
    program.type("\u{1B}")
    try program.waitFor("Discard")
    program.type("s")
    try program.waitFor("✎")
    program.type("q")
    #expect(try program.waitForExit() == 0)
  }

  @Test func aDamagedFileIsSaidSo() throws {
    try data.folder("browse")
    try data.file("browse/bookmarks.json", "{ not json")
    let program = try start(folder.path.display)
    try program.waitFor("Not everything is kept")
    try program.waitFor("Go on")
    program.type("\r")
    try program.wait(for: "the notice to go") { !$0.shows("Not everything") }
    program.type("q")
    #expect(try program.waitForExit() == 0)
    #expect(data.contents(of: "browse/bookmarks.json.damaged-1") == "{ not json")
  }

  @Test func theEndOfTheTerminalEndsTheProgram() throws {
    let program = try start(folder.path.display)
    try program.waitFor("docs/")
    program.type("\u{3}")
    #expect(try program.waitForExit() == -2)
    #expect(program.settings == program.settingsBefore)
    #expect(!program.screen.isAlternate)
  }

  @Test func whatHappensIsLogged() throws {
    try folder.file(name: Array("bad\"\\\u{1B}\n".utf8) + [0xFF], Array("x\n".utf8))
    let program = try start("--log", folder.path.appending("log.jsonl").display, folder.path.display)
    try program.waitFor("docs/")
    program.type("j\r")
    try program.waitFor("100 %")
    program.type("e")
    try program.waitFor("Note on bad")
    program.type("text")
    try program.waitFor("not saved")
    program.type("\u{11}")
    try program.waitFor("Discard")
    program.type("d")
    #expect(try program.waitForExit() == 0)
    #expect(program.settings == program.settingsBefore)
    let lines = try #require(folder.contents(of: "log.jsonl")).split(separator: "\n")
    var kinds: [String] = []
    var times: [Double] = []
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      kinds.append(try #require(object?["kind"] as? String))
      times.append(try #require(object?["time"] as? Double))
      #expect(object?["navigation"] is Int)
    }
    #expect(kinds.first == "rebuildBegan" && kinds.last == "finished")
    #expect(Set(kinds).isSuperset(of: ["requested", "decided", "detoured", "resumed", "stepAcknowledged"]))
    #expect(times == times.sorted())
    #expect(lines.contains { $0.contains("viewer(") && $0.contains(#"bad\"\\\\e"#) })
  }

  @Test func aLogDoesNotReplaceTheFileToBeShown() throws {
    let file = folder.path.appending("docs/hello.txt").display
    let program = try start("--log", file, file)
    #expect(try program.waitForExit() == 64)
    #expect(program.screen.shows("The log would take the place of the file"))
    #expect(folder.contents(of: "docs/hello.txt")?.hasPrefix("Hello") == true)
  }

  @Test(arguments: ["bookmarks.json", ".lock", "drafts/new", "new"])
  func aLogDoesNotReplaceWhatIsKept(name: String) throws {
    let data = data.path.appending("browse")
    let place = FilePath("/kept")
    BookmarkStore(folder: DataFolder(path: data)).toggle(place)
    try folder.folder(at: data.appending("drafts"))
    try folder.link("link", to: data.display)
    let program = try start("--log", folder.path.appending("link/\(name)").display, folder.path.display)
    #expect(try program.waitForExit() == 64)
    #expect(program.screen.shows("The log would take the place of what is kept"))
    #expect(BookmarkStore(folder: DataFolder(path: data)).paths == [place])
  }

  @Test func aLogThatCannotGoOnIsSaidSo() throws {
    let program = try start("--log", "/dev/full", folder.path.display)
    try program.waitFor("space left to write /dev/full")
    try program.waitFor("Go on")
    program.type("\r")
    try program.wait(for: "the notice to go") { !$0.shows("/dev/full") }
    program.type("q")
    #expect(try program.waitForExit() == 0)
  }

  @Test(arguments: [
    (["--log", "/no/such/folder/log"], 73 as Int32, "No log can be written. There is nothing at"),
    (["--log", "/tmp"], 73, "/tmp is a folder."), (["--log"], 64, "--log needs a file."),
    (["--nonsense"], 64, "There is no option --nonsense"),
    (["a", "b"], 64, "One path is enough"),
    (["/no/such/path"], 66, "There is nothing at /no/such/path"),
    (["--open", "https://example.com/"], 65, "The link is refused. At byte 0"),
    (["--open", "browse:///a/%2E%2E/b"], 65, "The link is refused. At byte 12"),
    (["--open", "browse:///no/such/path"], 66, "There is nothing at /no/such/path"),
    (["links"], 0, "browse://?tab=recent"), (["links", "--json"], 0, "\"pattern\""),
    (["links", "--manifest"], 0, "\"version\" : 1"), (["links", "/tmp"], 64, "links takes --json"),
    (["--bench", "/no/such/path"], 66, "There is nothing at"),
    (["--version"], 0, "browse 0.1.0"),
    (["--help"], 0, "Usage: browse [--log FILE] [--journal FILE] [--fresh] [PATH]"),
  ])
  func argumentsAreAnswered(arguments: [String], status: Int32, text: String) throws {
    let program = try TerminalProgram(
      Product.browse, arguments, environment: environment, size: Size(width: 100, height: 30))
    #expect(try program.waitForExit() == status)
    #expect(program.screen.shows(text))
    #expect(!program.screen.isAlternate)
  }

  @Test(arguments: ["dumb", ""])
  func aTerminalThatCannotPlaceTextIsRefused(kind: String) throws {
    let program = try TerminalProgram(
      Product.browse, [folder.path.display], environment: environment.merging(["TERM": kind]) { $1 },
      size: Size(width: 100, height: 30))
    #expect(try program.waitForExit() == 64)
    #expect(program.screen.rows.joined().contains("set TERM to what"))
    // Without a sequence: the line that begins the message is the first there is.
    #expect(!program.screen.isAlternate && program.screen.row(0).hasPrefix("browse: "))
    #expect(program.screen.unrecognized.isEmpty)
  }

  @Test(arguments: [["LANG": "C"], ["LANG": "C.UTF-8", "LC_ALL": "POSIX"], ["LANG": "de_DE.ISO-8859-1"]])
  func aLocaleWithoutUnicodeGetsASCII(locale: [String: String]) throws {
    try folder.file("日本é")
    let program = try TerminalProgram(
      Product.browse, [folder.path.display], environment: environment.merging(locale) { $1 },
      size: Size(width: 100, height: 30))
    try program.waitFor("docs/")
    #expect(program.screen.shows("? ? ?") && program.screen.row(0).contains(" > "))
    // Whose sign in ASCII would be another key's.
    #expect(program.screen.shows("Bksp back"))
    program.type("?")
    try program.waitFor("Bksp Left h")
    program.type("\u{1B}")
    try program.wait(for: "the help to go") { !$0.shows("this help") }
    program.type("bi")
    try program.waitFor("+- Information ---")
    #expect(program.screen.shows("*  docs/"))
    #expect(
      program.screen.rows.allSatisfy { $0.allSatisfy(\.isASCII) }
        && program.screen.title.allSatisfy(\.isASCII))
    program.type("\u{1B}")
    try program.wait(for: "the sheet to go") { !$0.shows("Information") }
    program.type("q")
    #expect(try program.waitForExit() == 0)
  }

  @Test func whatCannotBeOpenedIsExplained() throws {
    try folder.link("circle", to: "circle")
    try folder.link("broken", to: "nowhere")
    try folder.link("below", to: "circle/x")
    for (name, words) in [
      ("circle", "links that lead to one another"), ("broken", "is a link to nowhere"),
      ("below", "links that lead to one another"), ("none", "Check the spelling."),
    ] {
      let program = try start(folder.path.appending(name).display)
      #expect(try program.waitForExit() == 66)
      let text = program.screen.rows.joined()
      #expect(text.contains(words), "\(name): \(text)")
    }
  }

  @Test func aRestoredFolderThatIsGoneIsNotMisspelt() throws {
    let first = try start(folder.path.appending("docs").display)
    try first.waitFor("hello.txt")
    first.type("q")
    #expect(try first.waitForExit() == 0)
    try folder.remove("docs")
    let second = try start()
    try second.waitFor("Removed")
    #expect(second.screen.shows("Go back to the folder above") && !second.screen.shows("spelling"))
    second.type("\u{7F}")
    try second.waitFor("This folder is empty")
    second.type("q")
    #expect(try second.waitForExit() == 0)
  }

  @Test func figuresAreOneALine() throws {
    let program = try start("--bench", folder.path.display)
    #expect(try program.waitForExit() == 0)
    let lines = program.screen.rows.filter { !$0.isEmpty }.map { $0.split(separator: " ") }
    #expect(lines.map(\.first) == ["first-frame-ms", "list-ms", "scroll-frame-ms", "peak-mb"])
    for line in lines { #expect(line.count == 2 && Double(line[1]).map { $0 > 0 } == true) }
  }
}
