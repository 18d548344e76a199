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
    let text = model.text
    let width = max(1, canvas.width - 2)
    let problem = model.problem.map { Text.wrapped($0, to: width) } ?? []
    // The text itself stays in view, however much there is to say of it.
    let problemHeight = min(problem.count, max(0, (canvas.height - 2) / 2))
    let height = max(1, canvas.height - 2 - problemHeight)
    for (index, line) in problem.prefix(problemHeight).enumerated() {
      canvas.write(line, x: 1, y: canvas.height - 1 - problemHeight + index, style: Look.problem)
    }
    let current = text.line
    if current < top { top = current }
    if current >= top + height { top = current - height + 1 }
    if text.isEmpty {
      canvas.write("Write what you want to remember about this file.", x: 1, y: 0, style: Look.faint)
    }
    for line in top..<min(top + height, text.lineCount) {
      let y = line - top
      let column = line == current ? text.column : 0
      let first = firstColumn(of: text, line, before: column, width: width)
      // No character takes less than a cell: what is behind these is not in view.
      let end = canvas.write(String(text.characters(inLine: line, first..<first + width)), x: 1, y: y)
      if line == current {
        let before = Text.width(String(text.characters(inLine: line, first..<column)))
        canvas.placeCursor(x: min(1 + before, max(end, 1)), y: y)
      }
    }
    // The only row there is belongs to the text.
    guard canvas.height > 1 else { return }
    var state = model.hasUnsavedText ? "not saved" : "saved"
    if model.isWrittenElsewhere { state = "being written elsewhere too  ·  " + state }
    canvas.write(
      state, x: 0, y: canvas.height - 1, width: canvas.width - 1, alignment: .trailing,
      style: model.hasUnsavedText ? Look.prompt : Look.faint)
  }

  /// How much of a long line is left out so that the cursor is in view.
  private func firstColumn(of text: NoteText, _ line: Int, before column: Int, width: Int) -> Int {
    var first = column
    var cells = 1
    for character in text.characters(inLine: line, max(0, column - width)..<column).reversed() {
      cells += Text.width(of: character)
      if cells > width { break }
      first -= 1
    }
    return first
  }

  func handle(_ keys: ArraySlice<Key>) -> Int {
    let typed = TypedText(keys, breaksLines: true)
    if typed.count > 0 { model.text.insert(typed.text) }
    return typed.count
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
