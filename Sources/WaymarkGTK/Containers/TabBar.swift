#if GTK && canImport(CGTK4)
  import CGTK4

  /// A row of buttons, one a tab, which shows what it is told and says what is clicked.
  @MainActor
  final class TabBar {
    static let cssClass = "waymark-tabs"

    let reference: ObjectReference
    var onPick: ((Int) -> Void)?
    private let row: WidgetPointer
    private var buttons: [WidgetPointer] = []

    /// The button that is down.
    var selection = 0 {
      didSet { showSelection() }
    }

    init() {
      let bar: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      reference = ObjectReference(bar)
      gtk_widget_add_css_class(bar, Self.cssClass)
      gtk_widget_add_css_class(row, "linked")
      gtk_widget_set_halign(row, GTK_ALIGN_CENTER)
      gtk_widget_set_hexpand(row, 1)
      gtk_widget_set_margin_top(row, 6)
      gtk_widget_set_margin_bottom(row, 6)
      gtk_box_append(bar.cast(), row)
    }

    /// Has a button for each title.
    func show(_ titles: [String]) {
      // Those that stay keep the keyboard, which would go to a page with its button.
      while buttons.count > titles.count { buttons.removeLast().leaveParent() }
      for (index, title) in titles.enumerated() {
        if index == buttons.count { buttons.append(makeButton(at: index)) }
        gtk_button_set_label(buttons[index].cast(), title)
        waymark_set_accessible_label(buttons[index], title)
      }
      showSelection()
    }

    private func makeButton(at index: Int) -> WidgetPointer {
      let button: WidgetPointer = waymark_tab_button_new()
      gtk_widget_add_css_class(button, "text-button")
      gtk_widget_set_size_request(button, 96, -1)
      gtk_box_append(row.cast(), button)
      Signals.connect("clicked", of: button) { [weak self] in
        // GTK has pushed the button; whether it stays down is the router's to say.
        self?.onPick?(index)
      }
      return button
    }

    private func showSelection() {
      for (index, button) in buttons.enumerated() {
        gtk_toggle_button_set_active(button.cast(), index == selection ? 1 : 0)
        waymark_set_selected(button, index == selection ? 1 : 0)
      }
    }
  }
#endif
