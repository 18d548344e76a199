import WaymarkTerminal

/// Which row of a list is chosen, and which rows are in view.
struct ListCursor {
  private(set) var index = 0
  private var top = 0
  private var height = 1

  /// Draws the rows that are in view, the chosen one marked.
  ///
  /// - Parameters:
  ///   - rows: What each row says, and what it says at its end.
  ///   - canvas: Where to.
  mutating func draw(_ rows: [(title: String, detail: String)], on canvas: Canvas) {
    height = max(1, canvas.height)
    index = max(0, min(index, rows.count - 1))
    top = max(0, min(top, index, rows.count - height))
    if index >= top + height { top = index - height + 1 }
    for (y, row) in rows[top..<min(rows.count, top + height)].enumerated() {
      let style: Style = top + y == index ? .reverse : .plain
      canvas.fill(Rect(x: 0, y: y, width: canvas.width, height: 1), style)
      let end = canvas.write(Text.clipped(row.title, to: max(0, canvas.width - 2)), x: 1, y: y, style: style)
      let room = canvas.width - end - 3
      guard Text.width(row.detail) <= room else { continue }
      canvas.write(row.detail, x: end + 2, y: y, width: room, alignment: .trailing, style: style)
    }
  }

  /// Moves as the keys for lists say.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - count: How many rows there are.
  ///   - hasLetters: Whether letters move too, or are typed.
  /// - Returns: Whether it was such a key.
  mutating func handle(_ key: Key, count: Int, letters hasLetters: Bool = true) -> Bool {
    switch key {
    case .up: index -= 1
    case .down: index += 1
    case .character("k") where hasLetters: index -= 1
    case .character("j") where hasLetters: index += 1
    case .pageUp: index -= height
    case .pageDown: index += height
    case .home where hasLetters: index = 0
    case .end where hasLetters: index = count - 1
    default: return false
    }
    index = max(0, min(index, count - 1))
    return true
  }
}
