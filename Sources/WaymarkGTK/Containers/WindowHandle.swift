#if GTK && canImport(CGTK4)
  import CGTK4

  /// A window that GTK owns, and whether it is still there.
  ///
  /// A reference of one's own would keep GTK from disposing of a window that others destroy, and from saying so.
  /// It is used on the main thread alone.
  final class WindowHandle: @unchecked Sendable {
    /// How far a window is with its end.
    enum Life {
      case there
      /// The host has taken it away, and GTK may not have let go of it.
      case leaving
      case gone
    }

    let pointer: UnsafeMutableRawPointer
    private(set) var life = Life.there

    /// The windows that GTK has shown and has not hidden all of since.
    private nonisolated(unsafe) static var mapped: Set<UnsafeMutableRawPointer> = []

    init(_ window: WidgetPointer) {
      pointer = UnsafeMutableRawPointer(window)
    }

    /// Whether GTK is in the middle of hiding it, as it does first with a window that is destroyed.
    var isGoing: Bool { Self.mapped.contains(pointer) && Self.isHidden(pointer) }

    private static func isHidden(_ pointer: UnsafeMutableRawPointer) -> Bool {
      gtk_widget_get_visible(pointer.assumingMemoryBound(to: GtkWidget.self)) == 0
    }

    func wasMapped() { Self.mapped.insert(pointer) }

    func wasUnmapped() { Self.mapped.remove(pointer) }

    func wasDestroyed() {
      life = .gone
      wasUnmapped()
    }

    /// Has the window's surface ask the window for its size no more, before the surface is given up.
    ///
    /// GTK 4.8 leaves that handler on the surface when it takes its others away, so a surface that is laid out once
    /// more would ask a window that is freed.
    func surfaceIsGoing() {
      guard let surface = gtk_native_get_surface(OpaquePointer(pointer)) else { return }
      g_signal_handlers_disconnect_matched(
        UnsafeMutableRawPointer(surface),
        GSignalMatchType(rawValue: G_SIGNAL_MATCH_DATA.rawValue | G_SIGNAL_MATCH_ID.rawValue),
        g_signal_lookup("compute-size", gdk_toplevel_get_type()), 0, nil, nil, pointer)
    }

    /// Takes the window away, if it is still there.
    func destroy() {
      guard life == .there else { return }
      life = .leaving
      // The widgets in a window hear that GTK hides it, and others may be in the middle of destroying it. GTK 4.8 cannot do that twice,
      // nor destroy another window meanwhile: it takes the one off its list that stands where that one stood before.
      if Self.mapped.contains(where: Self.isHidden) {
        Task { @MainActor in self.leave() }
      } else {
        leave()
      }
    }

    private func leave() {
      if life != .gone { gtk_window_destroy(pointer.assumingMemoryBound(to: GtkWindow.self)) }
    }
  }
#endif
