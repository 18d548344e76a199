import ExampleJournal
import Foundation
import PodcastsCore
import Testing
import WaymarkJournal

/// The program writes a journal for the command `waymark`.
@MainActor
struct JournalTests {
  @Test func itCanBeReplayed() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("podcasts.jsonl").path
    let window = TerminalWindow()
    let journal = try ProgramJournal(to: path, of: window.router, by: "podcasts") { _ in }
    window.press(.enter, .enter)
    window.router.open("podcasts://library/playlists/1")
    window.press(.escape)
    journal.flush()
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(#""app":"podcasts""#))
    let report = try Replay<AppRoute>(of: Data(contentsOf: URL(filePath: path))).run()
    #expect(report.isSame && report.stop == nil, "\(report)")
    #expect(report.navigationCount >= 3)
  }
}
