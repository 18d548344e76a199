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
          let handler = Unmanaged<KeyHandler>.fromOpaque(data).takeUnretainedValue()
          let press = KeyPress(
            Int32(bitPattern: key), isControl: state & GDK_CONTROL_MASK.rawValue != 0,
            isAlt: state & GDK_ALT_MASK.rawValue != 0, isShift: state & GDK_SHIFT_MASK.rawValue != 0)
          return MainActor.assumeIsolated { handler.body(press) } ? 1 : 0
        }
      let handler = Unmanaged.passRetained(KeyHandler(body)).toOpaque()
      waymark_connect(
        UnsafeMutableRawPointer(controller), "key-pressed", unsafeBitCast(callback, to: GCallback.self),
        handler
      ) { data, _ in
        if let data { Unmanaged<KeyHandler>.fromOpaque(data).release() }
      }
      gtk_widget_add_controller(widget, controller)
    }
  }

  private final class KeyHandler: Sendable {
    let body: @MainActor (KeyPress) -> Bool

    init(_ body: @escaping @MainActor (KeyPress) -> Bool) {
      self.body = body
    }
  }
#endif
