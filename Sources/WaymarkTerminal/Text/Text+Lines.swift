extension Text {
  /// A text with its tabulators replaced by spaces up to the next stop.
  ///
  /// - Parameters:
  ///   - text: One line of text.
  ///   - step: The number of cells between stops.
  /// - Returns: The line without tabulators; other controls stay as they are and are escaped when written.
  /// - Precondition: `step` is at least 1.
  /// - Complexity: O(*n*) in the text's length.
  public static func expandingTabs(_ text: String, every step: Int = 8) -> String {
    precondition(step > 0, "Text.expandingTabs(_:every:) needs stops at least one cell apart")
    guard text.utf8.contains(0x09) else { return text }
    var result = ""
    var column = 0
    for character in text {
      if character == "\t" {
        let space = step - column % step
        result += String(repeating: " ", count: space)
        column += space
      } else {
        result.append(character)
        column += width(of: character)
      }
    }
    return result
  }

  /// A text broken into lines that fit, between words if possible.
  ///
  /// - Parameters:
  ///   - text: The text; its line feeds begin new lines, other controls are escaped.
  ///   - width: The most cells a line may take.
  /// - Returns: The lines, without line feeds; an empty line for an empty paragraph.
  /// - Complexity: O(*n*) in the text's length.
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      wrap(escaped(String(paragraph)), to: max(1, width), into: &lines)
    }
    return lines
  }

  private static func wrap(_ paragraph: String, to width: Int, into lines: inout [String]) {
    var line = ""
    var used = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let wide = self.width(String(word))
      if used > 0 || !line.isEmpty {
        if used + 1 + wide <= width {
          line += " "
          line += word
          used += 1 + wide
          continue
        }
        lines.append(line)
        line = ""
        used = 0
      }
      for character in word {
        let step = self.width(of: character)
        if used + step > width, used > 0 {
          lines.append(line)
          line = ""
          used = 0
        }
        line.append(character)
        used += step
      }
    }
    lines.append(line)
  }
}
