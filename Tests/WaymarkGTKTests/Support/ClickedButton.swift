#if GTK && canImport(CGTK4)
  import CGTK4
  import WaymarkGTK

  /// A button that is clicked, as GTK tells it.
  @MainActor
  enum ClickedButton {
    static func click(_ button: WidgetPointer) {
      var value = GValue()
      g_value_init(&value, gtk_button_get_type())
      g_value_set_object(&value, button)
      g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
      g_value_unset(&value)
    }
  }
#endif
