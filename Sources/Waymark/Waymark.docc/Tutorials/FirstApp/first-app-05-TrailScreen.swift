import Waymark
import WaymarkTerminal

/// One trail.
final class TrailScreen: TerminalScreen {
  private let trail: Trail?
  private let context: ScreenContext<AppRoute>

  init(_ id: Int, _ context: ScreenContext<AppRoute>) {
    trail = Trail.named(by: id)
    self.context = context
  }

  var title: String { trail?.name ?? "No such trail" }

  func draw(on canvas: Canvas) {
    guard let trail else { return }
    canvas.write("\(trail.kilometres) km", x: 1, y: 1, style: .bold)
    canvas.write(trail.summary, x: 1, y: 3)
  }
}
