import BrowseCore
import WaymarkTerminal

extension TerminalPairsScreen {
  /// The sheet with what is known about a file.
  convenience init(_ model: InformationModel) {
    self.init(
      "Information", model.lines.map { ($0.label, $0.value) }, key: "i"
    ) { model.close() }
  }

  /// The sheet that says which key does what.
  convenience init(_ model: ClosableModel) {
    self.init("Help", Self.keys, key: "?") { model.close() }
  }

  private static let keys = [
    ("↑ ↓  k j", "choose the row above or below, or scroll"),
    ("PgUp PgDn", "go a page up or down (Space: down)"),
    ("Home End  g G", "go to the first or the last row"),
    ("Enter → l", "go into a folder, view a file"),
    ("Backspace ← h", "go back"),
    ("/", "in a folder: filter by a part of the name; Esc shows all"),
    ("/ n", "in a file: find a text, and find it again"),
    ("l x", "in a file: line numbers, and the bytes"),
    ("s .", "in a folder: sort by name, size or date; leave out hidden files"),
    (":", "go to a path"),
    ("o", "edit with $VISUAL or $EDITOR"),
    ("b", "add a bookmark, or remove it"),
    ("i", "information about a file or a folder"),
    ("e", "write a note on it"),
    ("Ctrl-S Esc Ctrl-Q", "in a note: save, go back, quit"),
    ("r", "read the folder again"),
    ("1 2 3", "go to Files, Bookmarks, Recent"),
    ("Tab", "go to the other pane"),
    ("F12", "the history: go back to a moment, keep it or return"),
    ("?", "this help"),
    ("q", "quit"),
  ]
}
