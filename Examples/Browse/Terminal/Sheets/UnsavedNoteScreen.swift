import BrowseCore
import Waymark
import WaymarkTerminal

/// The question what becomes of a note that is left before it was saved.
final class UnsavedNoteScreen: TerminalScreen {
  private static let answers: [(answer: UnsavedNoteModel.Answer, label: String)] = [
    (.save, "Save"), (.discard, "Discard"), (.stay, "Stay"),
  ]

  let model: UnsavedNoteModel

  init(_ model: UnsavedNoteModel) {
    self.model = model
  }

  var title: String { "Not saved" }

  var hints: [KeyHint] {
    [KeyHint("s", "save"), KeyHint("d", "discard"), KeyHint("Esc", "stay")]
  }

  func preferredSize(for style: ModalStyle, in available: Size) -> Size? {
    Size(width: min(available.width, 48), height: min(available.height, 5))
  }

  func draw(on canvas: Canvas) {
    let text = "The note on \(model.path.lastComponent) is not saved."
    canvas.write(
      text, x: 1, y: 1, width: max(0, canvas.width - 2), alignment: .center, at: .middle, style: .plain)
    let labels = Self.answers.map { " \($0.label) " }
    let width = labels.reduce(0) { $0 + Text.width($1) } + 2 * (labels.count - 1)
    var x = max(0, (canvas.width - width) / 2)
    for (label, answer) in zip(labels, Self.answers) {
      let isChosen = answer.answer == model.choice
      x = canvas.write(label, x: x, y: 3, style: isChosen ? Look.selection : .plain) + 2
    }
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .enter: model.answer(model.choice)
    case .character("s"): model.answer(.save)
    case .character("d"): model.answer(.discard)
    case .escape, .character("c"): model.answer(.stay)
    case .right, .tab, .character("l"): choose(1)
    case .left, .backTab, .character("h"): choose(-1)
    default: return false
    }
    return true
  }

  private func choose(_ distance: Int) {
    let all = UnsavedNoteModel.Answer.allCases
    let index = all.firstIndex(of: model.choice) ?? 0
    model.choice = all[(index + distance + all.count) % all.count]
  }
}
