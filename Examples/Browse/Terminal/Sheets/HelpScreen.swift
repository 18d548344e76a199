import BrowseCore
import Waymark
import WaymarkTerminal

/// Which key does what.
final class HelpScreen: TerminalScreen {
  private static let keys: [(String, String)] = [
    ("↑ ↓  k j", "choose the row above or below, or scroll"),
    ("PgUp PgDn", "go a page up or down (Space: down)"),
    ("Home End  g G", "go to the first or the last row"),
    ("Enter → l", "go into a folder, view a file"),
    ("⌫ ← h", "go back"),
    ("/", "filter by a part of the name; Esc shows all"),
    ("b", "add a bookmark, or remove it"),
    ("i", "information about a file or a folder"),
    ("e", "write a note on it"),
    ("m", "move a file or a folder to another folder"),
    ("u", "move back what was moved last"),
    ("x", "in a file: as bytes, or as text"),
    ("^S Esc ^Q", "in a note: save, go back, quit"),
    ("r", "read the folder again"),
    ("1 2 3", "go to Files, Bookmarks, Recent"),
    ("Tab", "go to the other pane, or to the next tab"),
    ("F12", "the history: go back to a moment, and return"),
    ("?", "this help"),
    ("q", "quit"),
  ]
  private static let keyWidth = 15

  let model: HelpModel
  private let keyNames: KeyNames
  private var top = 0

  init(_ model: HelpModel, _ keyNames: KeyNames) {
    self.model = model
    self.keyNames = keyNames
  }

  var title: String { "Help" }

  var hints: [KeyHint] { [KeyHint("Esc", "close")] }

  func preferredSize(for style: ModalStyle, in available: Size) -> Size? {
    Size(width: min(available.width, 64), height: min(available.height, Self.keys.count + 2))
  }

  func draw(on canvas: Canvas) {
    let margin = ScrolledText.margin(of: canvas)
    top = max(0, min(top, Self.keys.count + 2 * margin - canvas.height))
    for (index, (key, meaning)) in Self.keys.enumerated() {
      let y = index + margin - top
      canvas.write(keyNames.name(key), x: 2, y: y, style: .bold)
      canvas.write(meaning, x: 2 + Self.keyWidth, y: y, width: max(0, canvas.width - Self.keyWidth - 3))
    }
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .escape, .enter, .backspace, .left, .character("?"), .character("h"): model.close()
    case .down, .character("j"): top += 1
    case .up, .character("k"): top = max(0, top - 1)
    default: return false
    }
    return true
  }
}
