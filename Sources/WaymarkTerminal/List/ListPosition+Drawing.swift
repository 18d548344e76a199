extension ListPosition {
  /// The rows in view, each with its part of a canvas, on which the bar behind the chosen one is drawn already.
  ///
  /// ```swift
  /// for row in model.cursor.rows(on: canvas) { row.write(model.subject(at: row.index)) }
  /// ```
  ///
  /// - Parameters:
  ///   - canvas: Where the list is; it is scrolled so that the chosen row is in view.
  ///   - selection: How the chosen row looks. The default swaps the colours, so that the row stands out
  ///     without colours too.
  ///   - placeholder: The text if there are no rows; nothing by default.
  /// - Returns: The rows, from the top; no more than the canvas has.
  /// - Complexity: O(*m*) in the number of rows in view.
  public mutating func rows(
    on canvas: Canvas, selection: Style = .reverse, placeholder: String = ""
  ) -> [ListRow] {
    show(height: canvas.height)
    return rowsInView(visible, on: canvas, selection: selection, placeholder: placeholder)
  }

  func rowsInView(
    _ visible: Range<Int>, on canvas: Canvas, selection: Style, placeholder: String
  ) -> [ListRow] {
    if count == 0 { canvas.writePlaceholder(placeholder) }
    let (index, visible) = (index, visible.prefix(canvas.height))
    return visible.enumerated().map { y, row in
      let part = canvas.region(x: 0, y: y, width: canvas.width, height: 1)
      if row == index { part.fill(selection) }
      return ListRow(index: row, canvas: part, selection: row == index ? selection : nil)
    }
  }
}

extension Canvas {
  /// Writes a few words in the middle, if there is nothing else.
  fileprivate func writePlaceholder(_ text: String) {
    guard !text.isEmpty, width > 0 else { return }
    let lines = Text.wrapped(text, to: width)
    let top = max(0, (height - lines.count) / 2)
    for (offset, line) in lines.prefix(height).enumerated() {
      write(line, x: 0, y: top + offset, width: width, alignment: .center, style: .dim)
    }
  }
}
