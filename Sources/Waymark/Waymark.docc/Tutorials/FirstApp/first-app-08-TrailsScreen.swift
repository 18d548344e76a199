import Waymark
import WaymarkTerminal

/// All trails, to choose one from.
final class TrailsScreen: TerminalScreen {
  private let context: ScreenContext<AppRoute>
  private var list = TerminalList(Trail.all)

  let title = "Trails"
  let hints = [KeyHint("↑↓", "choose"), KeyHint("Enter", "open")]

  init(_ context: ScreenContext<AppRoute>) { self.context = context }

  func draw(on canvas: Canvas) {
    for row in list.rows(on: canvas) {
      let trail = list[row.index]
      row.write(" \(trail.name), \(trail.kilometres) km")
    }
  }

  func handle(_ key: Key) -> Bool {
    if list.handle(key) { return true }
    guard key == .enter, let trail = list.selectedItem else { return false }
    context.push(.trail(id: trail.id))
    return true
  }
}
