import BrowseCore
import Waymark
import WaymarkTerminal

/// A note being written, in a terminal.
final class NoteScreen: TerminalScreen {
  let model: NoteModel
  private var editor: NoteEditor
  private var top = 0

  init(_ model: NoteModel) {
    self.model = model
    editor = NoteEditor(model.text)
  }

  var title: String { "Note on \(model.path.name)" }

  var hints: [KeyHint] { [KeyHint("^S", "save"), KeyHint("Esc", "back"), KeyHint("^Q", "quit")] }

  func draw(on canvas: Canvas) {
    // Discarded, or in another window, the text has become another one.
    let kept = NoteEditor(model.text)
    if kept.text != editor.text { editor = kept }
    let height = max(1, canvas.height - 2)
    top = max(editor.line - height + 1, min(top, editor.line))
    if model.text.isEmpty {
      canvas.write("Write what you want to remember about this file.", x: 1, y: 0, style: Look.faint)
    }
    for (y, line) in editor.lines[top...].prefix(height).enumerated() {
      draw(line, hasCursor: top + y == editor.line, on: canvas, y: y)
    }
    // The only row there is belongs to the text.
    guard canvas.height > 1 else { return }
    let state = (model.problem.map { "\($0)  ·  " } ?? "") + (model.isUnsaved ? "not saved" : "saved")
    canvas.write(
      state, x: 0, y: canvas.height - 1, width: canvas.width - 1, alignment: .trailing,
      style: model.problem != nil ? Look.problem : model.isUnsaved ? Look.prompt : Look.faint)
  }

  /// Draws a line, and of a long one the part with the cursor.
  private func draw(_ line: [Character], hasCursor: Bool, on canvas: Canvas, y: Int) {
    let width = max(1, canvas.width - 2)
    var first = 0
    if hasCursor {
      while Text.width(String(line[first..<editor.column])) >= width { first += 1 }
      canvas.placeCursor(x: 1 + Text.width(String(line[first..<editor.column])), y: y)
    }
    canvas.write(Text.clipped(String(line[first...]), to: width), x: 1, y: y)
  }

  /// Takes over a text that was pasted without marks, as one.
  func handle(_ keys: ArraySlice<Key>) -> Int {
    let typed = TypedText(keys, breaksLines: true)
    if typed.count > 0 { write { $0.insert(typed.text) } }
    return typed.count
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .control("s"): model.save()
    case .escape: model.goBack()
    case .character(let character): write { $0.insert(String(character)) }
    case .paste(let text): write { $0.insert(text) }
    case .enter: write { $0.insert("\n") }
    case .backspace: write { $0.deleteBackward() }
    case .delete: write { $0.deleteForward() }
    case .left: editor.moveLeft()
    case .right: editor.moveRight()
    case .up: editor.moveLine(by: -1)
    case .down: editor.moveLine(by: 1)
    case .home, .control("a"): editor.moveToLineStart()
    case .end, .control("e"): editor.moveToLineEnd()
    default: return false
    }
    return true
  }

  private func write(_ edit: (inout NoteEditor) -> Void) {
    edit(&editor)
    model.text = editor.text
  }
}
