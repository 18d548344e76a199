import WaymarkTerminal

extension ListRow {
  /// Writes what the row says, and where there is room for it a detail at its end.
  func write(_ title: String, detail: String, style: Style = .plain) {
    let style = self.style(style)
    let width = canvas.width
    let end = canvas.write(Text.clipped(title, to: max(0, width - 2)), x: 1, y: 0, style: style)
    let room = width - end - 3
    guard Text.width(detail) <= room else { return }
    canvas.write(detail, x: end + 2, y: 0, width: room, alignment: .trailing, style: style)
  }
}
