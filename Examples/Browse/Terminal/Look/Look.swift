import BrowseCore
import WaymarkTerminal

/// Colours and signs.
enum Look {
  static let faint = Style(.standard, .dim)
  static let problem = Style(.red, .bold)
  static let prompt = Style(.magenta, .bold)
  static let bookmark = Style(.magenta)
  static let note = Style(.green)
  static let selection = Style(.blue, .reverse)

  /// The keys that work everywhere, which the footer has room for before those of a screen.
  static let hints = [KeyHint("?", "all keys"), KeyHint("q", "quit")]

  /// The keys that are left for the list of all keys.
  static let listHints = [
    KeyHint(":", "go to a path or a link"), KeyHint("F12", "history"),
    KeyHint("↑↓  k j", "a row up or down"), KeyHint("PgUp PgDn", "a page up or down"),
    KeyHint("Home End  g G", "the first or the last row"),
  ]

  /// How a name looks in a list; nil is for what is not there any more.
  static func style(of kind: FileKind?) -> Style {
    switch kind {
    case .folder, .linkToFolder: Style(.blue, .bold)
    case .file: .plain
    case .linkToFile: Style(.green)
    case .brokenLink, nil: Style(.red)
    case .special: Style(.violet)
    }
  }

  /// The sign behind a name.
  static func sign(of kind: FileKind?) -> String {
    switch kind {
    case .folder, .linkToFolder: "/"
    case .linkToFile: "@"
    case .brokenLink: "!"
    case nil: " (gone)"
    case .file, .special: ""
    }
  }
}

extension ListCursor: ListPosition {}

/// Where in a row name, size and date are; names are cut before sizes and dates are left out.
struct Columns {
  private static let gutter = 3

  let name: Range<Int>
  let size: Range<Int>
  let date: Range<Int>

  init(width: Int, hasSize: Bool = true, hasDate: Bool = true) {
    var end = max(Self.gutter + 1, width - 1)
    func take(_ count: Int, _ isThere: Bool) -> Range<Int> {
      guard isThere else { return end..<end }
      let range = end - count..<end
      end = range.lowerBound - 2
      return range
    }
    date = take(FileFormat.dateWidth, hasDate && width >= 40)
    size = take(FileFormat.sizeWidth, hasSize && width >= 24)
    name = Self.gutter..<end
  }
}

extension Canvas {
  /// Writes a text into columns of cells; nothing where they are empty.
  func write(
    _ text: String, in columns: Range<Int>, y: Int = 0, alignment: Text.Alignment = .leading, style: Style
  ) {
    guard !columns.isEmpty else { return }
    write(text, x: columns.lowerBound, y: y, width: columns.count, alignment: alignment, style: style)
  }
}

extension ListRow {
  /// Writes a text into columns of cells, in the row's own look where it is chosen.
  func write(_ text: String, in columns: Range<Int>, alignment: Text.Alignment = .leading, style: Style) {
    canvas.write(text, in: columns, alignment: alignment, style: self.style(style))
  }
}

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
