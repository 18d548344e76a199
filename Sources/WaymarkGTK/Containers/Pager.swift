#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// A `GtkStack`: children of which one is seen, and the movement from one to another.
  @MainActor
  final class Pager {
    let reference: ObjectReference

    /// Called when a movement has ended or was cut short, in the middle of whatever GTK is doing.
    var onEnd: (() -> Void)?

    private var stack: OpaquePointer { OpaquePointer(reference.pointer) }

    init() {
      let widget: WidgetPointer = gtk_stack_new()
      reference = ObjectReference(widget)
      // GTK need not measure what is not seen, however much of it there is.
      gtk_stack_set_hhomogeneous(widget.opaque, 0)
      gtk_stack_set_vhomogeneous(widget.opaque, 0)
      gtk_widget_set_hexpand(widget, 1)
      gtk_widget_set_vexpand(widget, 1)
      Signals.connect("notify::transition-running", of: widget) { [weak self] in
        if let self, !isMoving { onEnd?() }
      }
      // A stack that is hidden half-way would move on when it is shown again, and never end if it is not.
      Signals.connect("unmap", of: widget) { [weak self] in self?.snap() }
    }

    var isMoving: Bool { gtk_stack_get_transition_running(stack) != 0 }

    /// Takes a child, from wherever it is.
    func add(_ child: WidgetPointer) {
      guard gtk_widget_get_parent(child) != reference.widget else { return }
      child.leaveParent()
      gtk_stack_add_child(stack, child)
    }

    /// Says what a child is called, for assistive technology.
    func name(_ child: WidgetPointer, _ title: String) {
      guard gtk_widget_get_parent(child) == reference.widget else { return }
      gtk_stack_page_set_title(gtk_stack_get_page(stack, child), title)
    }

    /// Shows a child, moving there if GTK lets it: where animations are on and the stack is on the screen.
    func show(
      _ child: WidgetPointer, _ transition: StackTransition = .none, isForward: Bool = true
    ) {
      gtk_stack_set_transition_type(stack, isForward ? transition.forward : transition.backward)
      let milliseconds = transition.duration / .milliseconds(1)
      gtk_stack_set_transition_duration(stack, guint(max(0, min(milliseconds, 1e9))))
      // GTK would take the keyboard along, and a screen reader say so.
      if gtk_stack_get_visible_child(stack) != child { reference.widget.letGoOfFocus() }
      gtk_stack_set_visible_child(stack, child)
    }

    /// Ends a movement at once.
    func snap() {
      guard isMoving, let child = gtk_stack_get_visible_child(stack) else { return }
      // GTK ends a movement only for another one, if only to where it is.
      var other = gtk_widget_get_first_child(reference.widget)
      if other == child { other = gtk_widget_get_next_sibling(child) }
      guard let other else { return }
      show(other)
      show(child)
    }
  }

  /// An entry's screen and its place among GTK's widgets.
  @MainActor
  final class Page {
    let screen: any GTKScreen
    let reference: ObjectReference

    /// The widget that had the keyboard when the screen was last on top.
    var lastFocus: WeakWidget?

    var widget: WidgetPointer { reference.widget }

    init(_ screen: any GTKScreen) {
      self.screen = screen
      reference = ObjectReference(screen.widget)
    }
  }

  extension UnsafeMutablePointer<GtkWidget> {
    /// Whether the widget is another one or inside it.
    @MainActor func isInside(_ other: WidgetPointer) -> Bool {
      self == other || gtk_widget_is_ancestor(self, other) != 0
    }

    /// Takes the keyboard away from the widget and what is inside before it goes: GTK would put it on whatever is next, at once or a frame
    /// later.
    @MainActor func letGoOfFocus() {
      guard let root = gtk_widget_get_root(self), let focus = gtk_root_get_focus(root),
        focus.isInside(self)
      else { return }
      gtk_root_set_focus(root, nil)
    }

    /// Takes the widget out of the stack, the pane or the box that it is in.
    @MainActor func leaveParent() {
      guard let parent = gtk_widget_get_parent(self) else { return }
      letGoOfFocus()
      if waymark_is(parent, gtk_stack_get_type()) != 0 {
        gtk_stack_remove(parent.opaque, self)
      } else if waymark_is(parent, gtk_paned_get_type()) != 0 {
        // An app may have taken out what had the keyboard, of which GTK tells nothing above.
        if gtk_widget_get_focus_child(parent) == self { waymark_forget_focus_child(parent) }
        if gtk_paned_get_start_child(parent.opaque) == self {
          gtk_paned_set_start_child(parent.opaque, nil)
        } else {
          gtk_paned_set_end_child(parent.opaque, nil)
        }
      } else if waymark_is(parent, gtk_box_get_type()) != 0 {
        gtk_box_remove(parent.cast(), self)
      }
    }
  }
#endif
