extension Canvas {
  /// Writes a text on one row.
  ///
  /// - Parameters:
  ///   - text: The text; controls in it are shown escaped.
  ///   - x: The column of its first character, which may lie outside the canvas.
  ///   - y: The row.
  ///   - style: How it looks.
  /// - Returns: The column after the text, also where that lies outside.
  /// - Complexity: O(*n*) in the part of the text up to the right side of the canvas, without an allocation
  ///   for each character.
  @discardableResult
  public func write(_ text: String, x: Int, y: Int, style: Style = .plain) -> Int {
    let row = origin.y.place(at: y)
    var column = origin.x.place(at: x)
    let isVisible = row >= clip.minY && row < clip.maxY
    if Text.isPlain(text) {
      let end = column + text.utf8.count
      if isVisible { putPlain(text, column: column, end: end, row: row, style: style) }
      return end - origin.x
    }
    for character in text {
      switch Cluster(character) {
      case .scalar(let scalar, let width):
        if isVisible { put(Glyph(scalar), width: width, column: column, row: row, style: style) }
        column += width
      case .joined(let width):
        if isVisible, column < clip.maxX, column + width > clip.minX {
          put(frame.keep(character), width: width, column: column, row: row, style: style)
        }
        column += width
      case .escaped:
        column = writeEscaped(character, column: column, row: isVisible ? row : nil, style: style)
      }
    }
    return column - origin.x
  }

  /// Writes a text into exactly a number of cells: cut with an ellipsis, or filled with blanks of the same style.
  ///
  /// - Parameters:
  ///   - text: The text; controls in it are shown escaped.
  ///   - x: The first column.
  ///   - y: The row.
  ///   - width: How many cells to fill.
  ///   - alignment: Where the text is put in a wider space.
  ///   - clipping: Which part of it is left out in a narrower one.
  ///   - style: How it looks.
  /// - Complexity: O(*m*) in the width, however long the text is.
  public func write(
    _ text: String, x: Int, y: Int, width: Int, alignment: Text.Alignment = .leading,
    at clipping: Text.Clipping = .end, style: Style = .plain
  ) {
    let (x, width) = (x.nearby, width.nearby)
    // One cell more than there is room for; whatever is behind it does not matter, however long it is.
    if clipping == .end, width > 0, text.utf8.count > width, Text.beginsPlain(text, count: width + 1) {
      // The ellipsis is written separately, so that the rest takes the fast path of plain text.
      write(String(text.utf8.prefix(width - 1)) ?? "", x: x, y: y, style: style)
      write("…", x: x + width - 1, y: y, style: style)
      return
    }
    let shown = Text.clipped(text, to: width, at: clipping)
    let space = max(0, width - Text.width(shown))
    let before =
      switch alignment {
      case .leading: 0
      case .center: space / 2
      case .trailing: space
      }
    fill(Rect(x: x, y: y, width: before, height: 1), style)
    let end = write(shown, x: x + before, y: y, style: style)
    fill(Rect(x: end, y: y, width: x + width - end, height: 1), style)
  }

  /// Writes ASCII without controls, where bytes and cells are one.
  private func putPlain(_ text: String, column: Int, end: Int, row: Int, style: Style) {
    let columns = max(column, clip.minX)..<max(column, clip.minX, min(end, clip.maxX))
    guard !columns.isEmpty else { return }
    let part = frame.part(y: row, columns: columns)
    var text = text
    text.withUTF8 { bytes in
      let skipped = columns.lowerBound - column
      for index in part.indices {
        part[index] = Cell(glyph: Glyph(ascii: bytes[skipped + index]), style: style)
      }
    }
  }

  private func writeEscaped(_ character: Character, column: Int, row: Int?, style: Style) -> Int {
    var column = column
    for scalar in Escape.text(for: character).unicodeScalars {
      let width = ScalarClass(scalar) == .wide ? 2 : 1
      if let row { put(Glyph(scalar), width: width, column: column, row: row, style: style) }
      column += width
    }
    return column
  }

  /// Puts a sign on the frame; if a wide one is half clipped, its other half becomes a blank.
  func put(_ glyph: Glyph, width: Int, column: Int, row: Int, style: Style) {
    if column >= clip.minX, column + width <= clip.maxX {
      frame.put(glyph, width: width, x: column, y: row, style: style)
    } else if width == 2 {
      for half in column..<(column + 2) where half >= clip.minX && half < clip.maxX {
        frame.put(.blank, width: 1, x: half, y: row, style: style)
      }
    }
  }
}
