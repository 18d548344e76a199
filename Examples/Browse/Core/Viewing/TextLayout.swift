/// One row of a page: a piece of a line, no wider than the page.
public struct TextRow: Hashable, Sendable {
  /// Where in the file it begins.
  public var offset: Int
  /// Where in the file the next row begins.
  public var end: Int
  /// What to show, escaped, with tabs as spaces.
  public var text: String
}

/// How wide a page is, and how wide text is on it.
public struct TextLayout: Sendable {
  /// How many cells a row has.
  public var columns: Int
  /// How many cells a character takes.
  public var width: @Sendable (Character) -> Int

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - columns: How many cells a row has, at least one.
  ///   - width: How many cells a character takes: as the screen counts, or one for each.
  public init(columns: Int, width: @escaping @Sendable (Character) -> Int = { _ in 1 }) {
    self.columns = max(1, columns)
    self.width = width
  }

  /// Breaks a line into rows.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line, with its newline.
  ///   - offset: Where in the file the line begins.
  ///   - body: Called with each row; returns false to have no more.
  func forEachRow(
    of line: UnsafeBufferPointer<UInt8>, at offset: Int, _ body: (TextRow) -> Bool
  ) {
    var breaker = RowBreaker(layout: self, offset: offset)
    var isWanted = true
    SafeText.forEachCharacter(of: contents(of: line)) { character, length, isEscape in
      guard isWanted else { return }
      if let row = breaker.add(character, length: length, isEscape: isEscape) { isWanted = body(row) }
    }
    guard isWanted else { return }
    _ = body(TextRow(offset: breaker.rowStart, end: offset + line.count, text: breaker.text))
  }

  /// A line without what ends it.
  private func contents(of line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var count = line.count
    guard count > 0, line[count - 1] == UInt8(ascii: "\n") else { return line }
    count -= 1
    if count > 0, line[count - 1] == UInt8(ascii: "\r") { count -= 1 }
    return UnsafeBufferPointer(rebasing: line[..<count])
  }
}

/// Gathers characters until a row is full.
private struct RowBreaker {
  private static let tab = 8

  let layout: TextLayout
  private(set) var text = ""
  private(set) var rowStart: Int
  private var used = 0
  private var position: Int

  init(layout: TextLayout, offset: Int) {
    self.layout = layout
    rowStart = offset
    position = offset
  }

  /// Adds a character, or an escape that must not be torn apart.
  ///
  /// - Returns: The row that this was too much for.
  mutating func add(_ piece: String, length: Int, isEscape: Bool) -> TextRow? {
    var piece = piece
    var cells = 0
    if piece == "\\t" && isEscape && length == 1 {
      cells = Self.tab - used % Self.tab
      piece = String(repeating: " ", count: cells)
    } else {
      for character in piece { cells += layout.width(character) }
    }
    defer { position += length }
    if used + cells <= layout.columns || used == 0 {
      text += piece
      used += cells
      return nil
    }
    let row = TextRow(offset: rowStart, end: position, text: text)
    rowStart = position
    text = piece
    used = cells
    return row
  }
}
