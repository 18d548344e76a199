import BrowseCore
import WaymarkTerminal

/// Where in a row name, size and date are; names are cut before sizes and dates are left out.
struct Columns {
  private static let gutter = 3

  let name: Range<Int>
  let size: Range<Int>
  let date: Range<Int>

  init(width: Int, hasSize: Bool = true, hasDate: Bool = true) {
    var end = max(Self.gutter + 1, width - 1)
    func take(_ count: Int, _ isThere: Bool) -> Range<Int> {
      guard isThere else { return end..<end }
      let range = end - count..<end
      end = range.lowerBound - 2
      return range
    }
    date = take(FileFormat.dateWidth, hasDate && width >= 40)
    size = take(FileFormat.sizeWidth, hasSize && width >= 24)
    name = Self.gutter..<end
  }
}

extension Canvas {
  /// Writes a text into columns of cells; nothing where they are empty.
  func write(
    _ text: String, in columns: Range<Int>, y: Int = 0, alignment: Text.Alignment = .leading, style: Style
  ) {
    guard !columns.isEmpty else { return }
    write(text, x: columns.lowerBound, y: y, width: columns.count, alignment: alignment, style: style)
  }
}

extension ListRow {
  /// Writes a text into columns of cells, in the row's own look where it is chosen.
  func write(_ text: String, in columns: Range<Int>, alignment: Text.Alignment = .leading, style: Style) {
    canvas.write(text, in: columns, alignment: alignment, style: self.style(style))
  }
}
