#if GTK && canImport(CGTK4)
  import BrowseCore
  import CGTK4
  import WaymarkGTK

  /// A few words in the middle of a screen that has nothing else to show.
  @MainActor
  final class MessageView {
    let reference: ObjectReference
    private let icon: WidgetPointer
    private let title: WidgetPointer
    private let message: WidgetPointer
    private let advice: WidgetPointer

    init() {
      icon = gtk_image_new()
      gtk_image_set_pixel_size(icon.opaque, 64)
      gtk_widget_add_css_class(icon, "dim-label")
      title = Controls.label(styles: "title-2", alignment: 0.5)
      gtk_widget_set_focusable(title, 1)
      message = Controls.paragraph("", alignment: 0.5)
      advice = Controls.paragraph("", styles: "dim-label", alignment: 0.5)
      let box = Controls.box(GTK_ORIENTATION_VERTICAL, spacing: 12, [icon, title, message, advice])
      gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
      gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
      gtk_widget_set_vexpand(box, 1)
      Controls.setMargins(box, 24)
      // How high the text is depends on how wide it is, which GTK 4.8 complains about in panes where it is not scrolled.
      reference = ObjectReference(Controls.scrolled(box))
    }

    /// Puts the keyboard on the title, where a screen reader says why there is nothing else.
    func takeFocus() -> Bool {
      // A label whose text cannot be selected takes no keyboard by itself.
      guard gtk_widget_get_mapped(title) != 0, let root = gtk_widget_get_root(title) else { return false }
      gtk_root_set_focus(root, title)
      return gtk_root_get_focus(root) == title
    }

    func show(_ icon: String, _ title: String, _ message: String = "", advice: String = "") {
      gtk_image_set_from_icon_name(self.icon.opaque, icon)
      gtk_label_set_text(self.title.opaque, title)
      gtk_label_set_text(self.message.opaque, message)
      gtk_label_set_text(self.advice.opaque, advice)
      gtk_widget_set_visible(self.message, message.isEmpty ? 0 : 1)
      gtk_widget_set_visible(self.advice, advice.isEmpty ? 0 : 1)
    }

    func show(_ error: FileError) {
      show("dialog-warning-symbolic", error.title, error.message, advice: error.advice)
    }
  }
#endif
