/// A text of several lines that the user types, for use in a screen; long lines are broken between words.
///
/// It is a value: the screen keeps it in a variable, passes it the keys and draws it. Escape, Tab and Control with a letter
/// are the screen's.
///
/// ```swift
/// func draw(on canvas: Canvas) { note.draw(on: canvas, placeholder: "Write something") }
///
/// func handle(_ keys: ArraySlice<Key>) -> Int { note.handle(keys) }
///
/// func handle(_ key: Key) -> Bool { note.handle(key) }
/// ```
///
/// Characters are grapheme clusters. Every operation is O(*n*) in the text's length.
public struct TerminalTextArea: Hashable, Sendable {
  private var lines: [[Character]]
  /// The line with the cursor, and how many of its characters are before it.
  private var line: Int
  private var column: Int
  /// How many cells a row had when it was drawn last, and the first row in view.
  private var width = Int.max
  private var top = 0

  /// Makes a text with the cursor at its end.
  ///
  /// - Parameter text: The text.
  public init(_ text: String = "") {
    lines = Self.lines(of: text)
    line = lines.count - 1
    column = lines[line].count
  }

  /// The text; if you set another one, the cursor moves to its end.
  public var text: String {
    get { lines.map { String($0) }.joined(separator: "\n") }
    set { if newValue != text { self = TerminalTextArea(newValue) } }
  }

  private static func lines(of text: String) -> [[Character]] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { Array($0) }
  }

  /// Inserts a text at the cursor, as if it was typed or pasted.
  ///
  /// - Parameter text: The text; its line breaks begin new lines.
  public mutating func insert(_ text: String) {
    let rest = String(lines[line][column...])
    let before = String(lines[line][..<column])
    // Joined as text, since an accent joins the letter before it.
    let written = Self.lines(of: before + text)
    lines.replaceSubrange(line...line, with: Self.lines(of: before + text + rest))
    line += written.count - 1
    column = min(written[written.count - 1].count, lines[line].count)
  }

  // MARK: Keys

  /// Edits by the keys for text: characters, Enter, Backspace and Delete, the arrows, Home and End, pastes.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether the text used the key.
  public mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let text): insert(text)
    case .enter: insert("\n")
    case .backspace: if moveLeft() { deleteForward() }
    case .delete, .control("d"): deleteForward()
    case .left, .control("b"): _ = moveLeft()
    case .right, .control("f"): moveRight()
    case .up: moveRow(by: -1)
    case .down: moveRow(by: 1)
    case .home, .control("a"): column = 0
    case .end, .control("e"): column = lines[line].count
    default: return false
    }
    return true
  }

  /// Takes the text at the beginning of several keys that came faster than one by one, and inserts it as one.
  ///
  /// - Parameter keys: The keys.
  /// - Returns: How many of the first of them were text.
  public mutating func handle(_ keys: ArraySlice<Key>) -> Int {
    let typed = TypedText(keys, breaksLines: true)
    insert(typed.text)
    return typed.count
  }

  private mutating func deleteForward() {
    let rest = String(lines[line][column...].dropFirst())
    if column < lines[line].count {
      // The text left of the deleted character may join, as an accent does.
      lines[line] = Array(String(lines[line][..<column]) + rest)
    } else if line + 1 < lines.count {
      lines[line] = Array(String(lines[line]) + String(lines.remove(at: line + 1)))
    }
    column = min(column, lines[line].count)
  }

  private mutating func moveLeft() -> Bool {
    if column > 0 {
      column -= 1
    } else if line > 0 {
      line -= 1
      column = lines[line].count
    } else {
      return false
    }
    return true
  }

  private mutating func moveRight() {
    if column < lines[line].count {
      column += 1
    } else if line + 1 < lines.count {
      (line, column) = (line + 1, 0)
    }
  }

  /// Goes to the same place in a row above or below, as they are drawn.
  private mutating func moveRow(by distance: Int) {
    let rows = rows
    let row = cursorRow(in: rows)
    guard rows.indices.contains(row + distance) else { return }
    let goal = rows[row + distance]
    let isLast = rows.indices.contains(row + distance + 1) && rows[row + distance + 1].line == goal.line
    let place = goal.part.lowerBound + column - rows[row].part.lowerBound
    (line, column) = (goal.line, min(place, goal.part.upperBound - (isLast ? 1 : 0)))
  }

  // MARK: Drawing

  /// Draws the text, scrolled so that the cursor is in view, which is shown where the canvas gets the keys.
  ///
  /// - Parameters:
  ///   - canvas: Where the text is.
  ///   - placeholder: The text while nothing has been typed.
  @MainActor
  public mutating func draw(on canvas: Canvas, placeholder: String = "") {
    width = max(1, canvas.width - 1)
    let rows = rows
    let cursor = cursorRow(in: rows)
    top = max(cursor - canvas.height + 1, min(top, cursor))
    if text.isEmpty { canvas.write(placeholder, x: 0, y: 0, width: canvas.width, style: .dim) }
    for (y, row) in rows[min(top, rows.count)...].prefix(canvas.height).enumerated() {
      canvas.write(String(lines[row.line][row.part]), x: 0, y: y)
    }
    guard canvas.hasKeys else { return }
    let before = lines[line][rows[cursor].part.lowerBound..<column]
    canvas.placeCursor(x: Text.width(String(before)), y: cursor - top)
  }

  private func cursorRow(in rows: [(line: Int, part: Range<Int>)]) -> Int {
    rows.lastIndex { $0.line == line && $0.part.lowerBound <= column } ?? 0
  }

  /// The rows that the lines are broken into.
  private var rows: [(line: Int, part: Range<Int>)] {
    lines.indices.flatMap { line in parts(of: lines[line]).map { (line, $0) } }
  }

  private func parts(of line: [Character]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, used, word) = (0, 0, 0)
    for (index, character) in line.enumerated() {
      let cells = Text.width(of: character)
      // A blank hangs over the end of its row.
      if used + cells > width, index > start, character != " " {
        let end = word > start ? word : index
        parts.append(start..<end)
        start = end
        used = Text.width(String(line[start..<index]))
      }
      used += cells
      if character == " " { word = index + 1 }
    }
    return parts + [start..<line.count]
  }
}
