#if GTK && canImport(CGTK4)
  import CGTK4

  /// A window that GTK owns, and whether it is still there.
  ///
  /// A reference of one's own would keep GTK from disposing of a window that others destroy, and from saying so.
  /// It is used on the main thread alone.
  final class WindowHandle: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer

    /// Whether the window is gone, by whoever destroyed it.
    private(set) var isDestroyed = false

    init(_ window: WidgetPointer) {
      pointer = UnsafeMutableRawPointer(window)
    }

    func wasDestroyed() { isDestroyed = true }

    /// Takes the window away, if it is still there.
    func destroy() {
      guard !isDestroyed else { return }
      isDestroyed = true
      gtk_window_destroy(pointer.assumingMemoryBound(to: GtkWindow.self))
    }
  }
#endif
