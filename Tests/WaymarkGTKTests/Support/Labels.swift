#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// A screen of two buttons.
  @MainActor
  final class LabelScreen: GTKScreen {
    let context: ScreenContext<Place>
    let widget: WidgetPointer
    private let owned: ObjectReference

    init(_ context: ScreenContext<Place>) {
      self.context = context
      widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      owned = ObjectReference(widget)
      for text in ["first", "second"] {
        let button: WidgetPointer = gtk_button_new_with_label(text)
        gtk_widget_set_name(button, text)
        gtk_box_append(widget.cast(), button)
      }
      routeDidChange()
    }

    var title: String { context.route.name }

    func routeDidChange() {
      gtk_widget_set_name(widget, "\(context.id.rawValue) \(context.route.name)")
    }
  }

  /// Makes screens of two buttons.
  struct Labels: Coordinator {
    var onMake: (@MainActor (ScreenContext<Place>) -> Void)?
    /// How wide a screen is at least; as its buttons need if `nil`.
    var leastWidth: (@MainActor (Place) -> Int?)?

    func screen(for route: Place, context: ScreenContext<Place>) -> LabelScreen {
      onMake?(context)
      let screen = LabelScreen(context)
      if let width = leastWidth?(route) { gtk_widget_set_size_request(screen.widget, gint(width), -1) }
      return screen
    }
  }
#endif
