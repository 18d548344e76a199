import WaymarkTerminal

/// The line at the top: the names of the places, the last of which stays in view.
struct TitleLine {
  private static let separator = " › "

  var names: [String]

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
