import BrowseCore
import Waymark
import WaymarkTerminal

/// An alert with a text and answers to choose from, of which the last is also what Escape means.
final class QuestionScreen: TerminalScreen {
  typealias Answer = (title: String, choose: @MainActor () -> Void)

  let title: String
  private let message: @MainActor () -> String
  private let answers: [Answer]
  private var chosen = 0

  private init(_ title: String, _ message: @escaping @MainActor () -> String, _ answers: [Answer]) {
    self.title = title
    self.message = message
    self.answers = answers
  }

  /// The question what becomes of a note that is left before it was saved.
  static func unsavedNote(_ model: UnsavedNoteModel) -> QuestionScreen {
    QuestionScreen(
      "Not saved", { model.question },
      UnsavedNoteModel.Answer.allCases.map { answer in
        (answer.rawValue, { @MainActor in _ = model.answer(answer) })
      })
  }

  /// Something that the user has to be told.
  static func notice(_ message: String, _ model: ClosableModel) -> QuestionScreen {
    QuestionScreen("Not everything is kept", { message }, [("Go on", { model.close() })])
  }

  /// An answer's first letter is its key.
  var hints: [KeyHint] {
    answers.enumerated().map { index, answer in
      let title = answer.title.lowercased()
      return KeyHint(index == answers.count - 1 ? "Esc" : String(title.prefix(1)), title)
    }
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
    let labels = answers.map { " \($0.title) " }
    var x = max(0, (canvas.width - labels.reduce(-2) { $0 + Text.width($1) + 2 }) / 2)
    for (index, label) in labels.enumerated() {
      let style = index == chosen ? Look.selection : .plain
      x = canvas.write(label, x: x, y: max(0, canvas.height - 2), style: style) + 2
    }
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    // The keys that work everywhere work here too.
    case .control, .character("?"): return false
    case .enter: answers[chosen].choose()
    case .escape: answers.last?.choose()
    case .right, .tab: chosen = (chosen + 1) % answers.count
    case .left, .backTab: chosen = (chosen + answers.count - 1) % answers.count
    case .character(let letter):
      answers.first { $0.title.lowercased().hasPrefix(letter.lowercased()) }?.choose()
    // All else was meant for something else.
    default: break
    }
    return true
  }

  private func lines(width: Int) -> [String] { Text.wrapped(message(), to: max(1, width - 4)) }
}
