#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark
  import WaymarkGTK
  import WaymarkTesting

  /// A window with columns, tabs and modals whose app does one thing in the middle of another.
  @MainActor
  final class ActingStage {
    /// What the app does.
    enum Act: CaseIterable {
      case attachAgain, comeBack, attachOther, detach, push, pop, present, dismiss, close, select, set, front
      case destroyModal, destroyWindow, closeWindow, hideAndShow, update, release, goToColumn

      /// Whether it has GTK destroy a window, which GTK 4.8 itself does not survive while it shows or hides one: it takes another
      /// window off its list, or goes on with one that is gone.
      var destroysAWindow: Bool { self == .destroyModal || self == .destroyWindow }
    }

    /// What it does that in the middle of.
    enum Occasion: CaseIterable {
      case push, pop, present, dismiss, set, fill, empty, select, update
      case modalDestroyed, lowestModalDestroyed, columnPressed, narrowed, widened, titled, hidden, attached
    }

    static var tree: RouteTree<Place> {
      let tabs = RouteTabs<Place>(RouteTab("t", ["c", "d"]), RouteTab("u", ["e"]))
      let columns = RouteColumns<Place>(
        places: 3, filled: [.stack(["a", "b"]), .tabs(tabs), .stack(["f"])], front: 1)
      return RouteTree(
        columns.map { .columns($0) } ?? .stack(["a"]),
        modals: [Modal(.sheet, ["m", "n"]), Modal(.popover, ["o"])])
    }

    private(set) var router: Router<Place>?
    weak var host: GTKHost<Place>?
    let acting = Acting()
    private var other: RecordingHost<Place>?
    private let before: Set<WidgetPointer>
    init(_ tree: RouteTree<Place> = ActingStage.tree, isShown: Bool = true) {
      waymark_set_animations_enabled(1)
      before = Self.windows
      let router = Router(
        tree, configuration: RouterConfiguration(log: nil, advanced: .init(timer: ManualClock())))
      let host = GTKHost(router: router, coordinator: ActingScreens(acting: acting), size: (700, 240))
      host.standardTransition.duration = .milliseconds(25)
      host.tabTransition.duration = .milliseconds(25)
      let acting = acting
      host.tabTitle = {
        acting.has(come: .tabTitle)
        return $0.name
      }
      (self.router, self.host) = (router, host)
      guard isShown else { return }
      host.show()
      settle()
    }

    private static var windows: Set<WidgetPointer> {
      let all = gtk_window_get_toplevels()
      return Set(
        (0..<g_list_model_get_n_items(all)).compactMap { index in
          g_list_model_get_item(all, index).map {
            g_object_unref($0)
            return $0.assumingMemoryBound(to: GtkWidget.self)
          }
        })
    }

    /// The windows that have come and are there.
    var windows: Set<WidgetPointer> { Self.windows.subtracting(before) }

    func settle() {
      _ = Frames.wait(patience: 5) { router?.isSettled != false && host?.isMoving != true }
      for _ in 0..<8 { Frames.advance() }
    }

    func perform(_ act: Act) {
      guard let router else { return }
      switch act {
      case .attachAgain: if let host { router.host.attach(host, isKept: false) }
      case .comeBack:
        router.host.detach()
        host?.show()
      case .attachOther:
        let other = RecordingHost<Place>()
        self.other = other
        other.attach(to: router)
      case .detach: router.host.detach()
      case .push: router.push("x")
      case .pop: router.pop()
      case .present: router.present("y", as: .sheet)
      case .dismiss: router.dismiss()
      case .close: if let shown = router.host.shown { router.close(shown.visibleElement.id) }
      case .select: router.select("u")
      case .set: router.set(RouteTree(columns: ["f"], ["a", "g"]))
      case .front: router.focusColumn(0)
      case .destroyModal:
        if let host, host.windows.count > 1, let top = host.windows.last { gtk_window_destroy(top.cast()) }
      case .destroyWindow: if let host, !host.windows.isEmpty { gtk_window_destroy(host.window.cast()) }
      case .closeWindow: host?.close()
      case .hideAndShow:
        host?.hide()
        host?.show()
      case .update: router.edit { $0.replaceTop(with: "s4") }
      case .release: self.router = nil
      case .goToColumn: goToColumn()
      }
    }

    /// The user goes to the first column, where there are some beside it.
    private func goToColumn() {
      guard let content = host?.windows.last.flatMap({ WindowReading.content(of: $0) }),
        let columns = ColumnsWidget.first(in: content).map({ ColumnsWidget($0) }), columns.isSideBySide
      else { return }
      if let slot = columns.slots.first { ColumnsWidget.press(slot) }
    }

    /// Lets what is to be interrupted happen, where there is something to it.
    func begin(_ occasion: Occasion) {
      guard let router, let host else { return }
      switch occasion {
      case .push: router.push("p")
      case .pop: router.pop()
      case .present: router.present("q", as: .fullScreen)
      case .dismiss: router.dismiss()
      case .set: router.set(RouteTree(tabs: RouteTab("t", ["c"]), RouteTab("u", ["e", "r"])))
      case .fill: router.fill("h", column: 2)
      case .empty: router.clearColumns(from: 1)
      case .select: router.select("u")
      case .update: router.edit { $0.replaceTop(with: "s0") }
      case .modalDestroyed:
        if host.windows.count > 1 { gtk_window_destroy(host.windows[host.windows.count - 1].cast()) }
      case .lowestModalDestroyed: if host.windows.count > 1 { gtk_window_destroy(host.windows[1].cast()) }
      case .columnPressed: goToColumn()
      case .narrowed: gtk_window_set_default_size(host.window.cast(), 250, 240)
      case .widened: gtk_window_set_default_size(host.window.cast(), 900, 240)
      case .titled: host.updateTitles()
      case .hidden: host.hide()
      case .attached: router.host.attach(host, isKept: false)
      }
    }

    /// What is wrong now that everything should be at rest.
    var problem: String? {
      guard let router else {
        return windows.isEmpty ? nil : "\(windows.count) windows are left of a router that is gone"
      }
      guard let host else {
        return windows.isEmpty ? nil : "\(windows.count) windows are left of a host that is gone"
      }
      guard !host.windows.isEmpty else {
        return windows.isEmpty ? nil : "\(windows.count) windows are left of one that is closed"
      }
      guard other == nil, router.host.shown != nil, router.host.isAttached(to: host) else { return nil }
      guard router.isSettled, !host.isMoving else { return "it never comes to rest" }
      guard router.host.shown == router.host.tree else { return "what is shown is not the tree" }
      guard host.windows.count == router.host.tree.modals.count + 1, windows == Set(host.windows) else {
        return
          "\(windows.count) windows are there, \(host.windows.count) of them the host's, for \(router.host.tree.notation)"
      }
      var missing: String?
      router.host.tree.forEachElement { if host.screen(of: $0.id) == nil { missing = "\($0) has no screen" } }
      if let missing { return missing }
      var count = 0
      router.host.tree.forEachElement { _ in count += 1 }
      guard acting.screenCount == count else {
        return "there are \(acting.screenCount) screens for \(router.host.tree.notation)"
      }
      let reading = WindowReading(window: host.window, expected: router.host.tree)
      guard reading.tree == router.host.tree else {
        return "the widgets show \(reading.tree?.notation ?? "nothing") and not \(router.host.tree.notation)"
      }
      if !reading.isVisibilityRight {
        return "a modal is hidden where its window is not, or the other way round"
      }
      guard let top = host.windows.last, gtk_widget_get_mapped(top) != 0 else { return nil }
      let title = String(cString: gtk_window_get_title(top.cast()))
      return title == router.host.tree.visibleRoute.name
        ? nil : "the window is called \(title), \(router.host.tree.notation)"
    }

    /// Takes everything away.
    func end() {
      // An app that destroyed a window in the middle of that would destroy it twice, which GTK 4.8 cannot do.
      acting.forget()
      if let host, !host.windows.isEmpty { gtk_window_destroy(host.window.cast()) }
      router = nil
      other = nil
      settle()
    }
  }
#endif
