/// A text of some lines and a place in it, for front ends without a text field of their own.
public struct NoteText: Hashable, Sendable {
  /// The lines, at least one.
  public private(set) var lines: [[Character]]
  /// The line that the place is in.
  public private(set) var line: Int
  /// How many characters of the line are before the place.
  public private(set) var column: Int

  /// Takes a text; the place is at its end.
  ///
  /// - Parameter text: The text.
  public init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(Array.init)
    line = lines.count - 1
    column = lines[lines.count - 1].count
  }

  /// The whole text.
  public var string: String { lines.map { String($0) }.joined(separator: "\n") }

  /// Writes at the place.
  ///
  /// - Parameter text: What to write; it may hold line breaks.
  public mutating func insert(_ text: String) {
    for character in text {
      if character.isNewline {
        breakLine()
      } else {
        lines[line].insert(character, at: column)
        column += 1
      }
    }
  }

  /// Begins a new line at the place.
  public mutating func breakLine() {
    let rest = Array(lines[line][column...])
    lines[line].removeSubrange(column...)
    lines.insert(rest, at: line + 1)
    line += 1
    column = 0
  }

  /// Takes away the character before the place, or joins its line to the one above.
  public mutating func deleteBackward() {
    if column > 0 {
      column -= 1
      lines[line].remove(at: column)
    } else if line > 0 {
      let rest = lines.remove(at: line)
      line -= 1
      column = lines[line].count
      lines[line] += rest
    }
  }

  /// Takes away the character behind the place, or joins the line below to its own.
  public mutating func deleteForward() {
    if column < lines[line].count {
      lines[line].remove(at: column)
    } else if line + 1 < lines.count {
      lines[line] += lines.remove(at: line + 1)
    }
  }

  /// Goes back by a character.
  public mutating func moveLeft() {
    if column > 0 {
      column -= 1
    } else if line > 0 {
      line -= 1
      column = lines[line].count
    }
  }

  /// Goes on by a character.
  public mutating func moveRight() {
    if column < lines[line].count {
      column += 1
    } else if line + 1 < lines.count {
      line += 1
      column = 0
    }
  }

  /// Goes to another line.
  ///
  /// - Parameter distance: How many lines down, below zero to go up.
  public mutating func moveLine(by distance: Int) {
    line = max(0, min(line + distance, lines.count - 1))
    column = min(column, lines[line].count)
  }

  /// Goes to the beginning of the line.
  public mutating func moveToLineStart() { column = 0 }

  /// Goes to the end of the line.
  public mutating func moveToLineEnd() { column = lines[line].count }
}
