#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import WaymarkGTK

  /// The contents of a list's row.
  struct ListRow: Hashable {
    var icon: String
    var name: String
    var isStrong = false
    var badges = ""
    var detail = ""
    var date = ""

    /// All of it in words.
    var spoken: String {
      [
        name, badges.contains("★") ? "bookmarked" : "", badges.contains("✎") ? "with a note" : "", detail,
        date,
      ]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// The widgets of a row, which are used for one row after another.
  @MainActor
  struct ListRowView {
    let box: WidgetPointer

    /// Makes the widgets of a row.
    static func make() -> WidgetPointer {
      let name = Controls.label(styles: "name")
      gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_MIDDLE)
      // The name is what a row is about: the rest gives way before it does.
      gtk_label_set_width_chars(name.opaque, 14)
      gtk_widget_set_hexpand(name, 1)
      let badges = Controls.label(styles: "dim-label")
      let detail = Controls.label(styles: "dim-label", "column", alignment: 1)
      gtk_label_set_ellipsize(detail.opaque, PANGO_ELLIPSIZE_START)
      let date = Controls.label(styles: "dim-label", "column", alignment: 1)
      gtk_label_set_ellipsize(date.opaque, PANGO_ELLIPSIZE_END)
      let box = Controls.box(
        GTK_ORIENTATION_HORIZONTAL, spacing: 12, [gtk_image_new(), name, badges, detail, date])
      gtk_widget_add_css_class(box, "browse-row")
      return box
    }

    func show(_ row: ListRow) {
      var parts: [WidgetPointer] = []
      var next = gtk_widget_get_first_child(box)
      while let part = next {
        parts.append(part)
        next = gtk_widget_get_next_sibling(part)
      }
      guard parts.count == 5 else { return }
      gtk_image_set_from_icon_name(parts[0].opaque, row.icon)
      gtk_label_set_text(parts[1].opaque, row.name)
      for (part, text) in zip(parts[2...], [row.badges, row.detail, row.date]) {
        gtk_label_set_text(part.opaque, text)
        gtk_widget_set_visible(part, text.isEmpty ? 0 : 1)
      }
      if row.isStrong {
        gtk_widget_add_css_class(box, "folder")
      } else {
        gtk_widget_remove_css_class(box, "folder")
      }
      // The widget that the list puts around a row is what has the keyboard, and the name.
      if let item = gtk_widget_get_parent(box) { waymark_set_accessible_label(item, row.spoken) }
    }
  }
#endif
