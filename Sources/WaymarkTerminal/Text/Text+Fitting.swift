extension Text {
  /// Where text is put in a wider space.
  public enum Alignment: Hashable, Sendable {
    /// At the left.
    case leading
    /// In the middle.
    case center
    /// At the right.
    case trailing
  }

  /// The part of a text that is left out in a narrower space.
  public enum Clipping: Hashable, Sendable {
    /// The end is left out, as for names.
    case end
    /// The beginning is left out, as for paths.
    case start
    /// The middle is left out, as for routes.
    case middle
  }

  /// A text cut to a number of cells, with an ellipsis in place of what was left out.
  ///
  /// - Parameters:
  ///   - text: The text; it is escaped.
  ///   - width: The most cells it may take.
  ///   - clipping: Which part is left out.
  /// - Returns: The text as it is shown, no wider than asked for; one cell narrower if a wide character would
  ///   have to be halved.
  /// - Complexity: O(*m*) in the width, however long the text is.
  public static func clipped(_ text: String, to width: Int, at clipping: Clipping = .end) -> String {
    guard width > 0 else { return "" }
    // No character takes less than a cell.
    let most = width.nearby + 1
    let part = clipping == .start ? text.suffix(most) : text.prefix(most)
    var shown = escaped(String(part))
    var left = width - self.width(shown)
    if left >= 0, part.startIndex == text.startIndex, part.endIndex == text.endIndex { return shown }
    if clipping == .middle {
      return clipped(text, to: width - width / 2) + clipped(text, to: width / 2 + 1, at: .start).dropFirst()
    }
    left -= 1
    while left < 0, !shown.isEmpty {
      left += self.width(of: clipping == .end ? shown.removeLast() : shown.removeFirst())
    }
    return clipping == .end ? shown + "…" : "…" + shown
  }

  /// A text broken into lines that fit, between words if possible.
  ///
  /// - Parameters:
  ///   - text: The text; its line feeds begin new lines, other controls are escaped.
  ///   - width: The most cells a line may take.
  /// - Returns: The lines, without line feeds; an empty line for an empty paragraph.
  /// - Complexity: O(*n*) in the text's length.
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrap(escaped(String($0)), to: max(1, width))
    }
  }

  private static func wrap(_ paragraph: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    func breakLine() {
      lines.append(line)
      line = ""
      used = 0
    }
    for (number, word) in paragraph.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if number > 0 {
        if used + 1 + self.width(String(word)) <= width {
          line += " "
          used += 1
        } else if used > 0 {
          breakLine()
        }
      }
      for character in word {
        let cells = self.width(of: character)
        if used + cells > width, used > 0 { breakLine() }
        line.append(character)
        used += cells
      }
    }
    breakLine()
    return lines
  }
}
