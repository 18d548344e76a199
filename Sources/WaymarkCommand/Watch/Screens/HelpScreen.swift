import Waymark
import WaymarkInspector
import WaymarkTerminal

/// Explains the keys and the signs.
final class HelpScreen: TerminalScreen {
  private static let keys = [
    ("↑ ↓  k j", "the row above or below, or scroll"),
    ("PgUp PgDn", "a page up or down"),
    ("Home g", "the first one"),
    ("End G", "the last one, and follow what comes"),
    ("1 2 3  Tab", "navigations, records, what went wrong"),
    ("Enter", "everything about this moment"),
    ("← →", "there: the change before, the next one"),
    ("/", "filter: words, of which all have to be there, w2 for window 2"),
    ("Esc", "back; in a list: no filter"),
    ("?", "this help"),
    ("q", "quit"),
    ("", ""),
    ("g d s x", "in a bar: guards, detour, steps, a step that failed"),
    ("| ! →", "commit, something went wrong, it goes on"),
    ("+ - ~ ^ *", "in a tree: added, removed, changed, moved, now in front"),
  ]
  private static let lines = keys.map { WatchLine(text: $0.padded(to: 12) + $1) }

  private let context: WatchContext
  private var scroll = ScrolledLines()

  init(_ context: WatchContext) { self.context = context }

  var title: String { "Help" }

  var hints: [KeyHint] { [KeyHint("Esc", "close"), KeyHint("↑↓", "scroll")] }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    Size(width: min(available.width, 74), height: min(available.height, HelpScreen.keys.count))
  }

  func draw(on canvas: Canvas) { scroll.draw(HelpScreen.lines, on: canvas) }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .escape, .enter, .left, .backspace, .character("?"): context.close()
    default: return scroll.handle(key)
    }
    return true
  }
}
