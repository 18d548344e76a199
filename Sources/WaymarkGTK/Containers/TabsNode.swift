#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// Tabs of the tree and what shows them: a row of buttons over the selected tab's container.
  @MainActor
  final class TabsNode<R: Route> {
    let reference: ObjectReference
    let pager = Pager()
    /// The row, which says what is clicked and shows what it is told.
    let bar: WidgetPointer
    private let row: WidgetPointer
    private var buttons: [WidgetPointer] = []
    private let picked: (TabsNode, Int) -> Void
    var keys: [R] = []
    var children: [ContainerNode<R>] = []
    var selection = 0 {
      didSet { showSelection() }
    }

    init(picked: @escaping @MainActor (TabsNode<R>, Int) -> Void) {
      self.picked = picked
      let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      reference = ObjectReference(box)
      bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
      gtk_widget_add_css_class(bar, "waymark-tabs")
      gtk_widget_add_css_class(row, "linked")
      gtk_widget_set_halign(row, GTK_ALIGN_CENTER)
      gtk_widget_set_hexpand(row, 1)
      gtk_widget_set_margin_top(row, 6)
      gtk_widget_set_margin_bottom(row, 6)
      gtk_box_append(bar.cast(), row)
      gtk_box_append(box.cast(), bar)
      gtk_box_append(box.cast(), pager.reference.widget)
    }

    /// Has a button for each title.
    func show(_ titles: [String]) {
      // Those that stay keep the keyboard, which would go to a page with its button.
      while buttons.count > titles.count { buttons.removeLast().leaveParent() }
      for (index, title) in titles.enumerated() {
        if index == buttons.count { buttons.append(makeButton(at: index)) }
        pager.name(children[index].widget, title)
        if gtk_button_get_label(buttons[index].cast()).map({ String(cString: $0) }) == title { continue }
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
        guard let self else { return }
        // GTK has pushed the button; whether it stays down is the router's to say.
        showSelection()
        picked(self, index)
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
