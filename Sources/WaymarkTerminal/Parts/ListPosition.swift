/// Which row of a list is chosen, and which rows are in view.
///
/// ``TerminalList`` is one, and has the items too. A model that knows nothing of terminals, because other hosts show
/// it as well, keeps its own and only declares the conformance. Then keys move it and a canvas shows it, as with a
/// ``TerminalList``.
///
/// ```swift
/// extension MessagesModel.Cursor: ListPosition {}
/// ```
public protocol ListPosition {
  /// How many rows the list has.
  var count: Int { get }

  /// The chosen row; 0 if there is none.
  var index: Int { get }

  /// The rows in view.
  var visible: Range<Int> { get }

  /// Chooses a row and brings it into view.
  ///
  /// - Parameter row: The row; if it does not exist, the nearest one.
  mutating func move(to row: Int)

  /// Goes on or back by what is in view, less one row for orientation.
  ///
  /// - Parameter pages: How many pages; below zero goes up.
  mutating func page(by pages: Int)

  /// Sets how many rows there is room for; the chosen one stays in view.
  ///
  /// - Parameter height: How many.
  mutating func show(height: Int)
}

extension ListPosition {
  /// Moves by the keys for lists: arrows, Home and End, Page Up and Page Down, Control-B and Control-F.
  ///
  /// All other keys are the screen's, Enter among them. If letters move too, they are those of `vi` and
  /// `less`: `j` and `k` go down and up by a row, `g` and `G` to the first and the last row, and Space on by
  /// a page.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - hasLetters: Whether letters move too.
  /// - Returns: Whether it was such a key.
  public mutating func handle(_ key: Key, letters hasLetters: Bool = false) -> Bool {
    switch key {
    case .up: move(to: index - 1)
    case .down: move(to: index + 1)
    case .pageUp, .control("b"): page(by: -1)
    case .pageDown, .control("f"): page(by: 1)
    case .home: move(to: 0)
    case .end: move(to: count - 1)
    case .character("k") where hasLetters: move(to: index - 1)
    case .character("j") where hasLetters: move(to: index + 1)
    case .character("g") where hasLetters: move(to: 0)
    case .character("G") where hasLetters: move(to: count - 1)
    case .character(" ") where hasLetters: page(by: 1)
    default: return false
    }
    return true
  }

  /// The rows in view, each with its part of a canvas, on which the bar behind the chosen one is drawn already.
  ///
  /// A click on a row counts as the arrows that lead there, and on the chosen one as Enter. Where the canvas does not
  /// get the keys the bar is dim.
  ///
  /// ```swift
  /// for row in model.cursor.rows(on: canvas) { row.write(model.subject(at: row.index)) }
  /// ```
  ///
  /// - Parameters:
  ///   - canvas: Where the list is; it is scrolled so that the chosen row is in view.
  ///   - selection: How the chosen row looks. The default swaps the colours, so that the row stands out
  ///     without colours too.
  ///   - placeholder: The text if there are no rows, which says what fills the list.
  /// - Returns: The rows, from the top; no more than the canvas has.
  /// - Complexity: O(*m*) in the number of rows in view.
  public mutating func rows(
    on canvas: Canvas, selection: Style = .reverse, placeholder: String = "Nothing here yet"
  ) -> [ListRow] {
    show(height: canvas.height)
    return shownRows(on: canvas, selection, placeholder)
  }

  func shownRows(on canvas: Canvas, _ selection: Style, _ placeholder: String) -> [ListRow] {
    if count == 0, !placeholder.isEmpty {
      let lines = Text.wrapped(placeholder, to: canvas.width).prefix(canvas.height)
      for (y, line) in lines.enumerated() {
        canvas.write(
          line, x: 0, y: (canvas.height - lines.count) / 2 + y, width: canvas.width, alignment: .center,
          style: .dim)
      }
    }
    let index = index
    // One selection looks alive: that of the list that gets the keys.
    let selection = canvas.hasKeys ? selection : Style(attributes: [.dim, .reverse])
    return visible.prefix(canvas.height).enumerated().map { y, row in
      let part = canvas.region(x: 0, y: y, width: canvas.width, height: 1)
      let way = repeatElement(row < index ? Key.up : .down, count: abs(row - index))
      part.onClick(.keys(row == index ? [.enter] : Array(way)))
      if row == index { part.fill(selection) }
      return ListRow(index: row, canvas: part, selection: row == index ? selection : nil)
    }
  }
}

/// A row of a list that is being drawn.
///
/// Like its canvas it is for use only while that is drawn on: do not keep one.
public struct ListRow {
  /// Which row of the list it is, from 0.
  public let index: Int
  /// Its part of the list's canvas, one row high.
  public let canvas: Canvas
  /// How it looks if it is chosen.
  let selection: Style?

  /// How something in the row looks: like the bar if the row is chosen.
  ///
  /// - Parameter other: How it looks in every other row.
  /// - Returns: The style to draw it in.
  public func style(_ other: Style = .plain) -> Style { selection ?? other }

  /// Writes a text across the row, cut with an ellipsis if it is too long.
  ///
  /// - Parameters:
  ///   - text: The text; controls in it are shown escaped.
  ///   - style: How it looks in a row that is not the chosen one.
  public func write(_ text: String, style: Style = .plain) {
    canvas.write(text, x: 0, y: 0, width: canvas.width, style: self.style(style))
  }
}
