#if GTK && canImport(CGTK4)
  import CGTK4
  import Waymark

  /// Shows a router's tree in windows of GTK 4: stacks that slide, tabs with a row of buttons, modals as modal windows
  /// over the one below.
  ///
  /// ```swift
  /// let router = Router<AppRoute>(.home)
  /// let host = GTKHost(router: router, coordinator: AppCoordinator())
  /// host.didClose = { Application.quit() }
  /// host.show()
  /// ```
  ///
  /// Every step is acknowledged when GTK has ended its transition; at once where nothing moves, as in a window that is
  /// hidden or where the user has switched animations off. The back button, Alt+Left, the mouse's back button, Escape,
  /// a modal's close button and clicks on tabs are ordinary navigations, which screens can refuse. A modal's window
  /// that is destroyed without asking is an external change, which the router is told.
  ///
  /// A program has as many windows as it has hosts, each with a router of its own; a modal holds back only the windows
  /// of its own host. The window keeps the host; the router does not, and is not kept by it.
  @MainActor
  public final class GTKHost<R: Route>: NavigationHost {
    /// The router whose tree is shown; the host does not keep it.
    public var router: Router<R>? { pages.router }

    /// How transition styles are animated; as ``standardTransition`` says for those that are not here.
    public var transitions: [TransitionStyle: StackTransition] = [:]

    /// How stacks move unless a navigation says otherwise.
    public var standardTransition = StackTransition.slide

    /// How tabs change.
    public var tabTransition = StackTransition.crossfade

    /// How a tab is called; the title of its first screen unless set.
    public var tabTitle: ((R) -> String)? {
      didSet { updateTabTitles() }
    }

    /// How wide a column is at least beside others, however little its screens need; columns that are not there yet are taken
    /// to need as much.
    public var minimumColumnWidth = 200 {
      didSet { scheduleRoom() }
    }

    /// Gets the keys that neither the screen nor the host used; returns whether it used one.
    public var onKey: ((KeyPress) -> Bool)?

    /// Called when the user wants to close the window; ``close()`` unless set.
    public var onCloseRequest: (() -> Void)?

    /// Called when the window is gone.
    public var didClose: (() -> Void)?

    let rootFrame: WindowFrame
    let group: ObjectReference
    let pages: HostScreens<R, Page>
    let timer: any NavigationTimer

    /// What is shown, or about to be: the root and the modals over it; empty before the first tree.
    var layers: [Layer<R>] = []

    /// The step that has begun and not ended.
    var movement: Movement<R>?

    /// The entry that was on top when screens were last told.
    var topEntry: EntryID?

    /// The window and the stack that it was on top of.
    weak var topFrame: WindowFrame?
    weak var topStack: StackNode?

    /// The tabs that were selected then, the outermost first.
    var topSelections: [Int] = []

    /// The entry whose screen gets the keyboard when its window is on the screen.
    var focusAwaited: EntryID?

    /// Columns that are moving out of sight.
    var leavingColumns: [Column<R>] = []

    /// Whether it is going to be looked how many columns fit.
    var isRoomAwaited = false

    /// How many changes of the host's own are under way, during which the keyboard is not moved by the user.
    var ownChanges = 0

    /// What had the keyboard last in the window on top.
    var lastFocused: WeakWidget?

    /// Counts how often the keyboard was put on a screen, to give up what was begun before.
    var focusRound = 0

    /// Makes a host for a coordinator whose screens are of several types.
    ///
    /// The window is not shown before ``show()``.
    ///
    /// - Parameters:
    ///   - router: The router whose tree is shown.
    ///   - coordinator: What makes the screens.
    ///   - size: How large the window is at first.
    ///   - timer: What measures how long GTK is waited for; the main queue if `nil`.
    public convenience init<C: Coordinator<R>>(
      router: Router<R>, coordinator: C, size: (width: Int, height: Int) = (900, 640),
      timer: (any NavigationTimer)? = nil
    ) where C.Screen == any GTKScreen {
      self.init(router: router, size: size, timer: timer) { coordinator.screen(for: $0, context: $1) }
    }

    /// Makes a host for a coordinator whose screens are of one type.
    ///
    /// The window is not shown before ``show()``.
    ///
    /// - Parameters:
    ///   - router: The router whose tree is shown.
    ///   - coordinator: What makes the screens.
    ///   - size: How large the window is at first.
    ///   - timer: What measures how long GTK is waited for; the main queue if `nil`.
    public convenience init<C: Coordinator<R>>(
      router: Router<R>, coordinator: C, size: (width: Int, height: Int) = (900, 640),
      timer: (any NavigationTimer)? = nil
    ) where C.Screen: GTKScreen {
      self.init(router: router, size: size, timer: timer) { coordinator.screen(for: $0, context: $1) }
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
        // Of whatever makes it another one: a step, a rebuild, or a tree that goes back.
        context.onUpdate { [weak screen] _ in
          screen?.routeDidChange()
          host?.updateTitles()
        }
        return Page(entry.id, screen)
      } didRelease: { _, page in
        ScreenLinks.disconnect(page.screen, from: host)
        let widget = page.widget.widget
        if let parent = gtk_widget_get_parent(widget), waymark_is(parent, gtk_stack_get_type()) != 0 {
          widget.leaveParent()
        }
      }
      host = self
      gtk_window_set_default_size(
        rootFrame.window.cast(), gint(clamping: size.width), gint(clamping: size.height))
      connect(rootFrame)
      rootFrame.onCloseRequest = { [weak self] in self?.closeWasRequested() }
      rootFrame.onDestroy = { [weak self] in self?.windowIsGone() }
      rootFrame.onMap = { [weak self] in self?.windowAppeared() }
      rootFrame.onUnmap = { [weak self] in self?.hideModals() }
    }

    /// The window that the root of the tree is shown in.
    public var window: WidgetPointer { rootFrame.window }

    /// The windows from the root's to that of the topmost modal.
    public var windows: [WidgetPointer] { layers.map(\.frame.window) }

    /// Shows the window, and attaches the host to its router unless it is attached already.
    ///
    /// The window keeps the host until it is closed, or the router is gone or has another host.
    public func show() {
      if let router, layers.isEmpty || !router.isAttached(to: self) {
        rootFrame.shownHost = self
        router.attach(self) { [weak self, weak router, weak rootFrame] in
          // Attached once more, it is still shown.
          if let self, router?.leavesKeeping(of: self) == true { return }
          rootFrame?.shownHost = nil
        }
      }
      if !rootFrame.isVisible { layers.first?.node.setFocusable(false) }
      rootFrame.setVisible(true)
    }

    /// Hides the window and the modals over it; the router's tree goes on without being seen.
    public func hide() { rootFrame.setVisible(false) }

    /// Whether the window is shown.
    public var isVisible: Bool { rootFrame.isVisible }

    /// Whether a step has begun and not ended.
    public var isMoving: Bool { movement != nil }

    /// The screen of an entry, hidden or not.
    ///
    /// - Parameter id: The entry.
    /// - Returns: Its screen, or `nil` if it has none.
    public func screen(of id: EntryID) -> (any GTKScreen)? { pages[id]?.screen }

    /// The screen on top; `nil` before the first tree.
    public var visibleScreen: (any GTKScreen)? {
      layers.last?.node.visibleStack.entries.last.flatMap { pages[$0]?.screen }
    }
  }
#endif
