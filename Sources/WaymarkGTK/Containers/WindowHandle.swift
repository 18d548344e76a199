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

    /// Whether GTK has let go of it.
    private var isGone = false

    /// Whether GTK has shown it and has not hidden all of it since.
    var isMapped = false {
      didSet { if isMapped { Self.mapped.insert(pointer) } else { Self.mapped.remove(pointer) } }
    }

    /// The windows that GTK has shown and has not hidden all of since.
    private nonisolated(unsafe) static var mapped: Set<UnsafeMutableRawPointer> = []

    /// Whether GTK is in the middle of hiding it, as it does first with a window that is destroyed.
    var isGoing: Bool { Self.mapped.contains(pointer) && Self.isHidden(pointer) }

    private static func isHidden(_ pointer: UnsafeMutableRawPointer) -> Bool {
      gtk_widget_get_visible(pointer.assumingMemoryBound(to: GtkWidget.self)) == 0
    }

    func wasDestroyed() {
      (isDestroyed, isGone) = (true, true)
      isMapped = false
    }

    /// Has the window's surface ask the window for its size no more, before the surface is given up.
    ///
    /// GTK 4.8 leaves that handler on the surface when it takes its others away, so a surface that is laid out once
    /// more would ask a window that is freed.
    func surfaceIsGoing() {
      let native = OpaquePointer(pointer)
      guard let surface = gtk_native_get_surface(native) else { return }
      g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(surface),
        GSignalMatchType(rawValue: G_SIGNAL_MATCH_DATA.rawValue | G_SIGNAL_MATCH_ID.rawValue),
        g_signal_lookup("compute-size", gdk_toplevel_get_type()), 0, nil, nil, pointer)
    }

    /// Takes the window away, if it is still there.
    func destroy() {
      guard !isDestroyed else { return }
      isDestroyed = true
      // The widgets in a window hear that GTK hides it, and others may be in the middle of destroying it. GTK 4.8 cannot do that twice,
      // nor destroy another window meanwhile: it takes the one off its list that stands where that one stood before.
      if Self.mapped.contains(where: Self.isHidden) {
        Task { @MainActor in self.leave() }
      } else {
        leave()
      }
    }

    private func leave() {
      if !isGone { gtk_window_destroy(pointer.assumingMemoryBound(to: GtkWindow.self)) }
    }
  }
#endif
