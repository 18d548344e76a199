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
        reading: .entries {
          guard let host, router?.shown != nil else { return nil }
          let reading = WindowReading(window: host.window, expected: router?.shown)
          // A step is not over while anything moves.
          return host.isMoving ? nil : reading.tree
        },
        screens: {
          var screens: [EntryID: AnyObject] = [:]
          router?.shown?.forEachElement { entry in screens[entry.id] = host?.screen(of: entry.id) }
          return screens
        },
        userCloses: { id in
          guard let host, let shown = router?.shown, let top = shown.modals.last, top.root.id == id,
            let window = host.windows.last
          else { return false }
          gtk_window_destroy(window.cast())
          return true
        },
        focus: FocusReading(current: { listener.focused }, userMoves: { listener.pressTab() }),
        announcements: AnnouncementReading(announced: { listener.heard }, title: { $0.name }))
    }
  }
#endif
