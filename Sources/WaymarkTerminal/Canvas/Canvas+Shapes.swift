extension Canvas {
  /// Fills the whole canvas with blanks.
  ///
  /// - Parameter style: How the blanks look.
  public func fill(_ style: Style) { fill(bounds, style) }

  /// Fills a part of the canvas with blanks.
  ///
  /// - Parameters:
  ///   - rect: The part.
  ///   - style: How the blanks look.
  public func fill(_ rect: Rect, _ style: Style) {
    let part = visible(rect)
    guard !part.size.isEmpty else { return }
    for y in part.minY..<part.maxY {
      frame.part(y: y, columns: part.minX..<part.maxX).update(repeating: Cell(glyph: .blank, style: style))
    }
  }

  /// Draws a frame of lines along the sides of a part of the canvas.
  ///
  /// - Parameters:
  ///   - rect: The part, the lines included.
  ///   - style: How the lines look.
  public func stroke(_ rect: Rect, _ style: Style = .plain) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let middle = String(repeating: "─", count: rect.width - 2)
    write("╭" + middle + "╮", x: rect.minX, y: rect.minY, style: style)
    write("╰" + middle + "╯", x: rect.minX, y: rect.maxY - 1, style: style)
    for y in (rect.minY + 1)..<max(rect.minY + 1, rect.maxY - 1) {
      write("│", x: rect.minX, y: y, style: style)
      write("│", x: rect.maxX - 1, y: y, style: style)
    }
  }

  /// Changes the style of what is already drawn, keeping the text.
  ///
  /// - Parameters:
  ///   - rect: The part; the whole canvas unless said.
  ///   - change: Changes one cell's style.
  public func restyle(_ rect: Rect? = nil, _ change: (inout Style) -> Void) {
    let part = visible(rect ?? bounds)
    guard !part.size.isEmpty else { return }
    for y in part.minY..<part.maxY { frame.restyle(y: y, columns: part.minX..<part.maxX, change) }
  }

  /// Makes what is already drawn recede, as a page does behind a sheet: dim, and without bold and colours.
  ///
  /// - Parameter rect: The part; the whole canvas unless said.
  public func dim(_ rect: Rect? = nil) {
    restyle(rect) { style in
      let kept = style.attributes.subtracting([.bold, .dim])
      style = Style(.standard, on: .standard, kept.union(.dim))
    }
  }

  /// Shows the cursor on a cell, as a text field does; of several calls in one frame the last counts.
  ///
  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  public func placeCursor(x: Int, y: Int) {
    let place = Point(x: origin.x + x, y: origin.y + y)
    let isVisible = place.x >= clip.minX && place.x < clip.maxX && place.y >= clip.minY && place.y < clip.maxY
    frame.cursor = isVisible ? place : nil
  }

  /// Hides the cursor, wherever it was placed before: what is drawn so far does not have the keys.
  public func hideCursor() { frame.cursor = nil }

  /// A part in the frame's coordinates, without what is clipped.
  private func visible(_ rect: Rect) -> Rect {
    clip.intersection(
      Rect(x: origin.x + rect.minX, y: origin.y + rect.minY, width: rect.width, height: rect.height))
  }
}
