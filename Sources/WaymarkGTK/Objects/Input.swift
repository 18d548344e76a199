#if GTK && canImport(CGTK4)
  import CGTK4

  /// A key that was pressed, as GDK reports it.
  public struct KeyPress: Hashable, Sendable {
    /// The key: one of GDK's `GDK_KEY_` constants.
    public var key: Int32
    /// Whether Control was held.
    public var isControl: Bool
    /// Whether Alt was held.
    public var isAlt: Bool
    /// Whether Shift was held.
    public var isShift: Bool

    /// Makes a key press.
    ///
    /// - Parameters:
    ///   - key: The key: one of GDK's `GDK_KEY_` constants.
    ///   - isControl: Whether Control was held.
    ///   - isAlt: Whether Alt was held.
    ///   - isShift: Whether Shift was held.
    public init(_ key: Int32, isControl: Bool = false, isAlt: Bool = false, isShift: Bool = false) {
      self.key = key
      self.isControl = isControl
      self.isAlt = isAlt
      self.isShift = isShift
    }

    /// The character that the key types; `nil` if it types none, or if Control or Alt was held.
    public var character: Character? {
      guard !isControl, !isAlt, let scalar = Unicode.Scalar(gdk_keyval_to_unicode(guint(key))),
        scalar.value >= 0x20,
        scalar.value != 0x7F
      else { return nil }
      return Character(scalar)
    }
  }

  extension Signals {
    /// Calls a closure for every key press in a widget.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - isFirst: Whether the closure gets a key before the widgets inside; otherwise it gets the keys that
    ///     they do not use.
    ///   - body: The closure; returns whether it used the key.
    public static func keys(
      in widget: WidgetPointer, isFirst: Bool = false, _ body: @escaping @MainActor (KeyPress) -> Bool
    ) {
      guard let controller = gtk_event_controller_key_new() else { return }
      gtk_event_controller_set_propagation_phase(controller, isFirst ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
      let callback:
        @convention(c) (UnsafeMutableRawPointer, guint, guint, GdkModifierType.RawValue) -> gboolean = {
          data, key, _, state in
          let press = KeyPress(
            Int32(bitPattern: key), isControl: state & GDK_CONTROL_MASK.rawValue != 0,
            isAlt: state & GDK_ALT_MASK.rawValue != 0, isShift: state & GDK_SHIFT_MASK.rawValue != 0)
          return Handler<KeyPress, Bool>.call(data, press) ? 1 : 0
        }
      attach(
        Handler(body), unsafeBitCast(callback, to: GCallback.self), "key-pressed",
        UnsafeMutableRawPointer(controller))
      gtk_widget_add_controller(widget, controller)
    }

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
        Handler<Double, Void>.call(data, distance)
        return 1
      }
      attach(
        Handler(body), unsafeBitCast(callback, to: GCallback.self), "scroll",
        UnsafeMutableRawPointer(controller))
      gtk_widget_add_controller(widget, controller)
    }

    /// Calls a closure when a mouse button is pressed in a widget, before the widgets inside hear of it.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - button: The number of the button, which then does nothing else; 0 for any, which goes on to the widgets inside.
    ///   - body: The closure.
    static func presses(in widget: WidgetPointer, button: Int = 0, _ body: @escaping @MainActor () -> Void) {
      guard let gesture = gtk_gesture_click_new() else { return }
      gtk_gesture_single_set_button(gesture, guint(button))
      gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
      connect("pressed", of: UnsafeMutableRawPointer(gesture)) {
        if button != 0 { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
        body()
      }
      gtk_widget_add_controller(widget, gesture)
    }
  }
#endif
