import BrowseCore
import WaymarkTerminal

/// The bookmarks or the recent files in a terminal.
final class PlacesScreen: TerminalScreen {
  let model: PlacesModel

  init(_ model: PlacesModel) {
    self.model = model
  }

  var title: String { model.list == .bookmarks ? "Bookmarks" : "Recent" }

  var hints: [KeyHint] {
    (model.canUndoMove ? [KeyHint("u", "move back")] : []) + [
      KeyHint("Enter", "open"), KeyHint("b", model.list == .bookmarks ? "remove" : "bookmark"),
      KeyHint("i", "info"), KeyHint("e", "note"), KeyHint("m", "move"), KeyHint("?", "help"),
      KeyHint("q", "quit"),
    ]
  }

  func draw(on canvas: Canvas) {
    let rows = model.rows(height: max(0, canvas.height - 1))
    guard !rows.isEmpty else {
      let message =
        model.list == .bookmarks
        ? Message("No bookmarks yet", "Press b on a file or a folder to find it here again.")
        : Message("Nothing viewed yet", "The files you view are listed here, the last one first.")
      message.draw(on: canvas)
      return
    }
    let columns = Columns(width: canvas.width, hasSize: false, hasDate: model.list == .recent)
    let nameWidth = max(1, min(columns.name.count / 2, 32))
    let name = columns.name.prefix(nameWidth)
    let folder = (name.upperBound + 2)..<max(name.upperBound + 2, columns.name.upperBound)
    canvas.write("Name", in: name, y: 0, style: Look.heading)
    canvas.write("Folder", in: folder, y: 0, style: Look.heading)
    canvas.write("Viewed", in: columns.date, y: 0, style: Look.heading)
    let list = canvas.region(x: 0, y: 1, width: canvas.width, height: canvas.height - 1)
    for (row, place) in zip(model.cursor.rows(on: list, selection: Look.selection), rows) {
      let sign = place.kind.map(Look.sign) ?? " (gone)"
      row.write(place.name + sign, in: name, style: Look.style(of: place.kind))
      row.write(place.folder, in: folder, style: Look.faint)
      row.write(place.date, in: columns.date, style: Look.faint)
    }
  }

  func handle(_ key: Key) -> Bool {
    if model.cursor.handle(key, letters: true) { return true }
    switch key {
    case .enter, .right, .character("l"): model.open()
    case .character("b"): model.toggleBookmark()
    case .character("i"): model.showInformation()
    case .character("e"): model.writeNote()
    case .character("m"): model.move()
    case .character("u"): model.undoMove()
    default: return false
    }
    return true
  }
}
