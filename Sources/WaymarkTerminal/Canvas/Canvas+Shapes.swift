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
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    strokeRow("╭", "╮", from: rect.minX, to: right, y: rect.minY, style)
    strokeRow("╰", "╯", from: rect.minX, to: right, y: bottom, style)
    // However long the sides are, only what is visible of them is looked at.
    let sides = visible(rect.inset(horizontal: 0, vertical: 1))
    for y in sides.minY..<sides.maxY {
      write("│", x: rect.minX, y: y - origin.y, style: style)
      write("│", x: right, y: y - origin.y, style: style)
    }
  }

  private func strokeRow(
    _ left: String, _ right: String, from start: Int, to end: Int, y: Int, _ style: Style
  ) {
    let part = visible(Rect(x: start, y: y, width: end.subtracting(clamped: start), height: 1))
    write(
      String(repeating: "─", count: part.width), x: part.minX.subtracting(clamped: origin.x), y: y,
      style: style)
    write(left, x: start, y: y, style: style)
    write(right, x: end, y: y, style: style)
  }

  /// Changes the style of what is already drawn, keeping the text.
  ///
  /// - Parameters:
  ///   - rect: The part; by default the whole canvas.
  ///   - change: Changes one cell's style.
  public func restyle(_ rect: Rect? = nil, _ change: (inout Style) -> Void) {
    let part = visible(rect ?? bounds)
    guard !part.size.isEmpty else { return }
    for y in part.minY..<part.maxY { frame.restyle(y: y, columns: part.minX..<part.maxX, change) }
  }

  /// Dims what is already drawn, as a page behind a sheet: faint, without bold and colours.
  ///
  /// - Parameter rect: The part; by default the whole canvas.
  public func dim(_ rect: Rect? = nil) {
    restyle(rect) { style in
      let kept = style.attributes.subtracting([.bold, .dim])
      style = Style(.standard, on: .standard, kept.union(.dim))
    }
  }

  /// Shows the cursor on a cell, as a text field does; the last call in a frame counts.
  ///
  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  public func placeCursor(x: Int, y: Int) {
    let place = Point(x: origin.x.place(at: x), y: origin.y.place(at: y))
    let isVisible = place.x >= clip.minX && place.x < clip.maxX && place.y >= clip.minY && place.y < clip.maxY
    frame.cursor = isVisible ? place : nil
  }

  /// Hides the cursor, wherever it was placed before: what is drawn so far does not have the keyboard focus.
  public func hideCursor() { frame.cursor = nil }

  /// A part in the frame's coordinates, without what is clipped.
  private func visible(_ rect: Rect) -> Rect {
    clip.intersection(
      Rect(
        x: origin.x.place(at: rect.minX), y: origin.y.place(at: rect.minY), width: rect.width,
        height: rect.height))
  }
}
