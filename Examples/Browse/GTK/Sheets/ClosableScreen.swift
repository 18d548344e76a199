#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// Something to read, with a button that closes it; the key that opened it closes it too.
  @MainActor
  class ClosableScreen: BrowseScreen {
    private let key: Character
    private let close: @MainActor () -> Void
    private var button: WidgetPointer?

    init(_ content: WidgetPointer, key: Character, close: @escaping @MainActor () -> Void) {
      self.key = key
      self.close = close
      super.init()
      append(Controls.scrolled(content))
      let button = Controls.button("_Close", action: close)
      self.button = button
      gtk_widget_set_halign(button, GTK_ALIGN_END)
      Controls.setMargins(button, 12)
      append(button)
    }

    override func takeFocus() -> Bool { button.map { gtk_widget_grab_focus($0) != 0 } ?? false }

    override func handle(_ press: KeyPress) -> Bool {
      guard press.character == key || press.key == GDK_KEY_BackSpace else { return false }
      close()
      return true
    }
  }
#endif
