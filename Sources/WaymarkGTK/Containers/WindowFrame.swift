#if GTK && canImport(CGTK4)
  import CGTK4

  /// A window with its header bar: the way back, the title and the buttons of the screen on top.
  @MainActor
  final class WindowFrame {
    private nonisolated let handle: WindowHandle
    private let backButton: WidgetPointer
    /// The widget that holds the content.
    ///
    /// A modal's is a dialog for assistive technology: a window of that role would never be told to be active by
    /// GTK 4.8, which says so of windows alone.
    private let bin: WidgetPointer
    private let role: GtkAccessibleRole
    private let titleLabel: WidgetPointer
    private let subtitleLabel: WidgetPointer
    private let items: WidgetPointer
    private var shownItems: [ObjectReference] = []

    /// The host that the window keeps as long as it is there.
    var shownHost: AnyObject?

    /// Tells what happens to the window, and returns whether that was used.
    var report: (WindowFrame, WindowEvent) -> Bool = { _, _ in false }

    /// Whether the user last pressed a key and not a mouse button, in whichever window.
    private static var usesKeys = false

    /// How wide the content was laid out; `nil` if the window was given another width while it was hidden.
    private var laidOutWidth: Int?

    /// Whether GTK is in the middle of a frame, in which no user does anything.
    private(set) var isPainting = false {
      didSet { if isPainting != oldValue { Layout.depth += isPainting ? 1 : -1 } }
    }

    /// The window, unless it is gone.
    var window: WidgetPointer { handle.pointer.assumingMemoryBound(to: GtkWidget.self) }

    /// Whether the window is gone, by whoever destroyed it.
    var isDestroyed: Bool { handle.life != .there }

    /// Makes a window.
    ///
    /// - Parameter role: The kind of its content, for assistive technology.
    init(role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC) {
      let window: WidgetPointer = gtk_window_new()
      self.role = role
      bin = waymark_bin_new(role)
      gtk_window_set_child(window.cast(), bin)
      handle = WindowHandle(window)
      let header: WidgetPointer = gtk_header_bar_new()
      backButton = gtk_button_new_from_icon_name("go-previous-symbolic")
      gtk_widget_set_tooltip_text(backButton, "Back")
      waymark_set_accessible_label(backButton, "Back")
      gtk_header_bar_pack_start(header.opaque, backButton)
      items = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
      gtk_header_bar_pack_end(header.opaque, items)
      let titles: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      gtk_widget_set_valign(titles, GTK_ALIGN_CENTER)
      titleLabel = Self.label(styled: "title")
      subtitleLabel = Self.label(styled: "caption")
      gtk_box_append(titles.cast(), titleLabel)
      gtk_box_append(titles.cast(), subtitleLabel)
      gtk_header_bar_set_title_widget(header.opaque, titles)
      gtk_window_set_titlebar(window.cast(), header)
      connect()
    }

    private static func label(styled style: String) -> WidgetPointer {
      let label: WidgetPointer = gtk_label_new(nil)
      gtk_widget_add_css_class(label, style)
      gtk_label_set_single_line_mode(label.opaque, 1)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_MIDDLE)
      gtk_label_set_width_chars(label.opaque, 5)
      return label
    }

    @discardableResult
    private func tell(_ event: WindowEvent) -> Bool { report(self, event) }

    private func connect() {
      Signals.connect("clicked", of: backButton) { [weak self] in self?.tell(.back) }
      Signals.keys(in: window, isFirst: true) { _ in
        Self.usesKeys = true
        return false
      }
      Signals.presses(in: window) { Self.usesKeys = false }
      Signals.presses(in: window, button: 8) { [weak self] in self?.tell(.back) }
      Signals.answer("close-request", of: window) { [weak self] in self?.tell(.closeRequest) ?? false }
      Signals.keys(in: window) { [weak self] in self?.tell(.key($0)) ?? false }
      Signals.connect("destroy", of: window) { [weak self, handle] in
        let isNews = handle.life == .there
        handle.wasDestroyed()
        if isNews { self?.tell(.destroyed) }
      }
      Signals.connect("unrealize", of: window) { [weak self, handle] in
        self?.isPainting = false
        handle.surfaceIsGoing()
      }
      Signals.connect("realize", of: window) { [weak self] in self?.watchFrames() }
      Signals.connect("map", of: window) { [weak self, handle] in
        handle.wasMapped()
        self?.tell(.laidOut)
      }
      Signals.connect("unmap", of: window) { [weak self, handle] in
        handle.wasUnmapped()
        self?.tell(.unmapped)
      }
      Signals.connect("notify::focus-widget", of: window) { [weak self] in self?.tell(.focusMoved) }
      Signals.connect("notify::default-width", of: window) { [weak self] in
        guard let self else { return }
        if !isMapped { laidOutWidth = nil }
        tell(.laidOut)
      }
      Layout.watch(bin) { [weak self] in
        guard let self else { return }
        laidOutWidth = Int(gtk_widget_get_width(bin))
        tell(.laidOut)
      }
    }

    private func watchFrames() {
      isPainting = false
      guard let clock = gtk_widget_get_frame_clock(window) else { return }
      Signals.connect("before-paint", of: UnsafeMutableRawPointer(clock)) { [weak self] in
        self?.isPainting = true
      }
      // After what GTK does then, which was connected before.
      Signals.connect("after-paint", of: UnsafeMutableRawPointer(clock)) { [weak self] in
        self?.isPainting = false
      }
    }

    var content: WidgetPointer? {
      get { isDestroyed ? nil : gtk_widget_get_first_child(bin) }
      set {
        guard !isDestroyed, newValue != content else { return }
        content?.leaveParent()
        if let newValue { gtk_box_append(bin.cast(), newValue) }
      }
    }

    /// How wide the content is, or will be when the window is shown.
    var contentWidth: Int {
      guard !isDestroyed else { return 0 }
      if isMapped, let laidOutWidth, laidOutWidth > 0 { return laidOutWidth }
      var (width, height): (gint, gint) = (0, 0)
      gtk_window_get_default_size(window.cast(), &width, &height)
      return Int(width)
    }

    /// The window's size; 0 by 0 before it is laid out and after it is destroyed.
    var size: (width: Int, height: Int) {
      isDestroyed ? (0, 0) : (Int(gtk_widget_get_width(window)), Int(gtk_widget_get_height(window)))
    }

    /// How narrow the window can be made though the content would have to be shown in another way then; `nil` where it would
    /// not.
    func setLeastWidth(_ width: Int?) {
      if !isDestroyed { waymark_bin_set_least_width(bin, gint(clamping: width ?? 0)) }
    }

    /// Says what screen is on top.
    func show(
      title: String, isTitleSeen: Bool, subtitle: String, items new: [WidgetPointer], canGoBack: Bool
    ) {
      guard !isDestroyed else { return }
      gtk_window_set_title(window.cast(), title)
      // GTK 4.8 has no other name for a window that has a header bar of its own.
      waymark_set_accessible_label(window, title)
      if role != GTK_ACCESSIBLE_ROLE_GENERIC { waymark_set_accessible_label(bin, title) }
      gtk_label_set_text(titleLabel.opaque, title)
      gtk_widget_set_visible(titleLabel, isTitleSeen ? 1 : 0)
      gtk_label_set_text(subtitleLabel.opaque, subtitle)
      gtk_widget_set_visible(subtitleLabel, subtitle.isEmpty ? 0 : 1)
      if !canGoBack { backButton.letGoOfFocus() }
      gtk_widget_set_visible(backButton, canGoBack ? 1 : 0)
      guard !shownItems.map(\.widget).elementsEqual(new) else { return }
      for item in shownItems where gtk_widget_get_parent(item.widget) == items { item.widget.leaveParent() }
      shownItems = new.map { ObjectReference($0) }
      for item in new where gtk_widget_get_parent(item) == nil { gtk_box_append(items.cast(), item) }
    }

    /// Whether the window is on the screen, and not only about to be.
    var isMapped: Bool { !isDestroyed && gtk_widget_get_mapped(window) != 0 }

    var isVisible: Bool { !isDestroyed && gtk_widget_get_visible(window) != 0 }

    func setVisible(_ isVisible: Bool) {
      // A window that others are in the middle of destroying does not come back.
      guard !isDestroyed, !handle.isGoing else { return }
      guard isVisible else { return gtk_widget_set_visible(window, 0) }
      // GTK would put the keyboard on whatever is first in a window that comes.
      if !isMapped { gtk_widget_set_can_focus(bin, 0) }
      gtk_window_present(window.cast())
    }

    // MARK: The keyboard

    /// Lets the content have the keyboard, once the window is there.
    func admitFocus() { gtk_widget_set_can_focus(bin, 1) }

    /// The widget that has the keyboard, unless it is hidden; one that GTK is about to reveal is not.
    var focus: WidgetPointer? {
      get {
        guard !isDestroyed, let focus = gtk_window_get_focus(window.cast()), gtk_widget_is_visible(focus) != 0
        else { return nil }
        return focus
      }
      // The window's own function, and a widget that grabs it, would select a text field's text.
      set { gtk_root_set_focus(OpaquePointer(handle.pointer), newValue) }
    }

    /// Shows where the keyboard is to whoever uses it: GTK does so where a key has moved it at once.
    func showFocus() {
      if Self.usesKeys { gtk_window_set_focus_visible(window.cast(), 1) }
    }

    /// Whether a widget is around the content, as in the header bar.
    func isAround(_ widget: WidgetPointer) -> Bool { !widget.isInside(bin) }

    /// Takes the window away without telling anybody.
    func destroy() { handle.destroy() }

    deinit {
      if waymark_is_main_thread() != 0 {
        handle.destroy()
      } else {
        Task { @MainActor [handle] in handle.destroy() }
      }
    }
  }
#endif
