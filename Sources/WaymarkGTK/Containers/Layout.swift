#if GTK && canImport(CGTK4)
  import CGTK4

  /// When GTK lays a window's content out, and says so.
  @MainActor
  enum Layout {
    /// How many windows are being laid out, or are in the middle of a frame, where GTK lays out a part alone: what it changes
    /// meanwhile is not what the user wants.
    static var depth = 0

    /// Calls a closure whenever a bin's content has been laid out, in the middle of a frame.
    static func watch(_ bin: WidgetPointer, _ didLayOut: @escaping @MainActor () -> Void) {
      let callback: @convention(c) (UnsafeMutableRawPointer, gboolean) -> Void = { data, begins in
        let watcher = Unmanaged<LayoutWatcher>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { watcher.tell(begins) }
      }
      let watcher = Unmanaged.passRetained(LayoutWatcher(didLayOut)).toOpaque()
      waymark_bin_watch(bin, unsafeBitCast(callback, to: GCallback.self), watcher) { data in
        if let data { Unmanaged<LayoutWatcher>.fromOpaque(data).release() }
      }
    }
  }

  private final class LayoutWatcher: Sendable {
    let didLayOut: @MainActor () -> Void

    init(_ didLayOut: @escaping @MainActor () -> Void) {
      self.didLayOut = didLayOut
    }

    @MainActor func tell(_ begins: gboolean) {
      Layout.depth += begins != 0 ? 1 : -1
      if begins == 0 { didLayOut() }
    }
  }
#endif
