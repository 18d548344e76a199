#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// A stack of the tree and the `GtkStack` that shows it, a page for every entry.
  @MainActor
  final class StackNode {
    let pager = Pager()

    /// The entries as the host shows them, or is about to, bottom first.
    var entries: [EntryID] = []
  }
#endif
