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
      let handler = Handler<Bool, Void> { begins in
        depth += begins ? 1 : -1
        if !begins { didLayOut() }
      }
      let callback: @convention(c) (UnsafeMutableRawPointer, gboolean) -> Void = {
        Handler<Bool, Void>.call($0, $1 != 0)
      }
      waymark_bin_watch(
        bin, unsafeBitCast(callback, to: GCallback.self), Unmanaged.passRetained(handler).toOpaque()
      ) { data in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
      }
    }
  }
#endif
