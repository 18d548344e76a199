#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// The base of the browser's screens: a column of controls, buttons in the header bar, and keys.
  @MainActor
  class BrowseScreen: GTKScreen {
    let widget: WidgetPointer
    private let reference: ObjectReference
    private var items: [ObjectReference] = []

    init() {
      widget = Controls.box(GTK_ORIENTATION_VERTICAL)
      reference = ObjectReference(widget)
      Signals.keys(in: widget) { [weak self] in self?.handle($0) ?? false }
    }

    var title: String { "" }
    var subtitle: String { "" }
    var headerItems: [WidgetPointer] { items.map(\.widget) }

    func preferredSize(for style: Presentation.Style) -> (width: Int, height: Int)? { nil }
    func didAppear() {}
    func takeFocus() -> Bool { false }
    func routeDidChange() {}

    /// Takes a key that no control has used; says whether it did.
    func handle(_ press: KeyPress) -> Bool { false }

    /// Looks whether what is shown is still so; called every second while the screen is on top.
    func refresh() {}

    func append(_ child: WidgetPointer) { gtk_box_append(widget.cast(), child) }

    func addHeaderButton(_ icon: String, _ name: String, _ action: @escaping @MainActor () -> Void) {
      addHeaderItem(Controls.iconButton(icon, name, action))
    }

    /// Adds what is done with a file, and the menu: last, so that they keep their places from screen to screen.
    func addFileButtons(
      bookmark: @escaping @MainActor () -> Void, note: @escaping @MainActor () -> Void,
      information: @escaping @MainActor () -> Void
    ) {
      addHeaderButton("starred-symbolic", "Bookmark", bookmark)
      addHeaderButton("document-edit-symbolic", "Write a note", note)
      addHeaderButton("document-properties-symbolic", "Information", information)
      addHeaderItem(MainMenu.makeButton())
    }

    /// Shows one of two widgets, and gives it the keyboard where the other one had it.
    func show(_ shown: WidgetPointer, insteadOf hidden: WidgetPointer) {
      guard gtk_widget_get_visible(shown) == 0 || gtk_widget_get_visible(hidden) != 0 else { return }
      let focus = gtk_widget_get_root(hidden).flatMap { gtk_root_get_focus($0) }
      let hadFocus = focus.map { gtk_widget_is_ancestor($0, hidden) != 0 } ?? false
      gtk_widget_set_visible(shown, 1)
      gtk_widget_set_visible(hidden, 0)
      if hadFocus { _ = takeFocus() }
    }

    func addHeaderItem(_ item: WidgetPointer) { items.append(ObjectReference(item)) }
  }

  extension KeyPress {
    /// Whether this is a key that goes back, as the host takes it.
    var goesBack: Bool {
      switch key {
      case GDK_KEY_Escape: !isControl && !isAlt
      case GDK_KEY_Left: isAlt
      default: key == GDK_KEY_Back
      }
    }
  }
#endif
