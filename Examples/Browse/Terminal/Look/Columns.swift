import BrowseCore
import WaymarkTerminal

/// Where the columns of a list are: those at the right give way when there is little room.
struct Columns {
  /// Marks before the name: a star and a pencil.
  static let gutter = 3

  let width: Int
  let hasSize: Bool
  let hasDate: Bool

  init(width: Int, hasSize: Bool = true, hasDate: Bool = true) {
    self.width = width
    self.hasSize = hasSize && width >= 36
    self.hasDate = hasDate && width >= 56
  }

  var name: Range<Int> { Self.gutter..<max(Self.gutter + 1, sizeStart - 2) }

  var size: Range<Int> { sizeStart..<(sizeStart + (hasSize ? FileSize.columnWidth : 0)) }

  var date: Range<Int> { dateStart..<(dateStart + (hasDate ? FileDate.columnWidth : 0)) }

  private var dateStart: Int { width - 1 - (hasDate ? FileDate.columnWidth : 0) }

  private var sizeStart: Int {
    let end = hasDate ? dateStart - 2 : width - 1
    return hasSize ? end - FileSize.columnWidth : end + 1
  }
}

extension Canvas {
  func write(
    _ text: String, in columns: Range<Int>, y: Int, alignment: Text.Alignment = .leading, style: Style
  ) {
    guard !columns.isEmpty else { return }
    write(text, x: columns.lowerBound, y: y, width: columns.count, alignment: alignment, style: style)
  }
}

extension ListRow {
  func write(_ text: String, in columns: Range<Int>, style: Style) {
    canvas.write(text, in: columns, y: 0, style: self.style(style))
  }
}
