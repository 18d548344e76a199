#if GTK && canImport(CGTK4)
  import CGTK4

  /// The look of the browser's windows beyond the user's theme.
  @MainActor
  enum BrowseStyle {
    private static let sheet = """
      .browse-row { padding: 7px 12px; }
      .browse-row .name { margin-left: 2px; }
      .browse-row.folder .name { font-weight: 600; }
      .browse-row .column { font-feature-settings: "tnum"; }
      .browse-status { padding: 5px 12px; font-size: smaller; }
      .browse-viewer { font-size: 10pt; padding: 12px 16px; }
      .browse-note { font-size: 12pt; padding: 12px; }
      /* What the theme makes fainter by more than half, or writes white on a light blue, is hard to read. */
      .dim-label { opacity: 1; color: alpha(currentColor, 0.8); }
      .waymark-column-title.dim-label { font-weight: normal; }
      button.suggested-action, selection, .browse-list:focus-within > row:selected { background: #1a5fb4; color: white; }
      button.suggested-action:hover { background: #1c71d8; }
      .browse-list:focus-within > row:selected .dim-label { color: white; }
      /* One selection looks alive: that of the list that has the keyboard. */
      .browse-list > row:selected { background: alpha(currentColor, 0.12); color: inherit; }
      .waymark-tabs { border-bottom: 1px solid alpha(currentColor, 0.15); }
      """

    static func install() {
      guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
      gtk_css_provider_load_from_data(provider, sheet, -1)
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      g_object_unref(provider)
    }
  }
#endif
