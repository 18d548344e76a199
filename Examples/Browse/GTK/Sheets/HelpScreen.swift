#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// Which key does what.
  final class HelpScreen: BrowseScreen {
    private static let keys: [(String, String)] = [
      ("↑ ↓ PgUp PgDn", "choose a row, or scroll"),
      ("Enter", "go into a folder, view a file"),
      ("⌫  Alt+←  Esc", "go back, close"),
      ("/  Ctrl+F", "filter by a part of the name; Esc shows all"),
      ("Ctrl+L", "go to a path or a link"),
      ("b", "add a bookmark, or remove it"),
      ("i", "information about a file or a folder"),
      ("e", "write a note on it; Ctrl+S saves it"),
      ("m", "move a file or a folder to another folder"),
      ("x", "in a file: as bytes, or as text"),
      ("r  F5", "read the folder again"),
      ("Alt+1 … Alt+3", "go to Files, Bookmarks, Recent"),
      ("Ctrl+PgUp PgDn", "go to the tab beside"),
      ("?  F1", "this help"),
      ("Ctrl+Q", "quit"),
    ]

    let model: HelpModel
    private var close: WidgetPointer?

    init(_ model: HelpModel) {
      self.model = model
      super.init()
      append(Controls.scrolled(PairGrid.make(Self.keys, isFirstStrong: true)))
      let close = Controls.button("_Close") { [weak self] in self?.model.close() }
      self.close = close
      gtk_widget_set_halign(close, GTK_ALIGN_END)
      Controls.setMargins(close, 12)
      append(close)
    }

    override func takeFocus() -> Bool { close.map { gtk_widget_grab_focus($0) != 0 } ?? false }

    override var title: String { "Help" }

    override func preferredSize(for style: ModalStyle) -> (width: Int, height: Int)? { (540, 560) }

    override func handle(_ press: KeyPress) -> Bool {
      guard press.character == "?" || press.key == GDK_KEY_BackSpace else { return false }
      model.close()
      return true
    }
  }
#endif
