extension TerminalTextField {
  /// Draws the field on the first row of a canvas, from one side to the other, scrolled so that the cursor is in view.
  ///
  /// An ellipsis stands for what is out of view, where there is room for one.
  ///
  /// - Parameters:
  ///   - canvas: Where the field is.
  ///   - placeholder: The text while nothing has been typed.
  ///   - style: How it looks. An underline or swapped colours show its width.
  ///   - hasKeys: Whether it has the keyboard focus, and so the cursor.
  /// - Returns: The column after the text.
  /// - Complexity: O(*m*) in the canvas' width, however long the text is.
  @MainActor @discardableResult
  public func draw(
    on canvas: Canvas, placeholder: String = "", style: Style = .plain, hasKeys: Bool = true
  ) -> Int {
    let width = canvas.width
    canvas.fill(Rect(x: 0, y: 0, width: width, height: 1), style)
    var view = FieldView(self, first: 0, width: 0)
    firstInView.draw(on: canvas, extent: width) { first in
      view = FieldView(self, first: first, width: width)
      first = view.first
    }
    if isEmpty { canvas.write(placeholder, x: 0, y: 0, width: width, style: style.adding(.dim)) }
    var x = 0
    for sign in view.signs { x = canvas.write(sign, x: x, y: 0, style: style) }
    if hasKeys { canvas.placeCursor(x: view.cursorColumn, y: 0) }
    return min(x, width)
  }
}
