import WaymarkTerminal

/// Lines of text, of which those are shown that there is room for, with signs where there are more.
struct ScrolledText {
  private var top = 0
  private var height = 0
  private var count = 0

  /// Whether there are lines below those that are shown.
  var hasMore: Bool { top + height < count }

  /// Whether not all lines are shown.
  var isScrolled: Bool { height < count }

  /// Goes up or down.
  mutating func scroll(by lines: Int) { top += lines }

  /// Goes up or down by what is shown, but for a line.
  mutating func page(by pages: Int) { top += pages * max(1, height - 1) }

  /// The part of a sheet above its answers, and the row that those are in; the text goes before where there is no room.
  static func parts(of canvas: Canvas) -> (text: Canvas, answers: Int) {
    let margin = canvas.height > 4 ? 1 : 0
    let height = max(1, canvas.height - 1 - 3 * margin)
    let text = canvas.region(x: 0, y: margin, width: canvas.width, height: height)
    return (text, height + 2 * margin)
  }

  /// How many rows stay empty above and below what is read, where there is room for them.
  static func margin(of canvas: Canvas) -> Int { canvas.height > 2 ? 1 : 0 }

  /// Draws the lines, with a margin of two cells at either side.
  mutating func draw(_ lines: [String], on canvas: Canvas, alignment: Text.Alignment = .leading) {
    (count, height) = (lines.count, canvas.height)
    top = max(0, min(top, count - height))
    for (y, line) in lines[top...].prefix(height).enumerated() {
      canvas.write(line, x: 2, y: y, width: max(0, canvas.width - 4), alignment: alignment, style: .plain)
    }
    if top > 0 { canvas.write("↑", x: canvas.width - 1, y: 0, style: Look.prompt) }
    if hasMore { canvas.write("↓", x: canvas.width - 1, y: height - 1, style: Look.prompt) }
  }

  /// Takes the keys that scroll.
  mutating func handle(_ key: Key) -> Bool {
    guard isScrolled else { return false }
    switch key {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: page(by: -1)
    case .pageDown: page(by: 1)
    case .character(" ") where hasMore: page(by: 1)
    default: return false
    }
    return true
  }
}
