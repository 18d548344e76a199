import WaymarkTerminal

/// Lines that scroll where there is not room for all of them.
struct ScrolledLines {
  private var top = 0
  private var height = 0
  private var count = 0

  /// Draws the lines in view, with signs at the side if there are more above or below.
  mutating func draw(_ lines: [WatchLine], on canvas: Canvas) {
    let width = max(0, canvas.width - 1)
    let wrapped = lines.flatMap { $0.wrapped(to: width) }
    (count, height) = (wrapped.count, canvas.height)
    top = max(0, min(top, count - height))
    for (y, line) in wrapped[min(top, count)...].prefix(height).enumerated() {
      line.draw(on: canvas.region(x: 0, y: y, width: width, height: 1))
    }
    guard height > 0 else { return }
    if top > 0 { canvas.write("↑", x: width, y: 0, style: .bold) }
    if top + height < count { canvas.write("↓", x: width, y: height - 1, style: .bold) }
  }

  /// Scrolls to the first line that is marked.
  mutating func reveal(_ lines: [WatchLine], height: Int) {
    guard let marked = lines.firstIndex(where: { $0.mark != nil }) else { return }
    if marked < top || marked >= top + height { top = max(0, marked - height / 3) }
  }

  /// Handles the keys that scroll.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .up, .character("k"): top -= 1
    case .down, .character("j"): top += 1
    case .pageUp, .control("b"): top -= max(1, height - 1)
    case .pageDown, .control("f"), .character(" "): top += max(1, height - 1)
    case .home, .character("g"): top = 0
    case .end, .character("G"): top = count
    default: return false
    }
    top = max(0, min(top, count - height))
    return true
  }
}
