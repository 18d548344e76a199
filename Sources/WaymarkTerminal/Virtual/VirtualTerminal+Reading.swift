extension VirtualTerminal {
  /// The text of each row, without the blanks at its end.
  public var rows: [String] { (0..<size.height).map { row($0) } }

  /// All rows, one on each line, without blank ones at the end.
  public var text: String {
    var rows = rows
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// The text of a row, without the blanks at its end.
  ///
  /// - Parameter y: The row, from 0.
  /// - Returns: The row's text; a wide sign counts once.
  public func row(_ y: Int) -> String {
    var text = ""
    var kept = text
    for cell in screen.row(y) where !cell.isTrailing {
      text += cell.text
      if cell.text != " " { kept = text }
    }
    return kept
  }

  /// The sign on a cell.
  ///
  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  /// - Returns: The sign; empty on the right half of a wide one.
  public func character(x: Int, y: Int) -> String { screen[x, y].isTrailing ? "" : screen[x, y].text }

  /// How a cell looks.
  ///
  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  /// - Returns: The style the cell was written with.
  public func style(x: Int, y: Int) -> Style { screen[x, y].style }

  /// Where a text begins that is shown on one row.
  ///
  /// - Parameter wanted: The text.
  /// - Returns: The first place from the top; nil if it is not shown.
  public func location(of wanted: String) -> Point? {
    guard !wanted.isEmpty else { return nil }
    for y in 0..<size.height {
      let cells = Array(screen.row(y))
      for x in cells.indices where !cells[x].isTrailing {
        var text = ""
        for cell in cells[x...] where text.utf8.count < wanted.utf8.count {
          text += cell.isTrailing ? "" : cell.text
        }
        if text == wanted { return Point(x: x, y: y) }
      }
    }
    return nil
  }

  /// Whether a text is shown on some row.
  ///
  /// - Parameter wanted: The text.
  /// - Returns: Whether a person would see it.
  public func shows(_ wanted: String) -> Bool { location(of: wanted) != nil }

  /// Whether two terminals show the same: signs, styles, and the cursor if it is shown.
  ///
  /// - Parameter other: The other terminal.
  /// - Returns: Whether a person could not tell them apart.
  public func looksLike(_ other: VirtualTerminal) -> Bool {
    screen == other.screen && isCursorVisible == other.isCursorVisible
      && (!isCursorVisible || cursor == other.cursor)
  }
}
