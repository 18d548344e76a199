import Waymark
import WaymarkTerminal

/// Explains the keys and the signs.
final class HelpScreen: TerminalScreen {
  private static let keys = [
    ("↑ ↓  k j", "the row above or below, or scroll"),
    ("PgUp PgDn", "a page up or down"),
    ("Home g", "the first one"),
    ("End G", "the last one, and follow what comes"),
    ("1 2 3  Tab", "navigations, records, what went wrong"),
    ("Enter", "details"),
    ("t", "the tree at this moment"),
    ("← →", "in a tree: the change before, the next one"),
    ("s", "in a tree: as asked for, or as on the screen"),
    ("f", "the last failure"),
    ("n p", "the next failure, the one before"),
    ("r", "the records at this moment"),
    ("/", "filter: words, of which all have to be there"),
    ("w", "one window after another, then all"),
    ("Esc", "back; in a list: no filter"),
    ("?", "this help"),
    ("q", "quit"),
    ("", ""),
    ("g d s x", "in a bar: guards, detour, steps, a step that failed"),
    ("| ! →", "commit, something went wrong, it goes on"),
    ("+ - ~ ^ *", "in a tree: added, removed, changed, moved, now in front"),
  ]
  private static let keyWidth = 12

  private let context: WatchContext
  private var scroll = 0
  /// The number of lines when it was last drawn.
  private var height = 0

  init(_ context: WatchContext) { self.context = context }

  var title: String { "Help" }

  var hints: [KeyHint] { [KeyHint("Esc", "close"), KeyHint("↑↓", "scroll")] }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    Size(width: min(available.width, 70), height: min(available.height, HelpScreen.keys.count))
  }

  func draw(on canvas: Canvas) {
    let x = 1 + HelpScreen.keyWidth
    let width = max(8, canvas.width - x - 1)
    let lines = HelpScreen.keys.flatMap { key, meaning in
      Text.wrapped(meaning, to: width).enumerated().map { ($0.offset == 0 ? key : "", $0.element) }
    }
    height = lines.count
    scroll = max(0, min(scroll, height - canvas.height))
    for (y, (key, meaning)) in lines.dropFirst(scroll).prefix(canvas.height).enumerated() {
      canvas.write(key, x: 1, y: y, style: .bold)
      canvas.write(meaning, x: x, y: y)
    }
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .escape, .enter, .left, .backspace, .character("?"): context.close()
    case .up, .character("k"): scroll = max(0, scroll - 1)
    case .down, .character("j"): scroll += 1
    case .pageUp: scroll -= 8
    case .pageDown, .character(" "): scroll += 8
    case .home: scroll = 0
    case .end: scroll = height
    default: return false
    }
    return true
  }
}
