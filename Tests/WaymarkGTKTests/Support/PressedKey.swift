#if GTK && canImport(CGTK4)
  import CGTK4
  import WaymarkGTK

  /// A key that is pressed in a window, as GTK tells it.
  @MainActor
  enum PressedKey {
    /// Presses a key that no widget inside uses.
    ///
    /// - Parameters:
    ///   - key: The key: one of GDK's `GDK_KEY_` constants.
    ///   - window: The window that has the keyboard.
    /// - Returns: Whether somebody used it.
    static func press(_ key: Int32, in window: WidgetPointer) -> Bool {
      let controllers = gtk_widget_observe_controllers(window)
      defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
      var isUsed = false
      for index in 0..<g_list_model_get_n_items(controllers) where !isUsed {
        guard let item = g_list_model_get_item(controllers, index) else { continue }
        defer { g_object_unref(item) }
        guard waymark_is(item, gtk_event_controller_key_get_type()) != 0 else { continue }
        var values = [GValue](repeating: GValue(), count: 4)
        g_value_init(&values[0], gtk_event_controller_key_get_type())
        g_value_set_object(&values[0], item)
        for index in 1...2 { g_value_init(&values[index], GType(7 << 2)) }
        g_value_set_uint(&values[1], guint(bitPattern: key))
        g_value_init(&values[3], gdk_modifier_type_get_type())
        var result = GValue()
        g_value_init(&result, GType(5 << 2))
        g_signal_emitv(
          values, g_signal_lookup("key-pressed", gtk_event_controller_key_get_type()), 0, &result)
        isUsed = g_value_get_boolean(&result) != 0
        g_value_unset(&values[0])
      }
      return isUsed
    }
  }
#endif
