import Foundation
import Testing
import Waymark
import WaymarkJournal
import WaymarkTesting

@testable import Recipes

@MainActor
struct ReplayedSessionTests {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent("quiz-\(UUID()).jsonl")
    .path

  /// A tester uses the app, and a file is recorded.
  private func record() throws {
    let router = Router<QuizRoute>(.start)
    let host = RecordingHost<QuizRoute>()
    let recording = try QuizRecording(of: router, to: path)
    host.attach(to: router)
    router.push(.question(number: 1))
    router.push(.question(number: 2))
    host.userCloses(router.tree.visibleElement.id)
    router.set(RouteTree(.start, .result(points: 1)))
    recording.finish()
  }

  @Test func sessionIsReplayed() throws {
    try record()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let report = try Replay<QuizRoute>(of: Data(contentsOf: URL(filePath: path))).run()
    #expect(report.isSame, "\(report.difference!)")
    #expect(report.navigationCount == 3)
  }
}
