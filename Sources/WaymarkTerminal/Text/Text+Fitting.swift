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
    /// The middle is left out.
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
    let head = clipping == .start ? "" : beginning(of: text, widerThan: width)
    let tail = clipping == .end ? "" : end(of: text, widerThan: width)
    let longer = clipping == .start ? tail : head
    if Self.width(longer) <= width { return longer }
    let space = width - 1
    switch clipping {
    case .end: return prefix(of: head, fitting: space) + "…"
    case .start: return "…" + suffix(of: tail, fitting: space)
    case .middle:
      let half = (space + 1) / 2
      return prefix(of: head, fitting: half) + "…" + suffix(of: tail, fitting: space - half)
    }
  }

  /// A text of exactly a number of cells: cut where it is too long, filled with spaces where it is too short.
  ///
  /// - Parameters:
  ///   - text: The text; it is escaped.
  ///   - width: The cells it is to take.
  ///   - alignment: Where the text is put in a wider space.
  ///   - clipping: Which part is left out.
  /// - Returns: The text as it is shown.
  /// - Complexity: O(*m*) in the width, however long the text is.
  public static func padded(
    _ text: String, to width: Int, alignment: Alignment = .leading, at clipping: Clipping = .end
  ) -> String {
    let shown = clipped(text, to: width, at: clipping)
    let space = max(0, width - Self.width(shown))
    let before =
      switch alignment {
      case .leading: 0
      case .center: space / 2
      case .trailing: space
      }
    return String(repeating: " ", count: before) + shown + String(repeating: " ", count: space - before)
  }

  /// The beginning of a text, escaped, at least some cells wider than asked for; the whole text if it is
  /// shorter.
  private static func beginning(of text: String, widerThan width: Int) -> String {
    var number = firstNumber(for: width)
    while true {
      let part = text.prefix(number)
      let shown = escaped(String(part))
      // After escaping, there may be fewer characters than before.
      if part.endIndex == text.endIndex || self.width(shown) > width + 2 { return shown }
      number *= 2
    }
  }

  /// The end of a text, escaped, at least some cells wider than asked for; the whole text if it is shorter.
  private static func end(of text: String, widerThan width: Int) -> String {
    var number = firstNumber(for: width)
    while true {
      let part = text.suffix(number)
      let shown = escaped(String(part))
      if part.startIndex == text.startIndex || self.width(shown) > width + 2 { return shown }
      number *= 2
    }
  }

  /// A number of characters that is surely wider than some cells, because none takes less than one.
  private static func firstNumber(for width: Int) -> Int { min(width, .max / 4) + 4 }

  /// The longest beginning of a text that fits.
  private static func prefix(of text: String, fitting width: Int) -> Substring {
    if isPlain(text) { return Substring(text.utf8.prefix(width)) }
    var left = width
    var end = text.startIndex
    while end < text.endIndex {
      left -= self.width(of: text[end])
      if left < 0 { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  /// The longest end of a text that fits.
  private static func suffix(of text: String, fitting width: Int) -> Substring {
    if isPlain(text) { return Substring(text.utf8.suffix(width)) }
    var left = width
    var start = text.endIndex
    while start > text.startIndex {
      let before = text.index(before: start)
      left -= self.width(of: text[before])
      if left < 0 { break }
      start = before
    }
    return text[start...]
  }
}
