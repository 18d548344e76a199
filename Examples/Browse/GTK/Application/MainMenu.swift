#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import WaymarkGTK

  /// The menu of a window: what is about the program and not about a file.
  @MainActor
  enum MainMenu {
    /// A button that opens the menu, as F10 does.
    static func makeButton() -> WidgetPointer {
      let menu: OpaquePointer = g_menu_new()
      g_menu_append(menu, "_Help", "program.help")
      g_menu_append(menu, "_About Browse", "program.about")
      let button: WidgetPointer = gtk_menu_button_new()
      gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
      let model = UnsafeMutableRawPointer(menu)
      gtk_menu_button_set_menu_model(button.opaque, model.assumingMemoryBound(to: GMenuModel.self))
      gtk_menu_button_set_primary(button.opaque, 1)
      gtk_widget_set_tooltip_text(button, "Menu")
      waymark_set_accessible_label(button, "Menu")
      g_object_unref(model)
      return button
    }

    /// Has a window do what is chosen in its menus.
    static func install(in window: WidgetPointer) {
      let group = ObjectReference(owned: g_simple_action_group_new())
      let map = OpaquePointer(group.pointer)
      let actions = [("help", showKeys), ("about", showProgram)]
      for (name, show) in actions {
        let action: OpaquePointer = g_simple_action_new(name, nil)
        Signals.connect("activate", of: UnsafeMutableRawPointer(action)) { show(window) }
        g_action_map_add_action(map, action)
        g_object_unref(UnsafeMutableRawPointer(action))
      }
      gtk_widget_insert_action_group(window, "program", map)
    }

    /// Says which program it is.
    private static func showProgram(over window: WidgetPointer) {
      let about: WidgetPointer = gtk_about_dialog_new()
      gtk_about_dialog_set_program_name(about.opaque, Browser.nameAndVersion)
      gtk_about_dialog_set_comments(
        about.opaque, "A file browser, whose every move is a navigation of Waymark")
      gtk_about_dialog_set_license_type(about.opaque, GTK_LICENSE_MIT_X11)
      gtk_about_dialog_set_logo_icon_name(about.opaque, "system-file-manager")
      present(about, over: window)
    }

    /// Says which key does what.
    static func showKeys(over window: WidgetPointer) {
      let builder: OpaquePointer = gtk_builder_new_from_string(ShortcutList.description, -1)
      defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
      guard let keys = gtk_builder_get_object(builder, "keys") else { return }
      present(UnsafeMutableRawPointer(keys).assumingMemoryBound(to: GtkWidget.self), over: window)
    }

    private static func present(_ dialog: WidgetPointer, over window: WidgetPointer) {
      gtk_window_set_transient_for(dialog.cast(), window.cast())
      gtk_window_set_modal(dialog.cast(), 1)
      gtk_window_present(dialog.cast())
    }
  }

  /// The keys of the browser, as GTK lists them.
  private enum ShortcutList {
    private static let groups = """
      Anywhere
      BackSpace <Alt>Left Escape: Go back, close
      F6: Go to the other pane
      <Alt>1...3: Go to Files, Bookmarks, Recent
      <Control>Page_Up <Control>Page_Down: Go to the tab beside
      <Control>l: Go to a path or a link
      F12: The history: go to a moment, and return
      F10: The menu
      F1 question: These keys
      <Control>q: Quit

      A list
      Return: Go into a folder, view a file
      slash <Control>f: Filter by a part of the name
      r F5: Read the folder again

      A file
      b: Add a bookmark, or remove it
      i: Information
      e: Write a note on it
      x: As bytes, or as text

      A note
      <Control>s: Save
      """

    /// A `GtkShortcutsWindow`, which GTK 4.8 makes of a description alone.
    static var description: String {
      let shown = groups.replacing("<", with: "&lt;").split(separator: "\n\n").map { group in
        let lines = group.split(separator: "\n")
        let keys = lines.dropFirst().map { line in
          let parts = line.split(separator: ": ", maxSplits: 1)
          return object("GtkShortcutsShortcut", ["accelerator": parts[0], "title": parts[1]])
        }
        return object("GtkShortcutsGroup", ["title": lines[0]], keys)
      }
      let section = object("GtkShortcutsSection", ["section-name": "keys"], shown)
      return
        "<interface>\(object("GtkShortcutsWindow\" id=\"keys", ["title": "Help"], [section]))</interface>"
    }

    private static func object(
      _ kind: String, _ properties: [String: Substring], _ children: [String] = []
    ) -> String {
      let properties = properties.map { "<property name=\"\($0)\">\($1)</property>" }
      let children = children.map { "<child>\($0)</child>" }
      return "<object class=\"\(kind)\">\((properties + children).joined())</object>"
    }
  }
#endif
