#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// Which key does what.
  final class HelpScreen: ClosableScreen {
    private static let keys: [(String, String)] = [
      ("↑ ↓ PgUp PgDn", "choose a row, or scroll"),
      ("Enter", "go into a folder, view a file"),
      ("⌫  Alt+←  Esc", "go back, close"),
      ("/  Ctrl+F", "filter by a part of the name; Esc shows all"),
      ("Ctrl+L", "go to a path or a link"),
      ("b", "add a bookmark, or remove it"),
      ("i", "information about a file or a folder"),
      ("e", "write a note on it; Ctrl+S saves it"),
      ("x", "in a file: as bytes, or as text"),
      ("r  F5", "read the folder again"),
      ("Alt+1 … Alt+3", "go to Files, Bookmarks, Recent"),
      ("Ctrl+PgUp PgDn", "go to the tab beside"),
      ("F6", "go to the other pane"),
      ("F12", "the history: go back to a moment, and return"),
      ("?  F1", "this help"),
      ("Ctrl+Q", "quit"),
    ]

    init(_ model: ClosableModel) {
      super.init(PairGrid.make(Self.keys, isFirstStrong: true), key: "?") { model.close() }
    }

    override var title: String { "Help" }

    override func preferredSize(for style: Presentation.Style) -> (width: Int, height: Int)? { (540, 540) }
  }
#endif
