#if GTK && canImport(CGTK4)
  import CGTK4

  extension Signals {
    /// Calls a closure when the mouse wheel is turned over a widget.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - body: The closure; gets the distance in notches, which is positive downwards and negative upwards.
    public static func scrolling(in widget: WidgetPointer, _ body: @escaping @MainActor (Double) -> Void) {
      guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL) else {
        return
      }
      let callback: @convention(c) (UnsafeMutableRawPointer, Double, Double) -> gboolean = {
        data, _, distance in
        let handler = Unmanaged<ScrollHandler>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { handler.body(distance) }
        return 1
      }
      let handler = Unmanaged.passRetained(ScrollHandler(body)).toOpaque()
      waymark_connect(
        UnsafeMutableRawPointer(controller), "scroll", unsafeBitCast(callback, to: GCallback.self), handler
      ) { data, _ in
        if let data { Unmanaged<ScrollHandler>.fromOpaque(data).release() }
      }
      gtk_widget_add_controller(widget, controller)
    }
  }

  private final class ScrollHandler: Sendable {
    let body: @MainActor (Double) -> Void

    init(_ body: @escaping @MainActor (Double) -> Void) {
      self.body = body
    }
  }
#endif
