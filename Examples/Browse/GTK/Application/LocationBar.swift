#if GTK && canImport(CGTK4)
  import CGTK4
  import WaymarkGTK

  /// A line to type a path or a link in, which drops down from the top of a window.
  @MainActor
  final class LocationBar {
    private let popover: WidgetPointer
    private let entry: WidgetPointer
    private let problem: WidgetPointer
    private let reference: ObjectReference

    /// Makes a bar, which is not shown yet.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - go: Goes to what was typed, or says why not.
    init(over window: WidgetPointer, _ go: @escaping @MainActor (String) -> String?) {
      popover = gtk_popover_new()
      reference = ObjectReference(popover)
      entry = gtk_entry_new()
      problem = Controls.paragraph("", styles: "error")
      waymark_set_accessible_label(entry, "Path or link")
      gtk_entry_set_placeholder_text(entry.cast(), "/usr/share or browse:///usr/share?info")
      gtk_widget_set_size_request(entry, 420, -1)
      let box = Controls.box(GTK_ORIENTATION_VERTICAL, spacing: 6, [entry, problem])
      Controls.setMargins(box, 6)
      gtk_popover_set_child(popover.cast(), box)
      gtk_popover_set_has_arrow(popover.cast(), 0)
      gtk_widget_set_parent(popover, gtk_window_get_titlebar(window.cast()))
      Signals.connect("activate", of: entry) { [weak self] in
        guard let self else { return }
        let refusal = go(String(cString: gtk_editable_get_text(entry.opaque)))
        gtk_label_set_text(problem.opaque, refusal ?? "")
        gtk_widget_set_visible(problem, refusal == nil ? 0 : 1)
        if refusal == nil { gtk_popover_popdown(popover.cast()) }
      }
    }

    func show() {
      gtk_editable_set_text(entry.opaque, "")
      gtk_widget_set_visible(problem, 0)
      gtk_popover_popup(popover.cast())
      gtk_widget_grab_focus(entry)
    }
  }
#endif
