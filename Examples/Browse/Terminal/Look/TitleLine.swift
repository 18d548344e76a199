import WaymarkTerminal

/// The title line: the names of the places down to the one on screen, of which the last ones stay where room is short.
struct TitleLine {
  private static let separator = " › "

  var names: [String]

  /// How many names have room on a line, if each were but one sign.
  static func mostNames(width: Int) -> Int { width / (1 + Text.width(separator)) + 1 }

  func draw(on canvas: Canvas) {
    let bar = Style(attributes: .reverse)
    canvas.fill(bar)
    let room = max(0, canvas.width - 2)
    guard let last = names.last else { return }
    let above = names.dropLast().map { $0 + Self.separator }.joined()
    let lastWidth = min(room, Text.width(last))
    let shownAbove = Text.clipped(above, to: room - lastWidth, at: .start)
    let x = canvas.write(shownAbove, x: 1, y: 0, style: bar)
    canvas.write(Text.clipped(last, to: lastWidth), x: x, y: 0, style: bar.adding(.bold))
  }
}
