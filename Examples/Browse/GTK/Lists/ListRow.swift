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

    /// Makes the widgets of a row, in which details and dates have columns of their own.
    ///
    /// - Parameters:
    ///   - details: How many characters a detail has room for.
    ///   - hasDates: Whether there are dates.
    /// - Returns: The box around them.
    static func make(details: Int, hasDates: Bool) -> WidgetPointer {
      let name = Controls.label(styles: "name")
      gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_MIDDLE)
      gtk_label_set_width_chars(name.opaque, 10)
      gtk_widget_set_hexpand(name, 1)
      let badges = Controls.label(styles: "dim-label")
      let detail = Controls.label(styles: "dim-label", "column", alignment: 1)
      gtk_label_set_ellipsize(detail.opaque, PANGO_ELLIPSIZE_START)
      gtk_label_set_width_chars(detail.opaque, gint(details))
      gtk_label_set_max_width_chars(detail.opaque, gint(details))
      let date = Controls.label(styles: "dim-label", "column", alignment: 1)
      gtk_label_set_width_chars(date.opaque, gint(FileFormat.dateWidth) - 2)
      gtk_widget_set_visible(date, hasDates ? 1 : 0)
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
      gtk_widget_set_visible(parts[2], row.badges.isEmpty ? 0 : 1)
      for (part, text) in zip(parts[2...], [row.badges, row.detail, row.date]) {
        gtk_label_set_text(part.opaque, text)
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

  extension FileKind {
    /// The name of the icon that the theme has for it.
    var icon: String {
      switch self {
      case .folder, .linkToFolder: "folder-symbolic"
      case .file, .linkToFile: "text-x-generic-symbolic"
      case .brokenLink: "dialog-warning-symbolic"
      case .special: "drive-harddisk-symbolic"
      }
    }
  }
#endif
