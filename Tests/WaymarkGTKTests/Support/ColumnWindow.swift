#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import XCTest

  extension Place {
    /// A place whose screen is wider than others.
    static let wide: Place = "wide"
  }

  /// A window with columns that is made wider and narrower.
  @MainActor
  final class ColumnWindow {
    let router: Router<Place>
    let host: GTKHost<Place>
    private let log = Log()

    private final class Log {
      var made: [String] = []
    }

    init(_ tree: RouteTree<Place>, width: Int) {
      waymark_set_animations_enabled(1)
      router = Router(tree)
      var screens = Labels()
      screens.onMake = { [log] in log.made.append($0.route.name) }
      screens.leastWidth = { $0 == .wide ? 400 : nil }
      host = GTKHost(router: router, coordinator: screens, size: (width, 240))
      host.show()
      XCTAssert(Frames.wait { gtk_widget_get_mapped(self.host.window) != 0 })
      settle()
    }

    var made: [String] { log.made }

    func settle() {
      XCTAssert(Frames.wait { self.router.isSettled && !self.host.isMoving })
      for _ in 0..<8 { Frames.advance() }
    }

    func resize(_ width: Int) {
      gtk_window_set_default_size(host.window.cast(), gint(width), 240)
      let bin: WidgetPointer = gtk_window_get_child(host.window.cast())
      XCTAssert(Frames.wait { abs(Int(gtk_widget_get_width(bin)) - width) < 20 })
      for _ in 0..<8 { Frames.advance() }
    }

    /// The places that are seen in the window on top.
    var seen: Set<String> {
      guard let content = host.windows.last.flatMap({ WindowReading.content(of: $0) }) else { return [] }
      return Set(
        WindowReading.seen(in: content).compactMap { id in host.screen(of: id)?.title })
    }

    /// The widget of the screen of a place.
    func screen(_ title: String) -> WidgetPointer? {
      var found: WidgetPointer?
      router.host.tree.forEachElement { entry in
        if entry.route.name == title { found = host.screen(of: entry.id)?.widget }
      }
      return found
    }

    var widget: WidgetPointer? { WindowReading.content(of: host.window).flatMap(ColumnsWidget.first(in:)) }

    var columns: ColumnsWidget? { widget.map { ColumnsWidget($0) } }

    var divider: Int? {
      get { widget.flatMap(ColumnsWidget.paned(in:)).map { Int(gtk_paned_get_position($0.opaque)) } }
      set {
        guard let newValue, let paned = widget.flatMap(ColumnsWidget.paned(in:)) else { return }
        gtk_paned_set_position(paned.opaque, gint(newValue))
      }
    }

    /// The dividers between three columns.
    var dividers: [Int] {
      get { panes.map { Int(gtk_paned_get_position($0.opaque)) } }
      set {
        for (paned, position) in zip(panes, newValue) { gtk_paned_set_position(paned.opaque, gint(position)) }
      }
    }

    private var panes: [WidgetPointer] {
      guard let outer = widget.flatMap(ColumnsWidget.paned(in:)) else { return [] }
      let inner: WidgetPointer? = gtk_paned_get_end_child(outer.opaque)
      return [outer] + [inner].compactMap { $0 }.filter { waymark_is($0, gtk_paned_get_type()) != 0 }
    }

    /// How far from the left edge of the window a widget is.
    func left(of widget: WidgetPointer) -> Double {
      var (left, top) = (0.0, 0.0)
      gtk_widget_translate_coordinates(widget, host.window, 0, 0, &left, &top)
      return left
    }

    /// The button that goes back, if it is there.
    var backButton: WidgetPointer? {
      func find(_ widget: WidgetPointer) -> WidgetPointer? {
        guard gtk_widget_get_visible(widget) != 0 else { return nil }
        if gtk_widget_get_tooltip_text(widget).map({ String(cString: $0) }) == "Back" { return widget }
        return WindowReading.children(of: widget).lazy.compactMap(find).first
      }
      return gtk_window_get_titlebar(host.window.cast()).flatMap(find)
    }

    /// The title of the screen that has the keyboard.
    var focused: String? {
      var next: WidgetPointer? = gtk_window_get_focus(host.window.cast())
      while let widget = next {
        let parts = String(cString: gtk_widget_get_name(widget)).split(separator: " ")
        if parts.count == 2, UInt64(parts[0]) != nil { return String(parts[1]) }
        next = gtk_widget_get_parent(widget)
      }
      return nil
    }
  }
#endif
