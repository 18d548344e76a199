#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkActing
  import WaymarkGTK

  /// What an app's code does the next time that the host, or GTK, calls it at a certain moment.
  typealias Acting = WaymarkActing.Acting<ActingMoment>

  /// When the host, or GTK while the host changes something, runs an app's code.
  enum ActingMoment: CaseIterable {
    case make, appear, title, focus, size, map, unmap, focusLeaves, release, tabTitle, phase
  }

  /// Makes screens of two buttons whose code does what it is told to.
  struct ActingScreens: Coordinator {
    let acting: Acting

    func screen(for route: Place, context: ScreenContext<Place>) -> ActingScreen {
      acting.has(come: .make)
      return ActingScreen(context, acting)
    }
  }

  @MainActor
  final class ActingScreen: GTKScreen {
    let widget: WidgetPointer
    private let context: ScreenContext<Place>
    private let owned: ObjectReference
    private let acting: Acting

    init(_ context: ScreenContext<Place>, _ acting: Acting) {
      (self.context, self.acting) = (context, acting)
      acting.screenCount += 1
      widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      owned = ObjectReference(widget)
      gtk_widget_set_name(widget, "\(context.id.rawValue) \(context.route.name)")
      for text in ["first", "second"] {
        let button: WidgetPointer = gtk_button_new_with_label(text)
        gtk_box_append(widget.cast(), button)
        Signals.connect("notify::has-focus", of: button) {
          if gtk_widget_has_focus(button) == 0 { acting.has(come: .focusLeaves) }
        }
      }
      Signals.connect("map", of: widget) { acting.has(come: .map) }
      Signals.connect("unmap", of: widget) { acting.has(come: .unmap) }
      context.onPhase { _ in acting.has(come: .phase) }
    }

    var title: String {
      acting.has(come: .title)
      return context.route.name
    }

    func preferredSize(for style: Presentation.Style) -> (width: Int, height: Int)? {
      acting.has(come: .size)
      return nil
    }

    func didAppear() { acting.has(come: .appear) }

    func takeFocus() -> Bool {
      acting.has(come: .focus)
      return false
    }

    func routeDidChange() { gtk_widget_set_name(widget, "\(context.id.rawValue) \(context.route.name)") }

    deinit {
      let acting = acting
      MainActor.assumeIsolated {
        acting.screenCount -= 1
        acting.has(come: .release)
      }
    }
  }
#endif
