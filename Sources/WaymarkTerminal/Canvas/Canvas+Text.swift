extension Canvas {
  /// Writes a text on one row.
  ///
  /// - Parameters:
  ///   - text: The text; controls in it are shown escaped.
  ///   - x: The column of its first character, which may lie outside the canvas.
  ///   - y: The row.
  ///   - style: How it looks.
  /// - Returns: The column after the text, also where that lies outside.
  /// - Complexity: O(*n*) in the text's length.
  @discardableResult
  public func write(_ text: String, x: Int, y: Int, style: Style = .plain) -> Int {
    let row = place.minY + y.nearby
    var column = place.minX + x.nearby
    for sign in Text.escaped(text) {
      let width = Text.width(of: sign)
      put(sign, width: width, column: column, row: row, style: style)
      column += width
    }
    return column - place.minX
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
    let part = region(x: x, y: y, width: width, height: 1)
    let shown = Text.clipped(text, to: part.width, at: clipping)
    let space = part.width - Text.width(shown)
    let before =
      switch alignment {
      case .leading: 0
      case .center: space / 2
      case .trailing: space
      }
    part.fill(style)
    part.write(shown, x: before, y: 0, style: style)
  }

  /// Puts a sign on the frame, in the frame's coordinates; a wide one that is half clipped becomes a blank.
  func put(_ sign: Character, width: Int, column: Int, row: Int, style: Style) {
    guard clip.rows.contains(row) else { return }
    if column >= clip.minX, column + width <= clip.columns.upperBound {
      frame.put(sign, width: width, x: column, y: row, style: style)
    } else if width == 2 {
      for half in [column, column + 1] where clip.columns.contains(half) {
        frame.put(" ", width: 1, x: half, y: row, style: style)
      }
    }
  }
}
