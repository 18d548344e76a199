import BrowseCore
import Waymark
import WaymarkTerminal

/// Something the user has to be told.
final class NoticeScreen: TerminalScreen {
  let model: NoticeModel
  private let reading: ReadingTime
  private var text = ScrolledText()

  init(_ model: NoticeModel, _ reading: ReadingTime) {
    self.model = model
    self.reading = reading
  }

  var title: String { model.notice.title }

  var hints: [KeyHint] {
    (reading.isOver ? [KeyHint("Enter", "go on")] : [])
      + (text.isScrolled ? [KeyHint("Space", "read on")] : [])
  }

  func preferredSize(for style: ModalStyle, in available: Size) -> Size? {
    let width = min(available.width, 60)
    let lines = Text.wrapped(model.notice.message, to: max(1, width - 4))
    return Size(width: width, height: min(available.height, lines.count + 4))
  }

  func draw(on canvas: Canvas) {
    reading.didDraw(self)
    let lines = Text.wrapped(model.notice.message, to: max(1, canvas.width - 4))
    let (part, row) = ScrolledText.parts(of: canvas)
    text.draw(lines, on: part)
    guard reading.isOver else { return }
    canvas.write(
      "[ Go on ]", x: 0, y: row, width: canvas.width, alignment: .center, style: .bold)
  }

  func handle(_ key: Key) -> Bool {
    if text.handle(key) { return true }
    switch key {
    // What works everywhere by other keys than letters works here too.
    case .control: return false
    case _ where !reading.isOver: reading.restart(self)
    case .enter, .escape, .backspace, .character(" "): model.close()
    // Whatever else was typed was meant for something else.
    default: break
    }
    return true
  }
}
