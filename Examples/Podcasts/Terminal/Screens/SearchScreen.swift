import PodcastsCatalogue
import PodcastsShows
import WaymarkTerminal

/// A field for what is looked for, and what was found.
final class SearchScreen: TerminalScreen {
  private let model: SearchModel
  private var field: TerminalTextField
  private var list = TerminalList([Episode]())

  init(_ model: SearchModel) {
    self.model = model
    field = TerminalTextField(model.query)
  }

  var title: String { "Search" }

  var hints: [KeyHint] { [KeyHint("↑↓", "move"), KeyHint("Enter", "open")] }

  func draw(on canvas: Canvas) {
    canvas.write("Find:", x: 1, y: 1, style: .bold)
    field.draw(
      on: canvas.region(x: 7, y: 1, width: max(0, canvas.width - 8), height: 1),
      placeholder: "a word of a title")
    list.items = model.results
    let below = canvas.region(x: 0, y: 3, width: canvas.width, height: max(0, canvas.height - 3))
    for row in list.rows(
      on: below, placeholder: model.query.isEmpty ? "Type to find an episode" : "Nothing found")
    {
      let episode = list[row.index]
      row.write(episode.title, detail: Catalogue.show(episode.id.show)?.title ?? "")
    }
  }

  func handle(_ key: Key) -> Bool {
    list.items = model.results
    if key == .enter {
      if let episode = list.selectedItem { model.open(episode) }
      return true
    }
    // Home and End are the field's.
    if field.handle(key) {
      model.query = field.text
      return true
    }
    return list.handle(key)
  }
}
