import BrowseCore
import WaymarkTerminal

/// The bookmarks or the recent files in a terminal.
final class PlacesScreen: TerminalScreen {
  let model: PlacesModel

  init(_ model: PlacesModel) { self.model = model }

  var title: String { model.list == .bookmarks ? "Bookmarks" : "Recent" }

  var hints: [KeyHint] {
    [KeyHint("Enter", "open")] + Look.hints + [
      KeyHint("b", model.list == .bookmarks ? "remove" : "bookmark"), KeyHint("i", "information"),
      KeyHint("e", "note"),
    ] + Look.listHints
  }

  func draw(on canvas: Canvas) {
    guard model.selection != nil else {
      let message =
        model.list == .bookmarks
        ? Message("No bookmarks yet", "Press b on a file or a folder to find it here again.")
        : Message("Nothing viewed yet", "The files you view are listed here, the last one first.")
      return message.draw(on: canvas)
    }
    let columns = Columns(width: canvas.width, hasSize: false, hasDate: model.list == .recent)
    let name = columns.name.prefix(max(1, min(columns.name.count / 2, 32)))
    let folder = name.upperBound + 2..<max(name.upperBound + 2, columns.name.upperBound)
    canvas.write("Name", in: name, style: Look.faint)
    canvas.write("Folder", in: folder, style: Look.faint)
    canvas.write("Viewed", in: columns.date, style: Look.faint)
    let list = canvas.region(x: 0, y: 1, width: canvas.width, height: max(0, canvas.height - 1))
    for row in model.cursor.rows(on: list, selection: Look.selection) {
      guard let place = model.row(at: row.index) else { continue }
      row.write(place.name + Look.sign(of: place.kind), in: name, style: Look.style(of: place.kind))
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
    default: return false
    }
    return true
  }
}
