import BrowseCore
import WaymarkTerminal

/// A few words in the middle of a screen that has nothing else to show.
struct Message {
  var title: String
  var titleStyle = Style.bold
  var lines: [String] = []

  /// Says why something cannot be shown.
  init(_ error: FileError) {
    title = error.title
    titleStyle = Look.problem
    lines = [error.message, error.advice]
  }

  init(_ title: String, style: Style = .bold, _ lines: String...) {
    self.title = title
    titleStyle = style
    self.lines = lines
  }

  func draw(on canvas: Canvas) {
    let width = max(1, min(canvas.width - 4, 64))
    let paragraphs = lines.map { Text.wrapped($0, to: width) }
    let height = 1 + paragraphs.reduce(0) { $0 + $1.count + 1 }
    var y = max(0, (canvas.height - height) / 2)
    canvas.write(title, x: 0, y: y, width: canvas.width, alignment: .center, style: titleStyle)
    y += 1
    for (index, paragraph) in paragraphs.enumerated() {
      y += 1
      for line in paragraph {
        let style = index == 0 ? Style.plain : Look.faint
        canvas.write(line, x: 0, y: y, width: canvas.width, alignment: .center, style: style)
        y += 1
      }
    }
  }
}
