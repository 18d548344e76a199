#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// The sheet with a file's record, in a window.
  final class InformationScreen: ClosableScreen {
    init(_ model: InformationModel) {
      let pairs = PairGrid.make(model.lines.map { ($0.label, $0.value) }, isFirstStrong: false)
      super.init(pairs, key: "i") { model.close() }
    }

    override var title: String { "Information" }

    override func preferredSize(for style: Presentation.Style) -> (width: Int, height: Int)? { (520, 420) }
  }

  /// Pairs of texts, one below the other.
  @MainActor
  enum PairGrid {
    static func make(_ pairs: [(String, String)], isFirstStrong: Bool) -> WidgetPointer {
      let grid: WidgetPointer = gtk_grid_new()
      gtk_grid_set_column_spacing(grid.cast(), 18)
      gtk_grid_set_row_spacing(grid.cast(), 8)
      Controls.setMargins(grid, 18)
      for (row, (first, second)) in pairs.enumerated() {
        let label = Controls.label(
          first, styles: isFirstStrong ? "heading" : "dim-label", alignment: isFirstStrong ? 0 : 1)
        gtk_widget_set_valign(label, GTK_ALIGN_START)
        let value = Controls.paragraph(second)
        // A text that can be marked takes the keyboard in turn, and its label says then what it is about.
        gtk_label_set_selectable(value.opaque, isFirstStrong ? 0 : 1)
        if !isFirstStrong { waymark_set_accessible_label(value, "\(first): \(second)") }
        gtk_widget_set_hexpand(value, 1)
        gtk_grid_attach(grid.cast(), label, 0, gint(row), 1, 1)
        gtk_grid_attach(grid.cast(), value, 1, gint(row), 1, 1)
      }
      return grid
    }
  }
#endif
