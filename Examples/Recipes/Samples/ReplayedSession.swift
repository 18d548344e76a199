import Waymark
import WaymarkJournal

enum QuizRoute: Route, Codable {
  case start
  case question(number: Int)
  case result(points: Int)
}

@MainActor
struct QuizRecording {
  let journal: Journal

  /// Starts to record, in builds for testers: the file holds what the routes hold.
  init(of router: Router<QuizRoute>, to path: String) throws {
    journal = try Journal(to: path)
    router.record(in: journal, routes: .full)
  }

  /// Ends the file, before the tester sends it.
  func finish() { journal.close() }
}
