import BrowseCore
import Waymark
import WaymarkTerminal

/// The question what becomes of a note that is left before it was saved, or that was changed elsewhere.
final class UnsavedNoteScreen: TerminalScreen {
  let model: UnsavedNoteModel
  private let reading: ReadingTime
  private var text = ScrolledText()

  init(_ model: UnsavedNoteModel, _ reading: ReadingTime) {
    self.model = model
    self.reading = reading
  }

  var title: String { "Not saved" }

  var hints: [KeyHint] {
    guard reading.isOver else { return [] }
    let both = model.answers.contains(.saveBoth) ? [KeyHint("b", "keep both")] : []
    let more = text.isScrolled ? [KeyHint("Space", "read on")] : []
    return both + [KeyHint("s", "save"), KeyHint("d", "discard"), KeyHint("Esc", "stay")] + more
  }

  func preferredSize(for style: ModalStyle, in available: Size) -> Size? {
    let width = min(available.width, model.reason == .unsaved ? 48 : 60)
    return Size(width: width, height: min(available.height, lines(width: width).count + 4))
  }

  func draw(on canvas: Canvas) {
    reading.didDraw(self)
    let lines = lines(width: canvas.width)
    let (part, row) = ScrolledText.parts(of: canvas)
    text.draw(lines, on: part, alignment: lines.count == 1 ? .center : .leading)
    // What cannot be answered yet does not look as if it could.
    if reading.isOver { drawAnswers(on: canvas, y: row) }
  }

  private func drawAnswers(on canvas: Canvas, y: Int) {
    let labels = model.answers.map { " \(label(of: $0)) " }
    let width = labels.reduce(0) { $0 + Text.width($1) } + 2 * (labels.count - 1)
    var x = max(0, (canvas.width - width) / 2)
    for (label, answer) in zip(labels, model.answers) {
      let style = answer == model.choice ? Look.selection : .plain
      x = canvas.write(label, x: x, y: y, style: style) + 2
    }
  }

  private func lines(width: Int) -> [String] { Text.wrapped(model.question, to: max(1, width - 4)) }

  private func label(of answer: UnsavedNoteModel.Answer) -> String {
    switch answer {
    case .saveBoth: "Keep both"
    case .save: model.answers.contains(.saveBoth) ? "Save mine" : "Save"
    case .discard: "Discard"
    case .stay: "Stay"
    }
  }

  func handle(_ key: Key) -> Bool {
    if text.handle(key) { return true }
    switch key {
    // What works everywhere by other keys than letters works here too.
    case .control: return false
    case _ where !reading.isOver: reading.restart(self)
    case .enter: answer(model.choice)
    case .character("b") where model.answers.contains(.saveBoth): answer(.saveBoth)
    case .character("s"): answer(.save)
    case .character("d"): answer(.discard)
    case .escape, .character("c"): answer(.stay)
    case .right, .tab, .character("l"): choose(1)
    case .left, .backTab, .character("h"): choose(-1)
    // Whatever else was typed was meant for something else.
    default: break
    }
    return true
  }

  private func answer(_ answer: UnsavedNoteModel.Answer) {
    // Asked again, it is to be seen that it is.
    if !model.answer(answer) { reading.restart(self) }
  }

  private func choose(_ distance: Int) {
    let all = model.answers
    let index = all.firstIndex(of: model.choice) ?? 0
    model.choice = all[(index + distance + all.count) % all.count]
  }
}
