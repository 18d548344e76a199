/// The lines of a note, and a cursor in them.
struct NoteEditor {
  private(set) var lines: [[Character]] = []
  /// The line with the cursor.
  private(set) var line = 0
  /// How many characters of the line are before the cursor.
  private(set) var column = 0

  /// Puts the cursor at the end of a text.
  init(_ text: String) {
    lines = Self.lines(of: text)
    line = lines.count - 1
    column = lines[line].count
  }

  var text: String { lines.map { String($0) }.joined(separator: "\n") }

  private static func lines(of text: String) -> [[Character]] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { Array($0) }
  }

  // MARK: - Writing

  mutating func insert(_ text: String) {
    let rest = String(lines[line][column...])
    let before = String(lines[line][..<column])
    // Joined as text, since an accent joins the letter before it.
    let written = Self.lines(of: before + text)
    lines.replaceSubrange(line...line, with: Self.lines(of: before + text + rest))
    line += written.count - 1
    column = min(written[written.count - 1].count, lines[line].count)
  }

  mutating func deleteBackward() {
    guard line > 0 || column > 0 else { return }
    moveLeft()
    deleteForward()
  }

  mutating func deleteForward() {
    if column < lines[line].count {
      lines[line].remove(at: column)
    } else if line + 1 < lines.count {
      lines[line] += lines.remove(at: line + 1)
    }
  }

  // MARK: - Moving

  mutating func moveLeft() {
    if column > 0 {
      column -= 1
    } else if line > 0 {
      line -= 1
      moveToLineEnd()
    }
  }

  mutating func moveRight() {
    if column < lines[line].count {
      column += 1
    } else if line + 1 < lines.count {
      (line, column) = (line + 1, 0)
    }
  }

  mutating func moveLine(by distance: Int) {
    line = max(0, min(line + distance, lines.count - 1))
    column = min(column, lines[line].count)
  }

  mutating func moveToLineStart() { column = 0 }

  mutating func moveToLineEnd() { column = lines[line].count }
}
