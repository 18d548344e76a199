#if GTK && canImport(CGTK4)
  import CGTK4
  public import Waymark

  /// Shows a router's tree in windows of GTK 4: with stacks that slide, tabs as a row of buttons, and modals
  /// as modal windows over the window below.
  ///
  /// ```swift
  /// let router = Router<AppRoute>(.home)
  /// let host = GTKHost(router: router, coordinator: AppCoordinator())
  /// host.didClose = { Application.quit() }
  /// host.show()
  /// ```
  ///
  /// The host acknowledges a step when GTK has ended the transition. It does so at once if nothing moves, as
  /// in a hidden window or if the user has switched animations off. The back button, Alt+Left, the mouse's
  /// back button, Escape, a modal's close button and clicks on tabs are ordinary navigations, which screens
  /// can refuse. If a modal's window is destroyed without asking, the host reports an external change to the
  /// router.
  ///
  /// A program has one main window for each host, and each host has a router of its own. A modal blocks only
  /// the windows of its own host. Once it has been shown, the window keeps the host alive until it is closed.
  /// The router does not keep the host, and the host does not keep the router.
  @MainActor
  public final class GTKHost<R: Route>: NavigationHost {
    /// The router whose tree is shown, to which the host has only a weak reference.
    public var router: Router<R>? { pages.router }

    /// The animations of transition styles; a style that is not in it is animated as if none were asked for.
    public var transitions: [TransitionStyle: StackTransition] = [.fade: .crossfade]

    /// The animation of stacks and columns, unless a navigation asks for a style that ``transitions`` has.
    public var standardTransition = StackTransition.slide

    /// The animation when another tab or column is selected.
    public var tabTransition = StackTransition.crossfade

    /// Returns the title of a tab; if `nil`, a tab has the title of its first screen.
    public var tabTitle: ((R) -> String)? {
      didSet { updateTitles() }
    }

    /// The minimum width of a column beside others.
    ///
    /// A column is wider if its screens need more. A column that is not there yet counts with this width.
    public var minimumColumnWidth = 200 {
      didSet { scheduleLook() }
    }

    /// Returns the text in the place of a column that is empty, such as how to fill it, by the position of the place: 1 or 2.
    public var emptyColumns: (Int) -> String = { _ in "Nothing is chosen" } {
      didSet { scheduleLook() }
    }

    /// Gets the key presses that neither the screen nor the host has used, and returns whether it used one.
    public var onKey: ((KeyPress) -> Bool)?

    /// Called when the user wants to close the window; if `nil`, the host calls ``close()``.
    public var onCloseRequest: (() -> Void)?

    /// Called when the window has been destroyed.
    public var didClose: (() -> Void)?

    let rootFrame: WindowFrame
    let group: ObjectReference
    let pages: HostScreens<R, Page>
    let timer: any NavigationTimer

    /// The layers that are shown or about to be: the root and the modals over it; empty before the first
    /// tree.
    var layers: [Layer<R>] = []

    /// The end that the host waits for before it does what comes next.
    var waiting = Waiting<R>.nothing

    /// The router's newest request and the windows that have gone in the middle of a change.
    var waitingRequest: PendingRequest<R>?
    var lostWindows: [WindowFrame] = []

    /// Whether the host is going to look at its windows when GTK has done what it is in the middle of.
    var isLookAwaited = false

    /// The entry that was on top when screens were last told.
    var topEntry: EntryID?

    var focus = FocusKeeper()

    /// Makes a host for a coordinator whose screens are of several types.
    ///
    /// ``show()`` shows the window.
    ///
    /// - Parameters:
    ///   - router: The router whose tree is shown.
    ///   - coordinator: Makes the screens.
    ///   - size: The window's first size.
    ///   - timer: Measures how long the host waits for GTK; the main queue's if `nil`.
    public convenience init<C: Coordinator<R>>(
      router: Router<R>, coordinator: C, size: (width: Int, height: Int) = (900, 640),
      timer: (any NavigationTimer)? = nil
    ) where C.Screen == any GTKScreen {
      self.init(router: router, size: size, timer: timer) { coordinator.screen(for: $0, context: $1) }
      pages.prepare(with: coordinator)
    }

    /// Makes a host for a coordinator whose screens are of one type.
    ///
    /// ``show()`` shows the window.
    ///
    /// - Parameters:
    ///   - router: The router whose tree is shown.
    ///   - coordinator: Makes the screens.
    ///   - size: The window's first size.
    ///   - timer: Measures how long the host waits for GTK; the main queue's if `nil`.
    public convenience init<C: Coordinator<R>>(
      router: Router<R>, coordinator: C, size: (width: Int, height: Int) = (900, 640),
      timer: (any NavigationTimer)? = nil
    ) where C.Screen: GTKScreen {
      self.init(router: router, size: size, timer: timer) { coordinator.screen(for: $0, context: $1) }
      pages.prepare(with: coordinator)
    }

    private init(
      router: Router<R>, size: (width: Int, height: Int), timer: (any NavigationTimer)?,
      makeScreen: @escaping (R, ScreenContext<R>) -> any GTKScreen
    ) {
      precondition(
        gtk_is_initialized() != 0,
        "GTKHost needs GTK: call Application.start() first, and go on only if it succeeds")
      self.timer = timer ?? MainQueueTimer()
      rootFrame = WindowFrame()
      group = ObjectReference(owned: gtk_window_group_new())
      weak var host: GTKHost?
      pages = HostScreens(router: router) { entry, context throws(HostError) in
        let screen = makeScreen(entry.route, context)
        guard gtk_widget_get_parent(screen.widget) == nil else { throw .screenInUse("\(type(of: screen))") }
        if let host { ScreenLinks.connect(screen, to: host) }
        context.onUpdate { [weak screen] _ in
          screen?.routeDidChange()
          host?.updateTitles()
        }
        return Page(screen)
      } didRelease: { _, page in
        ScreenLinks.disconnect(page.screen, from: host)
        if let parent = gtk_widget_get_parent(page.widget), waymark_is(parent, gtk_stack_get_type()) != 0 {
          page.widget.leaveParent()
        }
      }
      host = self
      gtk_window_set_default_size(
        rootFrame.window.cast(), gint(clamping: size.width), gint(clamping: size.height))
      connect(rootFrame)
    }

    /// The window that shows the root of the tree.
    public var window: WidgetPointer { rootFrame.window }

    /// All windows of the host: the root's first, then those of the modals, the topmost one last.
    public var windows: [WidgetPointer] { layers.map(\.frame.window) }

    /// Shows the window, and attaches the host to its router unless it is already attached.
    ///
    /// The window keeps the host until the window is closed, or until the router is gone or has another host.
    public func show() {
      if let router, layers.isEmpty || !router.host.isAttached(to: self) {
        rootFrame.shownHost = self
        router.host.attach(self) { [weak self, weak router, weak rootFrame] in
          // If the host was attached once more, it is still shown.
          if let self, router?.host.leavesKeeping(of: self) == true { return }
          rootFrame?.shownHost = nil
        }
      }
      rootFrame.setVisible(true)
    }

    /// Hides the window and the modals over it.
    ///
    /// The router's tree can change meanwhile, and is up to date when the window is shown again.
    public func hide() { rootFrame.setVisible(false) }

    /// Whether the window is shown.
    public var isVisible: Bool { rootFrame.isVisible }

    /// Whether a step has begun and its transition has not ended.
    public var isMoving: Bool { waiting.movement != nil }

    /// The screen of an entry, hidden or not.
    ///
    /// - Parameter id: The entry.
    /// - Returns: Its screen, or `nil` if it has none.
    public func screen(of id: EntryID) -> (any GTKScreen)? { pages[id]?.screen }

    /// The screen on top, or `nil` before the first tree.
    public var visibleScreen: (any GTKScreen)? {
      layers.last?.node.topEntry.flatMap { pages[$0]?.screen }
    }
  }
#endif
