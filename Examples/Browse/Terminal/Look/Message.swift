import BrowseCore
import WaymarkTerminal

/// A few words in the middle of a screen that has nothing else to show.
struct Message {
  private let title: String
  private let style: Style
  private let lines: [String]

  init(_ error: FileError) {
    title = error.title
    style = Look.problem
    lines = [error.message, error.advice]
  }

  init(_ title: String, style: Style = .bold, _ lines: String...) {
    self.title = title
    self.style = style
    self.lines = lines
  }

  func draw(on canvas: Canvas) {
    let width = max(1, min(canvas.width - 4, 64))
    let text = lines.flatMap { [""] + Text.wrapped($0, to: width) }
    var y = max(0, (canvas.height - text.count - 1) / 2)
    canvas.write(title, x: 0, y: y, width: canvas.width, alignment: .center, style: style)
    for line in text {
      y += 1
      canvas.write(line, x: 0, y: y, width: canvas.width, alignment: .center, style: .plain)
    }
  }
}
