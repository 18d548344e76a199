import WaymarkInspector
import WaymarkTerminal

/// The rows of a list: columns as wide as their widest values, and the text with all that is left, cut in the middle.
@MainActor
struct WatchTable {
  private let kind: WatchListKind
  private let model: WatchModel
  private let barWidth: Int

  init(_ kind: WatchListKind, _ model: WatchModel, barWidth: Int) {
    (self.kind, self.model, self.barWidth) = (kind, model, barWidth)
  }

  func draw(_ number: Int, on row: ListRow) {
    if kind == .navigations {
      if let navigation = model.timeline.navigation(number) { draw(navigation, on: row) }
    } else if let record = model.timeline[number] {
      draw(record, on: row)
    }
  }

  private func draw(_ navigation: JournalNavigation, on row: ListRow) {
    let look = OutcomeLook(navigation.outcome)
    let isWide = row.canvas.width >= 46
    var cells = Cells(row)
    cells.write(time(navigation.begin, row), .dim)
    cells.write(window(navigation.window), .dim)
    cells.write("#\(navigation.number)", .dim, width: model.widths.number)
    cells.write("\(look.sign) \(look.word)", look.style, width: isWide ? model.widths.outcome : 1)
    if isWide { cells.write(navigation.duration?.inWords ?? "", .plain, width: model.widths.took, .trailing) }
    cells.write(navigation.title, .plain, width: cells.rest - (barWidth > 0 ? barWidth + 1 : 0))
    for sign in NavigationBar(navigation, span: model.span, width: barWidth).signs {
      cells.put(sign.text, sign.style)
    }
  }

  private func draw(_ record: JournalRow, on row: ListRow) {
    let style = record.fault != nil ? Style.fault : .plain
    var cells = Cells(row)
    cells.write(time(record.time, row), .dim)
    cells.write(window(record.window), .dim)
    cells.write(record.fault != nil ? "!" : " ", style)
    cells.write(record.navigation.map { "#\($0.number)" } ?? "", .dim, width: model.widths.number)
    if kind == .problems {
      cells.write(record.fault ?? "", style, width: min(model.widths.fault, 14))
    } else {
      cells.write(record.kind, record.changesTree ? .bold : .plain, width: min(model.widths.kind, 10))
    }
    cells.write(record.text, style, width: cells.rest)
  }

  private func time(_ time: Int, _ row: ListRow) -> String? {
    row.canvas.width >= 60 ? model.timeline.timeOfDay(time) : nil
  }

  private func window(_ number: Int?) -> String? {
    model.timeline.hasSeveralWindows ? number.map { "w\($0)" } ?? "  " : nil
  }

  /// Draws the meanings of the signs of bars, in their colours.
  func drawLegend(on canvas: Canvas) {
    var x = 1
    for sign in NavigationBar.Sign.legend {
      x = canvas.write(sign.text, x: x, y: 0, style: sign.style) + 1
      x = canvas.write(sign.meaning, x: x, y: 0, style: .dim) + 2
    }
  }
}

/// The cells of a row, written from the left.
@MainActor
private struct Cells {
  private let row: ListRow
  private var x = 1

  init(_ row: ListRow) { self.row = row }

  /// The room that is left.
  var rest: Int { max(0, row.canvas.width - x) }

  /// Writes a text and a space, or nothing where there is none to write.
  mutating func write(
    _ text: String?, _ style: Style, width: Int? = nil, _ alignment: Text.Alignment = .leading
  ) {
    guard let text else { return }
    let width = max(0, width ?? Text.width(text))
    let fitted = Text.clipped(text, to: width, at: .middle)
    row.canvas.write(fitted, x: x, y: 0, width: width, alignment: alignment, style: row.style(style))
    x += width + 1
  }

  mutating func put(_ sign: String, _ style: Style) {
    row.canvas.write(sign, x: x, y: 0, style: row.style(style))
    x += 1
  }
}
