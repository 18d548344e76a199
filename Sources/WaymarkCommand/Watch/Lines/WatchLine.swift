import WaymarkInspector
import WaymarkTerminal

/// A line of the text about a moment.
struct WatchLine: Hashable {
  /// The number of cells before each line that are kept for signs.
  private static let gutter = 2

  var indent = 0
  var text: String
  var style = Style.plain
  /// The change of this line's part of the tree, which a sign before the line and a word at its end say.
  var mark: TreeOutline.Mark?

  private var wordWidth: Int { mark.map { Text.width($0.word) + 2 } ?? 0 }

  /// The line, broken to fit a width.
  ///
  /// All parts but the first are indented further.
  func wrapped(to width: Int) -> [WatchLine] {
    let room = max(8, width - WatchLine.gutter - indent - wordWidth)
    guard Text.width(text) > room else { return [self] }
    var lines = Text.wrapped(text, to: room).map { WatchLine(indent: indent, text: $0, style: style) }
    for index in lines.indices.dropFirst() { lines[index].indent += room > 20 ? 2 : 0 }
    lines[0].mark = mark
    return lines
  }

  /// Draws it in a row of a canvas.
  func draw(on canvas: Canvas, y: Int, width: Int) {
    if let mark { canvas.write(mark.look.sign, x: 0, y: y, style: mark.look.style) }
    let start = WatchLine.gutter + indent
    let shown = Text.clipped(text, to: max(0, width - start - wordWidth))
    let end = canvas.write(shown, x: start, y: y, style: mark?.look.style ?? style)
    if let mark { canvas.write(mark.word, x: end + 2, y: y, style: mark.look.style) }
  }
}

extension TreeOutline.Mark {
  fileprivate var word: String { self == .chosen ? "now" : rawValue }

  fileprivate var look: (sign: String, style: Style) {
    switch self {
    case .added: ("+", Style(.green, .bold))
    case .removed: ("-", Style(.red, .dim))
    case .changed: ("~", Style(.magenta, .bold))
    case .moved: ("^", Style(.violet, .bold))
    case .chosen: ("*", Style(.blue, .bold))
    }
  }
}

extension TreeOutline {
  /// The outline as lines that can be drawn.
  var watchLines: [WatchLine] {
    lines.map {
      WatchLine(indent: 2 * $0.depth, text: $0.text, style: $0.path == nil ? .dim : .plain, mark: $0.mark)
    }
  }
}

/// Lines that scroll where there is not room for all of them.
struct ScrolledLines {
  private var top = 0
  private var height = 0
  private var count = 0

  /// Draws the lines in view, with signs at the side if there are more above or below.
  mutating func draw(_ lines: [WatchLine], on canvas: Canvas) {
    let width = max(0, canvas.width - 1)
    let wrapped = lines.flatMap { $0.wrapped(to: width) }
    (count, height) = (wrapped.count, canvas.height)
    top = max(0, min(top, count - height))
    for (y, line) in wrapped.dropFirst(top).prefix(height).enumerated() {
      line.draw(on: canvas, y: y, width: width)
    }
    if top > 0 { canvas.write("↑", x: width, y: 0, style: .bold) }
    if top + height < count { canvas.write("↓", x: width, y: height - 1, style: .bold) }
  }

  /// Scrolls to the first line that is marked.
  mutating func reveal(_ lines: [WatchLine], height: Int) {
    guard let marked = lines.firstIndex(where: { $0.mark != nil }) else { return }
    if marked < top || marked >= top + height { top = max(0, marked - height / 3) }
  }

  /// Handles the keys that scroll.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .up, .character("k"): top -= 1
    case .down, .character("j"): top += 1
    case .pageUp, .control("b"): top -= max(1, height - 1)
    case .pageDown, .control("f"), .character(" "): top += max(1, height - 1)
    case .home, .character("g"): top = 0
    case .end, .character("G"): top = count
    default: return false
    }
    top = max(0, min(top, count - height))
    return true
  }
}
