import BrowseCore
import Waymark
import WaymarkTerminal

/// A sheet of pairs of texts, such as keys and what they do.
class PairsScreen: TerminalScreen {
  let title: String
  private let pairs: [(String, String)]
  private let firstWidth: Int
  private let width: Int
  private let firstStyle: Style
  private let key: Character
  private let close: @MainActor () -> Void
  private var top = 0

  /// - Parameters:
  ///   - title: The sheet's title.
  ///   - pairs: The texts.
  ///   - width: The most that the sheet is wide.
  ///   - firstStyle: How the first text of a pair looks.
  ///   - key: The key that has opened it, which closes it too.
  ///   - close: Closes it.
  init(
    _ title: String, _ pairs: [(String, String)], width: Int, firstStyle: Style = .bold, key: Character,
    close: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.pairs = pairs
    self.width = width
    self.firstStyle = firstStyle
    self.key = key
    self.close = close
    firstWidth = (pairs.map { Text.width($0.0) }.max() ?? 0) + 2
  }

  var hints: [KeyHint] { [KeyHint("Esc", "close")] }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    let width = min(available.width, width)
    return Size(width: width, height: min(available.height, lines(width: width).count + 2))
  }

  func draw(on canvas: Canvas) {
    let lines = lines(width: canvas.width)
    let margin = canvas.height > 2 ? 1 : 0
    top = max(0, min(top, lines.count + 2 * margin - canvas.height))
    for (y, line) in lines[top...].prefix(canvas.height - margin).enumerated() {
      canvas.write(line.0, x: 2, y: y + margin, style: firstStyle)
      canvas.write(line.1, x: 2 + firstWidth, y: y + margin)
    }
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .escape, .enter, .backspace, .left, .character("h"), .character(self.key): close()
    case .down, .character("j"): top += 1
    case .up, .character("k"): top = max(0, top - 1)
    default: return false
    }
    return true
  }

  private func lines(width: Int) -> [(String, String)] {
    pairs.flatMap { first, second in
      Text.wrapped(second, to: max(8, width - firstWidth - 3)).enumerated().map { index, part in
        (index == 0 ? first : "", part)
      }
    }
  }
}

/// The sheet with what is known about a file.
final class InformationScreen: PairsScreen {
  init(_ model: InformationModel) {
    super.init(
      "Information", model.lines.map { ($0.label, $0.value) }, width: 72, firstStyle: Look.faint, key: "i"
    ) { model.close() }
  }
}

/// The sheet that says which key does what.
final class HelpScreen: PairsScreen {
  init(_ model: ClosableModel) {
    super.init("Help", Self.keys, width: 64, key: "?") { model.close() }
  }

  private static let keys = [
    ("↑ ↓  k j", "choose the row above or below, or scroll"),
    ("PgUp PgDn", "go a page up or down (Space: down)"),
    ("Home End  g G", "go to the first or the last row"),
    ("Enter → l", "go into a folder, view a file"),
    ("Backspace ← h", "go back"),
    ("/", "in a folder: filter by a part of the name; Esc shows all"),
    ("/ n", "in a file: find a text, and find it again"),
    ("l x", "in a file: line numbers, and the bytes"),
    ("s .", "in a folder: sort by name, size or date; leave out hidden files"),
    (":", "go to a path"),
    ("o", "edit with $VISUAL or $EDITOR"),
    ("b", "add a bookmark, or remove it"),
    ("i", "information about a file or a folder"),
    ("e", "write a note on it"),
    ("Ctrl-S Esc Ctrl-Q", "in a note: save, go back, quit"),
    ("r", "read the folder again"),
    ("1 2 3", "go to Files, Bookmarks, Recent"),
    ("Tab", "go to the other pane"),
    ("F12", "the history: go back to a moment, keep it or return"),
    ("?", "this help"),
    ("q", "quit"),
  ]
}
