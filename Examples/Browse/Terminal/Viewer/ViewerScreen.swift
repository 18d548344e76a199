import BrowseCore
import WaymarkTerminal

/// A file's contents in a terminal.
final class ViewerScreen: TerminalScreen {
  let model: ViewerModel

  init(_ model: ViewerModel) {
    self.model = model
  }

  var title: String { model.path.lastComponent }

  var hints: [KeyHint] {
    if model.hasFailed {
      return [
        KeyHint("⌫", "back"), KeyHint("r", "try again"), KeyHint("i", "info"), KeyHint("?", "help"),
        KeyHint("q", "quit"),
      ]
    }
    return (model.canUndoMove ? [KeyHint("u", "move back")] : []) + [
      KeyHint("Space", "on"), KeyHint("⌫", "back"), KeyHint("g G", "ends"),
      KeyHint("x", model.isHex ? "text" : "bytes"), KeyHint("i", "info"), KeyHint("e", "note"),
      KeyHint("m", "move"), KeyHint("?", "help"), KeyHint("q", "quit"),
    ]
  }

  func draw(on canvas: Canvas) {
    let layout = TextLayout(columns: max(1, canvas.width - 2)) { Text.width(of: $0) }
    switch model.contents(rows: max(1, canvas.height - 1), layout: layout) {
    case .failure(let error): Message(error).draw(on: canvas)
    case .page(let page): draw(page, on: canvas)
    }
  }

  private func draw(_ page: TextPage, on canvas: Canvas) {
    if page.size == 0 { Message("This file is empty", style: Look.faint).draw(on: canvas) }
    for (y, row) in page.rows.enumerated() {
      canvas.write(row.text, x: 1, y: y)
    }
    // The only row there is belongs to the file.
    guard canvas.height > 1 else { return }
    var parts = [FileSize.short(Int64(page.size)), "\(page.percentage) %"]
    if model.isHex { parts.insert("bytes", at: 0) }
    if let change = page.change { parts.insert(change.message, at: 0) }
    let status = parts.joined(separator: "  ·  ")
    canvas.write(
      status, x: 0, y: canvas.height - 1, width: canvas.width - 1, alignment: .trailing, style: Look.faint)
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .down, .enter, .character("j"): model.scroll(by: 1)
    case .up, .character("k"): model.scroll(by: -1)
    case .pageDown, .character(" "), .control("f"): model.page(by: 1)
    case .pageUp, .control("b"): model.page(by: -1)
    case .home, .character("g"): model.goToStart()
    case .end, .character("G"): model.goToEnd()
    case .character("x"): model.toggleHex()
    case .character("r"), .control("r"), .function(5): model.retry()
    case .backspace, .left, .escape, .character("h"): model.goBack()
    case .character("b"): model.toggleBookmark()
    case .character("i"): model.showInformation()
    case .character("e"): model.writeNote()
    case .character("m"): model.move()
    case .character("u"): model.undoMove()
    default: return false
    }
    return true
  }
}
