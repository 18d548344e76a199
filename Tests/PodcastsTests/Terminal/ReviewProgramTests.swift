#if os(Linux) || os(macOS)
  import Foundation
  import Testing
  import WaymarkProgramTesting
  import WaymarkTerminal

  /// The program in a terminal of its own, with a review that is not finished.
  @MainActor
  struct ReviewProgramTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func program(_ width: Int, _ arguments: String...) throws -> PseudoTerminal {
      try PseudoTerminal(
        size: Size(width: width, height: 24), BuiltProgram.path("podcasts"),
        ["--data", folder.url.path] + arguments, environment: ["LANG=C.UTF-8"])
    }

    /// Signs in and begins a review of the first show.
    private func beginReview(_ width: Int) throws -> PseudoTerminal {
      let program = try program(width)
      #expect(program.wait { $0.shows("Tides") })
      program.type("\r")
      #expect(program.wait { $0.shows("Write a review") })
      program.type("\u{1B}[F\r")
      #expect(program.wait { $0.shows("Who are you?") })
      program.type("Ada\r")
      #expect(program.wait { $0.shows("Stars:") })
      program.type("Calm waves")
      #expect(program.wait { $0.shows("Calm waves") })
      return program
    }

    @Test(arguments: [80, 100, 120, 150])
    func aLinkDoesNotThrowARestoredReviewAway(width: Int) throws {
      let first = try beginReview(width)
      first.type("\u{11}")
      #expect(first.ending() == .status(0))
      let again = try program(width, "--open", "podcasts://shows/tides/1")
      #expect(again.wait { $0.shows("Discard the review?") && $0.shows("Calm waves") })
      again.type("\r")
      #expect(again.wait { !$0.shows("Discard the review?") && $0.shows("Calm waves") })
      again.type("\u{11}")
      #expect(again.ending() == .status(0))
    }

    @Test func aSecondOneRefusesTheFolder() throws {
      let first = try program(80)
      #expect(first.wait { $0.shows("Tides") })
      let second = try program(80)
      #expect(second.ending() == .status(73))
      #expect(second.screen.text.contains("Another podcasts keeps what it does in"))
    }

    @Test func aFolderThatCannotBeWrittenIsRefusedInItsOwnWords() throws {
      let refused = try PseudoTerminal(
        size: Size(width: 80, height: 24), BuiltProgram.path("podcasts"), ["--data", "/dev/null/data"],
        environment: ["LANG=C.UTF-8"])
      #expect(refused.ending() == .status(73))
      #expect(refused.screen.text.contains("Nothing can be kept in /dev/null/data"))
    }

    @Test func questionMarkListsTheKeysAndTheTitleLineTheWay() throws {
      let program = try program(80)
      #expect(program.wait { $0.shows("Tides") })
      program.type("\r")
      #expect(program.wait { $0.row(0).contains("Shows › Tides") && $0.shows("▸ Write a review") })
      program.type("?")
      #expect(program.wait { $0.shows("Keys") && $0.shows("go to a tab") })
      program.type("?q")
      #expect(program.ending() == .status(0))
    }
  }
#endif
