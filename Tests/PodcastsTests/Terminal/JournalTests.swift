import ExampleJournal
import Foundation
import PodcastsCore
import Testing
import WaymarkTesting

/// What the program writes for the command `waymark`.
@MainActor
struct JournalTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.url.appendingPathComponent("podcasts.jsonl").path
  }

  @Test func itCanBeReplayed() throws {
    let window = TerminalWindow()
    let journal = try ProgramJournal(to: path, of: window.router, by: "podcasts") { _ in }
    window.press(.enter, .enter)
    window.router.open("podcasts://library/playlists/1")
    window.press(.escape)
    journal.flush()
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(#""app":"podcasts""#))
    let report = try Replay<AppRoute>(contentsOf: path).run()
    #expect(report.isSame && report.stop == nil, "\(report)")
    #expect(report.navigationCount >= 3)
  }

  #if os(Linux)
    @Test(.timeLimit(.minutes(30))) func itsEndIsToldOnce() async throws {
      let window = TerminalWindow()
      var failures = 0
      let (ends, told) = AsyncStream.makeStream(of: Void.self)
      let journal = try ProgramJournal(to: "/dev/full", of: window.router, by: "podcasts") { _ in
        failures += 1
        told.yield()
      }
      window.press(.enter)
      journal.flush()
      for await _ in ends { break }
      window.press(.escape)
      // The journal's thread is done then, and what it tells of is in the main queue.
      journal.flush()
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      #expect(failures == 1)
    }
  #endif
}
