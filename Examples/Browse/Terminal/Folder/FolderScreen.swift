import BrowseCore
import Waymark
import WaymarkTerminal

/// A folder in a terminal.
final class FolderScreen: TerminalScreen {
  let model: FolderModel
  /// The filter as it is typed.
  var typedFilter = TerminalTextField()

  init(_ model: FolderModel) {
    self.model = model
    model.onChange = { [weak self] in self?.setNeedsDisplay() }
  }

  var title: String { model.path.isRoot ? "/" : model.path.lastComponent }

  var hints: [KeyHint] {
    if model.isFiltering {
      return [KeyHint("Enter", "open"), KeyHint("↑↓", "choose"), KeyHint("Esc", "show all")]
    }
    if case .failure = model.contents {
      return [
        KeyHint("⌫", "back"), KeyHint("r", "try again"), KeyHint("i", "info"), KeyHint("?", "help"),
        KeyHint("q", "quit"),
      ]
    }
    // What can be taken back is said first: it is what a slip of the finger calls for.
    return (model.canUndoMove ? [KeyHint("u", "move back")] : []) + [
      KeyHint("Enter", "open"), KeyHint("⌫", "back"), KeyHint("/", "filter"), KeyHint("b", "mark"),
      KeyHint("i", "info"), KeyHint("e", "note"), KeyHint("m", "move"), KeyHint("?", "help"),
      KeyHint("q", "quit"),
    ]
  }

  func draw(on canvas: Canvas) {
    model.refresh(force: false)
    switch model.contents {
    case .failure(let error):
      Message(error).draw(on: canvas)
    case .listing:
      let hasBar = model.isFiltering || !model.filter.isEmpty
      let height = max(0, canvas.height - 2)
      let list = canvas.region(x: 0, y: 1, width: canvas.width, height: height)
      drawHeading(on: canvas)
      drawRows(on: list)
      let bar = canvas.region(x: 0, y: canvas.height - 1, width: canvas.width, height: 1)
      if hasBar { drawFilter(on: bar) } else { drawCount(on: bar) }
    }
  }

  private func drawHeading(on canvas: Canvas) {
    let columns = Columns(width: canvas.width)
    canvas.write("Name", in: columns.name, y: 0, style: Look.heading)
    canvas.write("Size", in: columns.size, y: 0, alignment: .trailing, style: Look.heading)
    canvas.write("Modified", in: columns.date, y: 0, style: Look.heading)
  }

  private func drawRows(on canvas: Canvas) {
    let rows = model.rows(height: canvas.height)
    if rows.isEmpty {
      let message =
        model.filter.isEmpty
        ? Message("This folder is empty", style: Look.faint)
        : Message("No name holds “\(model.filter)”", style: Look.faint, "Esc shows all names.")
      message.draw(on: canvas)
    }
    let columns = Columns(width: canvas.width)
    for (row, file) in zip(model.cursor.rows(on: canvas, selection: Look.selection), rows) {
      if file.isBookmarked { row.canvas.write("★", x: 0, y: 0, style: row.style(Look.bookmark)) }
      if file.hasNote { row.canvas.write("✎", x: 1, y: 0, style: row.style(Look.note)) }
      let name = file.name + Look.sign(of: file.kind)
      row.write(name, in: columns.name, style: Look.style(of: file.kind))
      row.write(file.size, in: columns.size, style: Look.faint)
      row.write(file.date, in: columns.date, style: Look.faint)
    }
  }

  private func drawCount(on canvas: Canvas) {
    let count = model.count
    var text = count == 1 ? "1 item" : "\(FileSize.grouped(Int64(count))) items"
    if count > 0 { text = "\(FileSize.grouped(Int64(model.cursor.index + 1))) of \(text)" }
    canvas.write(text, x: 0, y: 0, width: canvas.width - 1, alignment: .trailing, style: Look.faint)
  }

  private func drawFilter(on canvas: Canvas) {
    let count = "\(FileSize.grouped(Int64(model.count))) of \(FileSize.grouped(Int64(model.totalCount)))"
    let room = max(1, canvas.width - count.utf8.count - 4)
    let start = canvas.write("/", x: 1, y: 0, style: Look.prompt)
    takeOverFilter()
    // The cursor has a cell of its own behind the text.
    let field = canvas.region(x: start, y: 0, width: room + 1, height: 1)
    let end = min(room, typedFilter.draw(on: field, style: .bold, hasKeys: model.isFiltering))
    canvas.write(count, x: 0, y: 0, alignment: .trailing, from: start + end + 1, style: Look.faint)
  }
}

extension Canvas {
  /// Writes at the right side, keeping clear of what is at the left.
  fileprivate func write(
    _ text: String, x: Int, y: Int, alignment: Text.Alignment, from start: Int, style: Style
  ) {
    guard width - 1 - start >= Text.width(text) else { return }
    write(text, x: start, y: y, width: width - 1 - start, alignment: alignment, style: style)
  }
}
