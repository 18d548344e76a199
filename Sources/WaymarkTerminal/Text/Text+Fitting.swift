extension Text {
  /// Where text is put in a space wider than itself.
  public enum Alignment: Hashable, Sendable {
    /// At the left.
    case leading
    /// In the middle.
    case center
    /// At the right.
    case trailing
  }

  /// The part of a text that gives way where the space is too narrow.
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
  ///   - clipping: Which part gives way.
  /// - Returns: The text as it is shown, no wider than asked for; one cell narrower where a wide character would have
  ///   to be halved.
  /// - Complexity: O(*n*) in the text's length.
  public static func clipped(_ text: String, to width: Int, at clipping: Clipping = .end) -> String {
    let text = escaped(text)
    if Self.width(text) <= width { return text }
    guard width > 0 else { return "" }
    let space = width - 1
    switch clipping {
    case .end: return prefix(of: text, fitting: space) + "…"
    case .start: return "…" + suffix(of: text, fitting: space)
    case .middle:
      let head = (space + 1) / 2
      return prefix(of: text, fitting: head) + "…" + suffix(of: text, fitting: space - head)
    }
  }

  /// A text of exactly a number of cells: cut where it is too long, filled with spaces where it is too short.
  ///
  /// - Parameters:
  ///   - text: The text; it is escaped.
  ///   - width: The cells it is to take.
  ///   - alignment: Where the text is put in a wider space.
  ///   - clipping: Which part gives way in a narrower one.
  /// - Returns: The text as it is shown.
  /// - Complexity: O(*n*) in the text's length and the width.
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
