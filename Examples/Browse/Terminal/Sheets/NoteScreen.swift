import BrowseCore
import WaymarkTerminal

/// A note on a file, being written in a terminal.
final class NoteScreen: TerminalScreen {
  let model: NoteModel
  private var top = 0

  init(_ model: NoteModel) {
    self.model = model
  }

  var title: String { "Note on \(model.path.lastComponent)" }

  var hints: [KeyHint] { [KeyHint("^S", "save"), KeyHint("Esc", "back"), KeyHint("^Q", "quit")] }

  func draw(on canvas: Canvas) {
    let height = max(1, canvas.height - 2)
    let text = model.text
    let width = max(1, canvas.width - 2)
    if text.line < top { top = text.line }
    if text.line >= top + height { top = text.line - height + 1 }
    if text.lines.count == 1, text.lines[0].isEmpty {
      canvas.write("Write what you want to remember about this file.", x: 1, y: 0, style: Look.faint)
    }
    for (y, line) in text.lines[top...].prefix(height).enumerated() {
      let isCurrent = top + y == text.line
      let start = isCurrent ? firstColumn(of: line, before: text.column, width: width) : 0
      let end = canvas.write(String(line[start...]), x: 1, y: y)
      if isCurrent {
        let before = Text.width(String(line[start..<text.column]))
        canvas.placeCursor(x: min(1 + before, max(end, 1)), y: y)
      }
    }
    let state = model.hasUnsavedText ? "not saved" : "saved"
    canvas.write(
      state, x: 0, y: canvas.height - 1, width: canvas.width - 1, alignment: .trailing,
      style: model.hasUnsavedText ? Look.prompt : Look.faint)
  }

  /// How much of a long line is left out so that the cursor is in view.
  private func firstColumn(of line: [Character], before column: Int, width: Int) -> Int {
    var first = column
    var cells = 1
    while first > 0 {
      cells += Text.width(of: line[first - 1])
      if cells > width { return first }
      first -= 1
    }
    return 0
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .control("s"): model.save()
    case .escape: model.goBack()
    case .character(let character): model.text.insert(String(character))
    case .paste(let text): model.text.insert(text)
    case .enter: model.text.breakLine()
    case .backspace: model.text.deleteBackward()
    case .delete: model.text.deleteForward()
    case .left: model.text.moveLeft()
    case .right: model.text.moveRight()
    case .up: model.text.moveLine(by: -1)
    case .down: model.text.moveLine(by: 1)
    case .home, .control("a"): model.text.moveToLineStart()
    case .end, .control("e"): model.text.moveToLineEnd()
    default: return false
    }
    return true
  }
}
