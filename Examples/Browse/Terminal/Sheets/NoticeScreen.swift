import BrowseCore
import Waymark
import WaymarkTerminal

/// Something the user has to be told.
final class NoticeScreen: TerminalScreen {
  let model: NoticeModel

  init(_ model: NoticeModel) {
    self.model = model
  }

  var title: String { model.notice.title }

  var hints: [KeyHint] { [KeyHint("Enter", "go on")] }

  func preferredSize(for style: ModalStyle, in available: Size) -> Size? {
    let width = min(available.width, 60)
    let lines = Text.wrapped(model.notice.message, to: max(1, width - 4))
    return Size(width: width, height: min(available.height, lines.count + 4))
  }

  func draw(on canvas: Canvas) {
    let lines = Text.wrapped(model.notice.message, to: max(1, canvas.width - 4))
    for (index, line) in lines.enumerated() { canvas.write(line, x: 2, y: index + 1) }
    canvas.write(
      "[ Go on ]", x: 0, y: canvas.height - 2, width: canvas.width, alignment: .center, style: .bold)
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .enter, .escape, .backspace, .character(" "): model.close()
    default: return false
    }
    return true
  }
}
