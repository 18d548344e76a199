import BrowseCore
import Waymark
import WaymarkTerminal

/// A note being written, in a terminal.
final class NoteScreen: TerminalScreen {
  let model: NoteModel
  private var area: TerminalTextArea

  init(_ model: NoteModel) {
    self.model = model
    area = TerminalTextArea(model.text)
  }

  var title: String { "Note on \(model.path.name)" }

  var hints: [KeyHint] {
    [KeyHint("Ctrl-S", "save"), KeyHint("Esc", "back"), KeyHint("Ctrl-Q", "quit")]
  }

  func draw(on canvas: Canvas) {
    // Discarded, or in another window, the text has become another one.
    area.text = model.text
    let text = canvas.region(x: 1, y: 0, width: canvas.width - 2, height: max(1, canvas.height - 2))
    area.draw(on: text, placeholder: "Write what you want to remember about this file.")
    // The only row there is belongs to the text.
    guard canvas.height > 1 else { return }
    let state = (model.problem.map { "\($0)  ·  " } ?? "") + (model.isUnsaved ? "not saved" : "saved")
    canvas.write(
      state, x: 0, y: canvas.height - 1, width: canvas.width - 1, alignment: .trailing,
      style: model.problem != nil ? Look.problem : model.isUnsaved ? Look.prompt : Look.faint)
  }

  /// Takes over a text that was pasted without marks, as one.
  func handle(_ keys: ArraySlice<Key>) -> Int {
    let count = area.handle(keys)
    model.text = area.text
    return count
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .control("s"): model.save()
    case .escape: model.goBack()
    default:
      guard area.handle(key) else { return false }
      model.text = area.text
    }
    return true
  }
}
