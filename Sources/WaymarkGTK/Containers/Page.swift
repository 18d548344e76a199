#if GTK && canImport(CGTK4)
  import Waymark

  /// An entry's screen and its place among GTK's widgets.
  @MainActor
  final class Page {
    let id: EntryID
    let screen: any GTKScreen
    let widget: ObjectReference

    /// Whether it has been on top before.
    var hasAppeared = false

    init(_ id: EntryID, _ screen: any GTKScreen) {
      self.id = id
      self.screen = screen
      widget = ObjectReference(screen.widget)
    }
  }
#endif
