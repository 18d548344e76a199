import BrowseCore
import Waymark
import WaymarkTerminal

/// An alert with a text and answers to choose from.
class QuestionScreen: TerminalScreen {
  private let answers: [String]
  private var chosen = 0

  init(_ answers: [String]) { self.answers = answers }

  // MARK: - What questions differ in

  var title: String { "" }
  var message: String { "" }
  func answer(_ index: Int) {}

  // MARK: -

  /// An answer's first letter is its key.
  var hints: [KeyHint] {
    answers.map { KeyHint($0 == answers.last ? "Esc" : $0.prefix(1).lowercased(), $0.lowercased()) }
  }

  func preferredSize(for style: Presentation.Style, in available: Size) -> Size? {
    let width = min(available.width, 48)
    return Size(width: width, height: min(available.height, lines(width: width).count + 4))
  }

  func draw(on canvas: Canvas) {
    for (y, line) in lines(width: canvas.width).prefix(max(1, canvas.height - 3)).enumerated() {
      canvas.write(
        line, x: 2, y: canvas.height > 2 ? y + 1 : y, width: max(0, canvas.width - 4), alignment: .center,
        style: .plain)
    }
    let labels = answers.map { " \($0) " }
    var x = max(0, (canvas.width - labels.reduce(-2) { $0 + Text.width($1) + 2 }) / 2)
    for (index, label) in labels.enumerated() {
      let style = index == chosen ? Look.selection : .plain
      x = canvas.write(label, x: x, y: max(0, canvas.height - 2), style: style) + 2
    }
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    // The keys that work everywhere work here too.
    case .control: return false
    case .enter: answer(chosen)
    case .escape: answer(answers.count - 1)
    case .right, .tab: chosen = (chosen + 1) % answers.count
    case .left, .backTab: chosen = (chosen + answers.count - 1) % answers.count
    case .character(let letter):
      let index = answers.firstIndex { $0.lowercased().hasPrefix(letter.lowercased()) }
      if let index, index < answers.count - 1 || answers.count == 1 { answer(index) }
    // All else was meant for something else.
    default: break
    }
    return true
  }

  private func lines(width: Int) -> [String] { Text.wrapped(message, to: max(1, width - 4)) }
}

/// The question what becomes of a note that is left before it was saved.
final class UnsavedNoteScreen: QuestionScreen {
  private let model: UnsavedNoteModel

  init(_ model: UnsavedNoteModel) {
    self.model = model
    super.init(UnsavedNoteModel.Answer.allCases.map(\.rawValue))
  }

  override var title: String { "Not saved" }
  override var message: String { model.question }
  override func answer(_ index: Int) { model.answer(UnsavedNoteModel.Answer.allCases[index]) }
}

/// Something that the user has to be told.
final class NoticeScreen: QuestionScreen {
  private let text: String
  private let model: ClosableModel

  init(_ text: String, _ model: ClosableModel) {
    self.text = text
    self.model = model
    super.init(["Go on"])
  }

  override var title: String { "Not everything is kept" }
  override var message: String { text }
  override func answer(_ index: Int) { model.close() }
}
