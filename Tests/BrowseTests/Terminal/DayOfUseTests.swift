#if os(Linux)
  import BrowseCore
  import Foundation
  import Testing
  import WaymarkTerminal
  import WaymarkTesting

  /// A day of random use in a few minutes: whatever is pressed and whatever others do to the files meanwhile, the program
  /// goes on, takes no more and more of the machine, and is idle when nobody does anything.
  ///
  /// The keys are random and the program is a file browser, so it is kept where it can do no harm: no key moves anything,
  /// none goes above the test's folder, and nobody who may change what is not theirs runs this.
  ///
  /// `BROWSE_INPUTS=100000 swift test --filter DayOfUseTests` is the whole day, and prints its figures.
  @MainActor
  @Suite(.serialized, .disabled(if: TemporaryFolder.isSuperuser))
  struct DayOfUseTests {
    private static let inputs = ProcessInfo.processInfo.environment["BROWSE_INPUTS"].flatMap { Int($0) }

    /// Keys that stay where one is or go further in; `m` and `u`, which move files, are not among them.
    private static let keys =
      [
        "j", "k", "j", "k", "\r", "l", "\u{1B}[A", "\u{1B}[B", "\u{1B}[5~", "\u{1B}[6~", "g", "G", "b", "i",
        "e", "r", "x",
      ]
      + [
        "/", "?", "1", "1", "1", "2", "3", "\t", "\u{13}", "d", "s", "w", "é", " ", "y",
        "\u{1B}[200~two\nlines\u{1B}[201~",
      ]
    /// Keys that go back, which is up where a folder is on top.
    private static let backKeys = ["\u{1B}", "\u{7F}", "\u{1B}[D"]

    private let folder: TemporaryFolder
    private let data: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      data = try TemporaryFolder()
      for name in ["a", "b", "c", "a/deep", "a/deep/deeper"] { try folder.folder(name) }
      for name in ["a/one.txt", "b/two.txt", "c/日本.txt", "read.txt"] {
        try folder.file(name, (1...300).map { "line \($0)\n" }.joined())
      }
      try folder.file("long.txt", String(repeating: "word ", count: 20_000))
      try folder.file("bytes", String(repeating: "\u{0}\u{1}x", count: 2000))
      try folder.link("circle", to: "circle")
      try folder.link("broken", to: "nowhere")
    }

    /// Whether something is open over the test's folder, so that going back does not lead above it.
    private func isInside(_ program: TerminalProgram) -> Bool {
      let title = program.screen.row(0)
      return ["\(folder.path.lastComponent) › ", "Bookmarks › ", "Recent › "].contains { title.contains($0) }
    }

    /// What others do to the files.
    private func disturb(_ chance: inout some RandomNumberGenerator) {
      let number = Int.random(in: 0..<20, using: &chance)
      switch Int.random(in: 0..<5, using: &chance) {
      case 0: _ = try? folder.file("a/new\(number)", "new\n")
      case 1: try? folder.remove("a/new\(number)")
      case 2: try? folder.rename("a/new\(number)", to: "read.txt")
      case 3: _ = try? folder.folder("b/folder\(number)")
      default: try? folder.remove("b/folder\(number)")
      }
    }

    @Test func nothingIsTakenThatIsNotGivenBack() throws {
      let count = Self.inputs ?? 1500
      var chance = SplitMix(seed: UInt64(count))
      let program = try TerminalProgram(
        Product.browse, [folder.path.display],
        environment: [
          "XDG_DATA_HOME": data.path.display, "TERM": "xterm-256color", "LANG": "C.UTF-8",
          "PATH": "/usr/bin:/bin",
        ], size: Size(width: 120, height: 30))
      try program.waitFor("read.txt")
      var early: ProcessFigures?
      let beginning = ContinuousClock.now
      for number in 0..<count {
        if number % 4 == 0 {
          // Not before everything that was pressed has been shown, so that the title is that of now.
          try program.rest(milliseconds: 3)
          program.type(isInside(program) ? Self.backKeys.randomElement(using: &chance) ?? "j" : "j")
          try program.rest(milliseconds: 3)
        } else {
          program.type(Self.keys.randomElement(using: &chance) ?? "j")
        }
        if number % 100 == 0 { disturb(&chance) }
        if number % 1000 == 500 {
          program.resize(
            to: Size(
              width: .random(in: 90...140, using: &chance), height: .random(in: 8...45, using: &chance)))
        }
        // By then everything has been used that is made only once.
        if number == count / 5 { early = try ProcessFigures(program.process) }
      }
      let taken = ContinuousClock.now - beginning
      try program.rest(for: .seconds(2))
      let before = try ProcessFigures(program.process)
      let rest = ContinuousClock.now
      try program.rest(for: .seconds(Self.inputs == nil ? 3 : 20))
      let late = try ProcessFigures(program.process)
      let idle = (late.time - before.time) / (ContinuousClock.now - rest)
      let first = try #require(early)
      if Self.inputs != nil {
        print(
          "\(count) inputs in \(taken), of which busy \(late.time); memory \(first.memory) kB after a fifth,",
          "\(late.memory) kB at the end; \(first.descriptors) and \(late.descriptors) files open;",
          "idle \((idle * 10_000).rounded() / 100) % of a core")
      }
      #expect(late.descriptors <= first.descriptors + 3)
      #expect(late.memory < 2 * first.memory)
      #expect(idle < 0.1)
      #expect(folder.contents(of: "a/one.txt")?.hasPrefix("line 1\n") == true)
      // It still does what it is told.
      program.type("\u{11}")
      do {
        try program.waitFor("Discard")
        program.type("d")
        #expect(try program.waitForExit() == 0)
      } catch TerminalProgram.Failure.terminated(let status, _) {
        #expect(status == 0)
      }
    }
  }
#endif
