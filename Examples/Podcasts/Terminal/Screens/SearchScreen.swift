import PodcastsCatalogue
import PodcastsShows
import WaymarkTerminal

/// A field for what is looked for, and what was found.
final class SearchScreen: TerminalScreen {
  private let model: SearchModel
  private var field: TextField
  private var cursor = ListCursor()

  init(_ model: SearchModel) {
    self.model = model
    field = TextField(model.query)
  }

  var title: String { "Search" }

  var hints: [KeyHint] { [KeyHint("↑↓", "move"), KeyHint("Enter", "open")] }

  func draw(on canvas: Canvas) {
    canvas.write("Find:", x: 1, y: 1, style: .bold)
    field.draw(
      on: canvas.region(x: 7, y: 1, width: max(0, canvas.width - 8), height: 1),
      placeholder: "a word of a title")
    let list = canvas.region(x: 0, y: 3, width: canvas.width, height: max(0, canvas.height - 3))
    let results = model.results
    if results.isEmpty, !model.query.isEmpty {
      _ = list.write("Nothing found.", x: 1, y: 0)
      return
    }
    cursor.draw(results.map { ($0.title, Catalogue.show($0.id.show)?.title ?? "") }, on: list)
  }

  func handle(_ key: Key) -> Bool {
    let results = model.results
    if cursor.handle(key, count: results.count, letters: false) { return true }
    if key == .enter {
      if results.indices.contains(cursor.index) { model.open(results[cursor.index]) }
      return true
    }
    guard field.handle(key) else { return false }
    model.query = field.text
    return true
  }
}
