import WaymarkInspector
import WaymarkTerminal

/// A record in a row of a list.
struct RecordRow {
  private let record: TailRow
  private let namesFault: Bool
  private let namesWindow: Bool

  /// - Parameters:
  ///   - record: The record.
  ///   - namesFault: Whether the row says what went wrong instead of naming the record's kind.
  ///   - namesWindow: Whether the row names the record's window, because there are several.
  init(_ record: TailRow, namesFault: Bool, namesWindow: Bool) {
    (self.record, self.namesFault, self.namesWindow) = (record, namesFault, namesWindow)
  }

  @MainActor
  func draw(_ row: ListRow) {
    let canvas = row.canvas
    let width = canvas.width
    var x = 1
    func write(_ text: String, _ cells: Int, _ style: Style, _ alignment: Text.Alignment = .leading) {
      canvas.write(text, x: x, y: 0, width: max(0, cells), alignment: alignment, style: row.style(style))
      x += cells + 1
    }
    if width >= 60 { write(record.time?.clock ?? "", 11, .dim, .trailing) }
    write(record.isFault ? "!" : "", 1, OutcomeLook.fault)
    if namesWindow { write(record.window.map { "w\($0)" } ?? "", 2, .dim) }
    write(record.navigation.map { "#\($0)" } ?? "", 5, .dim)
    if namesFault {
      let fault = record.fault ?? (record.misfit == nil ? "" : "does not fit")
      write(fault, width >= 46 ? 14 : 11, OutcomeLook.fault)
    } else {
      write(record.kind, width >= 46 ? 9 : 7, record.isChange ? .bold : .plain)
    }
    write(record.misfit ?? record.text, width - x, record.isFault ? OutcomeLook.fault : .plain)
  }
}
