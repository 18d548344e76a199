import BrowseCore
import Waymark
import WaymarkTerminal

/// A folder in a terminal.
final class FolderScreen: TerminalScreen {
  let model: FolderModel
  /// The filter while it is being typed.
  private var field: TerminalTextField?
  private let edit: @MainActor (FilePath) -> Void

  init(_ model: FolderModel, edit: @escaping @MainActor (FilePath) -> Void) {
    self.model = model
    self.edit = edit
  }

  var title: String { model.path.name }

  var hints: [KeyHint] {
    if field != nil {
      return [KeyHint("Enter", "open"), KeyHint("↑↓", "choose"), KeyHint("Esc", "show all")]
    }
    return [KeyHint("Enter", "open"), KeyHint("Backspace", "back")] + Look.hints + [
      KeyHint("/", "filter"), KeyHint("b", "bookmark"), KeyHint("i", "information"), KeyHint("e", "note"),
      KeyHint("o", "edit"), KeyHint("s", "sort"), KeyHint(".", "hidden files"), KeyHint("r", "read again"),
    ] + Look.listHints
  }

  // MARK: - Drawing

  func draw(on canvas: Canvas) {
    model.refresh()
    if let problem = model.problem { return Message(problem).draw(on: canvas) }
    let columns = Columns(width: canvas.width)
    canvas.write("Name", in: columns.name, style: Look.faint)
    canvas.write("Size", in: columns.size, alignment: .trailing, style: Look.faint)
    canvas.write("Modified", in: columns.date, style: Look.faint)
    drawRows(
      on: canvas.region(x: 0, y: 1, width: canvas.width, height: max(0, canvas.height - 2)), columns)
    drawBar(on: canvas.region(x: 0, y: canvas.height - 1, width: canvas.width, height: 1))
  }

  private func drawRows(on canvas: Canvas, _ columns: Columns) {
    if model.cursor.count == 0 {
      let message =
        model.filter.isEmpty
        ? Message("This folder is empty", style: Look.faint)
        : Message("No name holds “\(model.filter)”", style: Look.faint, "Esc shows all names.")
      message.draw(on: canvas)
    }
    for row in model.cursor.rows(on: canvas, selection: Look.selection) {
      guard let file = model.row(at: row.index) else { continue }
      if file.isBookmarked { row.canvas.write("★", x: 0, y: 0, style: row.style(Look.bookmark)) }
      if file.hasNote { row.canvas.write("✎", x: 1, y: 0, style: row.style(Look.note)) }
      row.write(file.name + Look.sign(of: file.kind), in: columns.name, style: Look.style(of: file.kind))
      row.write(file.size, in: columns.size, alignment: .trailing, style: Look.faint)
      row.write(file.date, in: columns.date, style: Look.faint)
    }
  }

  /// The last line: the filter if there is one, and how many rows there are.
  private func drawBar(on canvas: Canvas) {
    let count = FileFormat.grouped(model.cursor.count)
    var text = count == "1" ? "1 item" : "\(count) items"
    if field != nil || !model.filter.isEmpty {
      text = "\(count) of \(FileFormat.grouped(model.totalCount))"
      drawFilter(on: canvas.region(x: 1, y: 0, width: canvas.width - Text.width(text) - 3, height: 1))
    } else if model.cursor.count > 0 {
      text = "\(FileFormat.grouped(model.cursor.index + 1)) of \(text)"
    }
    text = model.listingNote + text
    let x = max(0, canvas.width - Text.width(text) - 1)
    canvas.write(text, x: x, y: 0, style: Look.faint)
  }

  private func drawFilter(on canvas: Canvas) {
    let start = canvas.write("/", x: 0, y: 0, style: Look.prompt)
    let room = canvas.region(x: start, y: 0, width: max(1, canvas.width - start), height: 1)
    let shown = field ?? TerminalTextField(model.filter)
    shown.draw(on: room, style: .bold, hasKeys: field != nil)
  }

  // MARK: - Keys

  func handle(_ key: Key) -> Bool {
    if field != nil { return handleInFilter(key) }
    if model.cursor.handle(key, letters: true) { return true }
    switch key {
    case .enter, .right, .character("l"): model.open()
    case .backspace, .left, .character("h"): model.goBack()
    case .escape where !model.filter.isEmpty: model.setFilter("")
    case .character("/") where model.problem == nil: field = TerminalTextField(model.filter)
    case .character("s"): model.changeOrder()
    case .character("."): model.toggleHidden()
    case .character("o"): if let selection = model.selection { edit(selection) }
    case .character("b"): model.toggleBookmark()
    case .character("i"): model.showInformation()
    case .character("e"): model.writeNote()
    case .character("r"), .control("r"), .function(5): model.reload()
    default: return false
    }
    return true
  }

  private func handleInFilter(_ key: Key) -> Bool {
    if model.cursor.handle(key) { return true }
    switch key {
    case .backspace where field?.isEmpty == true: field = nil
    case .escape:
      field = nil
      model.setFilter("")
    case .enter:
      field = nil
      model.open()
    default:
      guard field?.handle(key) == true else { return false }
      model.setFilter(field?.text ?? "")
    }
    return true
  }
}
