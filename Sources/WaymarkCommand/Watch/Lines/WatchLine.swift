import WaymarkInspector
import WaymarkTerminal

/// A line of the text about a moment.
struct WatchLine: Hashable {
  var indent = 0
  var text: String
  var style = Style.plain
  /// The change of this line's part of the tree, which a sign before the line and a word at its end say.
  var mark: TreeOutline.Mark?

  /// The number of cells before each line that are kept for signs.
  static let gutter = 2

  /// The line, broken to fit a width.
  ///
  /// All parts but the first are indented further.
  func wrapped(to width: Int) -> [WatchLine] {
    let word = mark.map { Text.width($0.words) + 2 } ?? 0
    let room = max(8, width - WatchLine.gutter - indent - word)
    guard Text.width(text) > room else { return [self] }
    var lines = Text.wrapped(text, to: room).map { WatchLine(indent: indent, text: $0, style: style) }
    for index in lines.indices.dropFirst() { lines[index].indent += room > 20 ? 2 : 0 }
    lines[0].mark = mark
    return lines
  }

  /// Draws it on the first row of a canvas.
  func draw(on canvas: Canvas) {
    if let mark { canvas.write(mark.sign, x: 0, y: 0, style: mark.style) }
    let start = min(WatchLine.gutter + indent, canvas.width)
    let word = mark.map { Text.width($0.words) + 2 } ?? 0
    let room = max(0, canvas.width - start - word)
    let shown = Text.clipped(text, to: room)
    let end = canvas.write(shown, x: start, y: 0, style: mark?.style ?? style)
    if let mark { canvas.write(mark.words, x: end + 2, y: 0, style: mark.style) }
  }
}

extension TreeOutline.Mark {
  var words: String { self == .chosen ? "now" : rawValue }

  var sign: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .moved: "^"
    case .chosen: "*"
    }
  }

  var style: Style {
    switch self {
    case .added: Style(.green, on: .standard, .bold)
    case .removed: Style(.red, on: .standard, .dim)
    case .changed: Style(.yellow, on: .standard, .bold)
    case .moved: Style(.cyan, on: .standard, .bold)
    case .chosen: Style(.brightBlue, on: .standard, .bold)
    }
  }
}

extension TreeOutline {
  /// The outline as lines that can be drawn.
  var watchLines: [WatchLine] {
    lines.map {
      WatchLine(indent: 2 * $0.depth, text: $0.text, style: $0.isContainer ? .dim : .plain, mark: $0.mark)
    }
  }
}
