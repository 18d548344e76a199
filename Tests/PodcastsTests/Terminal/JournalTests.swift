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
    @Test func itsEndIsToldOnce() async throws {
      let window = TerminalWindow()
      var failures = 0
      let journal = try ProgramJournal(to: "/dev/full", of: window.router, by: "podcasts") { _ in
        failures += 1
      }
      window.press(.enter)
      journal.flush()
      for _ in 0..<1000 where failures == 0 { try await Task.sleep(for: .milliseconds(5)) }
      #expect(failures == 1)
    }
  #endif
}
