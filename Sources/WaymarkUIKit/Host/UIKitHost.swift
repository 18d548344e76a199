public import Waymark

/// Shows a router's tree with UIKit: with navigation controllers, tab bar controllers, split view controllers
/// and presented controllers.
///
/// Everything is inside ``rootViewController``, which fills a window or is the child of any container:
///
/// ```swift
/// let router = Router<AppRoute>(.home)
/// let host = UIKitHost(router: router, coordinator: AppCoordinator())
/// host.show(in: window)
/// ```
///
/// The host acknowledges a step when UIKit has ended the transition. It does so at once if the step is not
/// animated or the host is off the screen. If a host is off the screen, its modals are presented when it
/// appears.
///
/// Back buttons and taps on tabs are ordinary navigations. A swipe back, a choice from the back button's menu
/// and a sheet that is pulled down are external changes, which the host reports to the router when they have
/// happened. The host prevents them while a screen that would go may object. Controllers that other code
/// pushes or presents stay where they are: see the guide to this module.
///
/// The window or the container that shows the host keeps it alive, as long as the router exists. The router
/// does not keep the host, and the host does not keep the router.
@MainActor
public final class UIKitHost<R: Route>: NavigationHost {
  /// The router whose tree is shown, to which the host has only a weak reference.
  public var router: Router<R>? { screens.router }

  /// The animations of transition styles; a style that is neither in it nor known to the host gets UIKit's usual one.
  public var transitions: [TransitionStyle: UIKitTransition] = [:]

  /// How many screens of places that have gone are kept for their return, of those that are a ``ReusableScreen``; 3 at first.
  public var keptScreenLimit: Int {
    get { kept.limit }
    set { kept.limit = newValue }
  }

  /// The coordinator, if it decides about more than screens.
  let hooks: (any UIKitCoordinator<R>)?
  // The release of the host, which may be on any thread, only passes it on to the main actor.
  nonisolated(unsafe) let timer: any NavigationTimer

  let screens: HostScreens<R, UIViewController>
  /// The entries of screens, with the routes that they were made for or have been told of last.
  private var entries: [ObjectIdentifier: Entry<R>] = [:]
  private var kept = KeptScreens<R>()
  /// Released screens that are still in a navigation controller, or may come back into it.
  var leftovers = Leftovers()

  /// The layers that are shown, or about to be: the root and the modals over it.
  ///
  /// It is empty before the first tree.
  var layers: [Layer<R>] = []
  private(set) lazy var rootController = LayerController(observer: self)

  /// Whether the lives of the screens in the layers have ended, because another host has shown the router since.
  var mustBuildAnew = false
  /// The memory of which view gets what is typed, in the visible screen and in covered ones.
  var focus = FocusKeeper()

  /// The request that the router waits for.
  var request: UIKitRequest<R>?
  /// The request whose changes are being made further up the call stack, until it has ended.
  var beingCarriedOut: UIKitRequest<R>?
  /// The calls under way that change what is shown, the innermost last.
  var changes: [Change] = []
  /// The times in a row that other code has undone what was put right.
  var repairs = Attempts(limit: 4)
  /// The listeners beside what is presented over the host.
  var watches: [PresenceListener] = []
  /// The shelf that keeps the host.
  weak var shelf: HostShelf?
  /// The window that the host was last told to fill.
  private weak var lastWindow: UIWindow?
  private var listeners: [NotificationListener] = []

  /// Makes a host.
  ///
  /// The host gets its first tree when it is attached to the router, which ``show(in:)`` and
  /// ``embed(in:view:)`` do.
  ///
  /// - Parameters:
  ///   - router: The router whose tree is shown.
  ///   - coordinator: Makes the screens. If it is a ``UIKitCoordinator``, the host uses everything that it
  ///     implements.
  ///   - timer: Measures how long the host waits for UIKit; the main queue's if `nil`.
  public init<C: Coordinator<R>>(
    router: Router<R>, coordinator: C, timer: (any NavigationTimer)? = nil
  ) where C.Screen: UIViewController {
    let timer = timer ?? MainQueueTimer()
    self.timer = timer
    hooks = coordinator as? any UIKitCoordinator<R>
    weak var host: UIKitHost?
    screens = HostScreens(router: router) { entry, context throws(HostError) in
      let screen =
        host?.kept.reuse(for: entry, context) ?? coordinator.screen(for: entry.route, context: context)
      if host?.isInUse(screen) == true { throw .screenInUse("\(type(of: screen))") }
      host?.entries[ObjectIdentifier(screen)] = entry
      return screen
    } didRelease: { _, screen in
      let entry = host?.entries.removeValue(forKey: ObjectIdentifier(screen))
      host?.leftovers.note(screen)
      if let entry { host?.kept.keep(screen, of: entry.route) }
    }
    screens.prepare(with: coordinator)
    host = self
    listeners = [
      NotificationListener([UIWindow.didBecomeVisibleNotification]) { [weak self] _ in
        // UIKit does not report a dismissal in a hidden window, nor that of a modal of other code, so look for them.
        self?.look()
        self?.presentWaitingSoon()
      },
      NotificationListener([UIApplication.didReceiveMemoryWarningNotification]) { [weak self] _ in
        self?.kept.removeAll()
      },
      NotificationListener(NotificationListener.typing) { [weak self] in
        if let view = $0 { self?.focusCame(to: view) }
      },
    ]
  }

  deinit {
    var layers: [Layer<R>]? = layers
    MainQueue.release(&layers) { [timer] layers in
      layers.first { $0.isPresented && !$0.isGone }?.controller.dismissSoon(by: timer)
    }
  }

  /// The controller that contains everything that the host shows.
  public var rootViewController: UIViewController { rootController }

  /// Fills a window, and attaches the host to its router unless it is already attached.
  ///
  /// From now on the window keeps the host, instead of one that it has shown before.
  ///
  /// - Parameter window: The window, visible or not.
  public func show(in window: UIWindow) {
    attach(keptBy: window)
    // A window that has lost its root to another still has it as its root, and would not show it when it is set again.
    if lastWindow !== window, lastWindow?.rootViewController === rootController {
      lastWindow?.rootViewController = nil
    }
    lastWindow = window
    window.rootViewController = rootController
  }

  /// Becomes a child of a container, and attaches the host to its router unless it is already attached.
  ///
  /// The container keeps the host.
  ///
  /// - Parameters:
  ///   - parent: The container.
  ///   - view: A view inside the container's view, which the host fills; the container's view itself if
  ///     `nil`.
  public func embed(in parent: UIViewController, view: UIView? = nil) {
    attach(keptBy: parent)
    let place: UIView = view ?? parent.view
    parent.addChild(rootController)
    rootController.view.frame = place.bounds
    rootController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(rootController.view)
    rootController.didMove(toParent: parent)
  }

  /// The screen of an entry, hidden or not.
  ///
  /// - Parameter id: The entry.
  /// - Returns: Its screen, or `nil` if it has none.
  public func screen(of id: EntryID) -> UIViewController? { screens[id] }

  /// The entry that a controller is the screen of.
  ///
  /// - Parameter screen: The controller.
  /// - Returns: The entry, or `nil` if the controller is not a screen of the host's.
  public func entry(of screen: UIViewController) -> EntryID? { entries[ObjectIdentifier(screen)]?.id }

  /// Has the coordinator update the screen of an entry in place, unless the screen knows the route.
  func updateScreen(of entry: Entry<R>) {
    guard let hooks, let screen = screens[entry.id], entries[ObjectIdentifier(screen)] != entry else {
      return
    }
    entries[ObjectIdentifier(screen)] = entry
    hooks.update(screen, to: entry.route)
  }

  /// The screen on top of the tree, no matter what other code shows over it.
  public var visibleScreen: UIViewController? { layers.last?.node.visibleEntry.flatMap { screens[$0] } }

  /// Whether a controller is shown already, or this host is shown in it.
  private func isInUse(_ screen: UIViewController) -> Bool {
    if entry(of: screen) != nil || !screen.isFree { return true }
    if screen.viewIfLoaded?.window?.rootViewController === screen { return true }
    var around: UIViewController? = rootController
    while let controller = around {
      if controller === screen { return true }
      around = controller.parent ?? controller.presentingViewController
    }
    return false
  }
}
