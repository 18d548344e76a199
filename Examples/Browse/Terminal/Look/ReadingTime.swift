import Waymark
import WaymarkTerminal

/// The moment for which a question or a notice has to be seen before a key is an answer to it.
///
/// Keys that come sooner were meant for what was there before. While they come, nothing is answered.
@MainActor
final class ReadingTime {
  private static let duration = Duration.milliseconds(400)

  private let timer: any NavigationTimer
  private var end: Duration?

  init(timer: any NavigationTimer) {
    self.timer = timer
  }

  /// Whether keys are answers.
  var isOver: Bool { end.map { timer.now >= $0 } ?? false }

  /// Begins when the screen is drawn for the first time.
  func didDraw(_ screen: any TerminalScreen) {
    if end == nil { restart(screen) }
  }

  /// Begins anew, since something else is to be read, or a key came too soon.
  func restart(_ screen: any TerminalScreen) {
    let end = timer.now + Self.duration
    self.end = end
    timer.schedule(at: end) { [weak screen] in screen?.setNeedsDisplay() }
  }
}
