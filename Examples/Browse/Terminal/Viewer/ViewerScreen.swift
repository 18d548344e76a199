import BrowseCore
import WaymarkTerminal

/// A file's contents in a terminal.
final class ViewerScreen: TerminalScreen {
  let model: ViewerModel

  init(_ model: ViewerModel) { self.model = model }

  var title: String { model.path.name }

  var hints: [KeyHint] {
    [
      KeyHint("Space", "on"), KeyHint("⌫", "back"), KeyHint("g G", "ends"),
      KeyHint("x", model.isInBytes ? "text" : "bytes"), KeyHint("i", "info"), KeyHint("e", "note"),
      KeyHint("?", "help"), KeyHint("q", "quit"),
    ]
  }

  func draw(on canvas: Canvas) {
    let layout = TextLayout(columns: canvas.width - 2, rows: canvas.height - 1) { Text.width(of: $0) }
    let page = model.page(layout)
    if let problem = model.problem { return Message(problem).draw(on: canvas) }
    if page.rows.isEmpty { Message("This file is empty", style: Look.faint).draw(on: canvas) }
    for (y, row) in page.rows.enumerated() { canvas.write(row, x: 1, y: y) }
    // The only row there is belongs to the file.
    guard canvas.height > 1 else { return }
    canvas.write(
      page.status, x: 0, y: canvas.height - 1, width: canvas.width - 1, alignment: .trailing,
      style: Look.faint)
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .down, .enter, .character("j"): model.scroll(by: 1)
    case .up, .character("k"): model.scroll(by: -1)
    case .pageDown, .character(" "), .control("f"): model.page(by: 1)
    case .pageUp, .control("b"): model.page(by: -1)
    case .home, .character("g"): model.goToStart()
    case .end, .character("G"): model.goToEnd()
    case .character("x"): model.toggleBytes()
    case .backspace, .left, .escape, .character("h"): model.goBack()
    case .character("b"): model.toggleBookmark()
    case .character("i"): model.showInformation()
    case .character("e"): model.writeNote()
    default: return false
    }
    return true
  }
}
