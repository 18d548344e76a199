#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// The sheet with a file's record, in a window; the key that opened it closes it too.
  final class InformationScreen: BrowseScreen {
    private let model: InformationModel
    private let button: WidgetPointer

    init(_ model: InformationModel) {
      self.model = model
      button = Controls.button("_Close") { model.close() }
      super.init()
      append(Controls.scrolled(Self.grid(model.lines)))
      gtk_widget_set_halign(button, GTK_ALIGN_END)
      Controls.setMargins(button, 12)
      append(button)
    }

    override var title: String { "Information" }

    override func preferredSize(for style: Presentation.Style) -> (width: Int, height: Int)? { (520, 420) }

    override func takeFocus() -> Bool { gtk_widget_grab_focus(button) != 0 }

    override func handle(_ press: KeyPress) -> Bool {
      guard press.character == "i" || press.key == GDK_KEY_BackSpace else { return false }
      model.close()
      return true
    }

    /// Pairs of texts, one below the other.
    private static func grid(_ pairs: [(String, String)]) -> WidgetPointer {
      let grid: WidgetPointer = gtk_grid_new()
      gtk_grid_set_column_spacing(grid.cast(), 18)
      gtk_grid_set_row_spacing(grid.cast(), 8)
      Controls.setMargins(grid, 18)
      for (row, (first, second)) in pairs.enumerated() {
        let label = Controls.label(first, styles: "dim-label", alignment: 1)
        gtk_widget_set_valign(label, GTK_ALIGN_START)
        let value = Controls.paragraph(second)
        // A text that can be marked takes the keyboard in turn, and its label says then what it is about.
        gtk_label_set_selectable(value.opaque, 1)
        waymark_set_accessible_label(value, "\(first): \(second)")
        gtk_widget_set_hexpand(value, 1)
        gtk_grid_attach(grid.cast(), label, 0, gint(row), 1, 1)
        gtk_grid_attach(grid.cast(), value, 1, gint(row), 1, 1)
      }
      return grid
    }
  }
#endif
