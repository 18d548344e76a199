#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting

  /// A host that is checked, which holds neither the router nor the host.
  @MainActor
  struct HostSubject {
    private let host: GTKHost<Place>
    private weak var router: Router<Place>?
    private let listener: FocusListener

    init(router: Router<Place>, isVisible: Bool = true) {
      self.router = router
      host = GTKHost(router: router, coordinator: Labels(), size: (400, 300))
      host.standardTransition.duration = .milliseconds(30)
      host.tabTransition.duration = .milliseconds(30)
      host.tabTitle = { $0.name }
      listener = FocusListener(host.window)
      if isVisible { gtk_window_present(host.window.cast()) }
    }

    var description: HostUnderTest<Place> {
      weak let router = router
      weak let host = host
      let listener = listener
      return HostUnderTest(
        self.host,
        displayed: {
          guard let host, router?.host.shown != nil else { return nil }
          let reading = WindowReading(window: host.window, expected: router?.host.shown)
          // A step is not over while anything moves.
          return host.isMoving ? nil : reading.tree?.routes
        },
        screens: {
          var screens: [EntryID: AnyObject] = [:]
          router?.host.shown?.forEachElement { entry in screens[entry.id] = host?.screen(of: entry.id) }
          return screens
        },
        userCloses: { id in
          guard let host, let shown = router?.host.shown, let top = shown.modals.last, top.root.id == id,
            let window = host.windows.last
          else { return false }
          gtk_window_destroy(window.cast())
          return true
        },
        userSelects: { path in
          guard let window = host?.windows.last, path.branchCount == 1,
            let widget = WindowReading.content(of: window).flatMap(ColumnsWidget.first(in:))
          else { return false }
          let columns = ColumnsWidget(widget)
          let index = path.branch(at: 0)
          guard columns.isSideBySide, columns.slots.indices.contains(index) else { return false }
          ColumnsWidget.press(columns.slots[index])
          return true
        },
        focus: FocusReading(current: { listener.focused }, userMoves: { listener.pressTab() }),
        announcements: AnnouncementReading(announced: { listener.heard }, title: { $0.name }),
        columns: ColumnsReading(
          fitting: {
            guard let host, let window = Self.windowWithColumns(host) else { return 1 }
            return Self.fitting(in: window)
          },
          resize: { count in
            guard let host else { return }
            for window in host.windows where gtk_window_get_resizable(window.cast()) != 0 {
              gtk_window_set_default_size(window.cast(), [300, 450, 700][count - 1], 300)
            }
          },
          seen: {
            host?.windows.last.map { WindowReading.content(of: $0).map { WindowReading.seen(in: $0) } ?? [] }
              ?? []
          }))
    }

    /// The topmost window that has columns, or else the first.
    static func windowWithColumns(_ host: GTKHost<Place>) -> WidgetPointer? {
      host.windows.last { WindowReading.content(of: $0).flatMap(ColumnsWidget.first(in:)) != nil }
        ?? host.windows.first
    }

    /// How many columns fit in a window, none of which needs more than each has at least.
    static func fitting(in window: WidgetPointer) -> Int {
      let bin: WidgetPointer? = gtk_window_get_child(window.cast())
      var (width, height): (gint, gint) = (0, 0)
      if gtk_widget_get_mapped(window) != 0, let bin, gtk_widget_get_width(bin) > 0 {
        width = gtk_widget_get_width(bin)
      } else {
        gtk_window_get_default_size(window.cast(), &width, &height)
      }
      return width >= 602 ? 3 : width >= 401 ? 2 : 1
    }
  }
#endif
