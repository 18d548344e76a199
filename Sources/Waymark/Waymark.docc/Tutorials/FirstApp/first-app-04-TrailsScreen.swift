import Waymark
import WaymarkTerminal

/// All trails, to choose one from.
final class TrailsScreen: TerminalScreen {
  private let context: ScreenContext<AppRoute>
  private var list = TerminalList(Trail.all)

  let title = "Trails"
  let hints = [KeyHint("↑↓", "choose")]

  init(_ context: ScreenContext<AppRoute>) { self.context = context }

  func draw(on canvas: Canvas) {
    for row in list.rows(on: canvas) {
      let trail = list[row.index]
      row.write(" \(trail.name), \(trail.kilometres) km")
    }
  }

  func handle(_ key: Key) -> Bool { list.handle(key) }
}
