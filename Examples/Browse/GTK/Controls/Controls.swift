#if GTK && canImport(CGTK4)
  import CGTK4
  import WaymarkGTK

  /// The controls that screens are put together from, each with a name for assistive technology.
  @MainActor
  enum Controls {
    static func box(_ orientation: GtkOrientation, spacing: Int = 0, _ children: [WidgetPointer] = [])
      -> WidgetPointer
    {
      let box: WidgetPointer = gtk_box_new(orientation, gint(spacing))
      for child in children { gtk_box_append(box.cast(), child) }
      return box
    }

    static func label(_ text: String = "", styles: String..., alignment: Float = 0) -> WidgetPointer {
      let label: WidgetPointer = gtk_label_new(text)
      for style in styles { gtk_widget_add_css_class(label, style) }
      gtk_label_set_xalign(label.opaque, alignment)
      return label
    }

    /// Text that is broken into lines, and can be marked and copied.
    static func paragraph(_ text: String, styles: String..., alignment: Float = 0) -> WidgetPointer {
      let label = label(text, alignment: alignment)
      for style in styles { gtk_widget_add_css_class(label, style) }
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_max_width_chars(label.opaque, 48)
      if alignment == 0.5 { gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER) }
      return label
    }

    static func iconButton(_ icon: String, _ name: String, _ action: @escaping @MainActor () -> Void)
      -> WidgetPointer
    {
      let button: WidgetPointer = gtk_button_new_from_icon_name(icon)
      gtk_widget_set_tooltip_text(button, name)
      waymark_set_accessible_label(button, name)
      gtk_widget_set_focus_on_click(button, 0)
      Signals.connect("clicked", of: button, action)
      return button
    }

    static func button(_ title: String, styles: String..., action: @escaping @MainActor () -> Void)
      -> WidgetPointer
    {
      let button: WidgetPointer = waymark_text_button_new(title)
      for style in styles { gtk_widget_add_css_class(button, style) }
      Signals.connect("clicked", of: button, action)
      return button
    }

    static func scrolled(_ child: WidgetPointer, isWide: Bool = false) -> WidgetPointer {
      let window: WidgetPointer = gtk_scrolled_window_new()
      gtk_scrolled_window_set_policy(
        window.opaque, isWide ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_child(window.opaque, child)
      gtk_widget_set_hexpand(window, 1)
      gtk_widget_set_vexpand(window, 1)
      return window
    }

    static func setMargins(_ widget: WidgetPointer, _ margin: Int) {
      gtk_widget_set_margin_top(widget, gint(margin))
      gtk_widget_set_margin_bottom(widget, gint(margin))
      gtk_widget_set_margin_start(widget, gint(margin))
      gtk_widget_set_margin_end(widget, gint(margin))
    }
  }
#endif
