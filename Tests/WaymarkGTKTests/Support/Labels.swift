#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK

  /// A screen that is a line of text.
  @MainActor
  final class LabelScreen: GTKScreen {
    let context: ScreenContext<Place>
    let widget: WidgetPointer
    private let owned: ObjectReference

    init(_ context: ScreenContext<Place>) {
      self.context = context
      widget = gtk_button_new_with_label(context.route.name)
      owned = ObjectReference(widget)
      routeDidChange()
    }

    var title: String { context.route.name }

    func routeDidChange() {
      gtk_widget_set_name(widget, "\(context.id.rawValue) \(context.route.name)")
    }
  }

  /// Makes screens that are a line of text.
  struct Labels: Coordinator {
    var onMake: (@MainActor (ScreenContext<Place>) -> Void)?

    func screen(for route: Place, context: ScreenContext<Place>) -> LabelScreen {
      onMake?(context)
      return LabelScreen(context)
    }
  }
#endif
