import BrowseCore
import Waymark
import WaymarkTerminal

/// What is known about a file, in a terminal.
final class InformationScreen: TerminalScreen {
  private static let labelWidth = 10

  let model: InformationModel
  private var top = 0

  init(_ model: InformationModel) {
    self.model = model
  }

  var title: String { "Information" }

  var hints: [KeyHint] { [KeyHint("Esc", "close")] }

  func preferredSize(for style: ModalStyle, in available: Size) -> Size? {
    let width = min(available.width, 72)
    return Size(width: width, height: min(available.height, wrappedLines(width: width).count + 2))
  }

  func draw(on canvas: Canvas) {
    let lines = wrappedLines(width: canvas.width)
    let margin = ScrolledText.margin(of: canvas)
    top = max(0, min(top, lines.count - canvas.height + margin))
    for (y, line) in lines[top...].prefix(canvas.height).enumerated() {
      canvas.write(line.label, x: 1, y: y + margin, style: Look.faint)
      canvas.write(
        line.value, x: 1 + Self.labelWidth, y: y + margin, style: line.label == "Name" ? .bold : .plain)
    }
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .escape, .enter, .backspace, .left, .character("i"), .character("h"): model.close()
    case .down, .character("j"): top += 1
    case .up, .character("k"): top = max(0, top - 1)
    default: return false
    }
    return true
  }

  private func wrappedLines(width: Int) -> [(label: String, value: String)] {
    model.lines.flatMap { line in
      Text.wrapped(line.value, to: max(8, width - Self.labelWidth - 2)).enumerated().map { index, part in
        (index == 0 ? line.label : "", part)
      }
    }
  }
}
