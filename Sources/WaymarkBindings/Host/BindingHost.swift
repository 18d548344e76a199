package import Waymark

/// Shows a router's tree as models to which the views of a declarative user interface are bound.
///
/// The host knows no views. Views read the models, write through the functions of the host, and report which
/// screens appear and disappear. From these reports the host knows when a step has ended. Without a report the
/// clock decides, because views will show what the models say.
///
/// The view that shows the host keeps it. The router neither keeps it nor is kept by it.
@MainActor
package final class BindingHost<R: Route>: NavigationHost {
  /// The router whose tree is shown; the host does not keep it.
  package var router: Router<R>? { screens.router }

  /// The time that the host waits for views that report nothing.
  package let patience: Duration

  /// The time that an alert takes to come or go.
  package let alertDuration: Duration

  /// Makes a change of the models, with or without animation.
  package var transact: @MainActor (_ isAnimated: Bool, _ change: () -> Void) -> Void = { $1() }

  /// Whether an entry that is presented as an alert has buttons in place of a screen.
  package var isAlert: @MainActor (ScreenNode<R>) -> Bool = { _ in false }

  /// Whether columns are shown one at a time, because the host's views lie where no split view can be.
  package var showsColumnsAlone = false

  /// Tells assistive technology of a screen that has come without a transition of views.
  package var announce: @MainActor (ScreenNode<R>) -> Void = { _ in }

  /// The time after a transition of the user's in which views may write its result.
  package let writeDelay: Duration

  let timer: any NavigationTimer

  /// The tree that the models show; `nil` before the first one.
  var displayed: EntryTree<R>?
  /// The layers of ``displayed``, the root first.
  @Shown var layers: [LayerModel<R>] = []
  let screens: HostScreens<R, ScreenNode<R>>

  /// The request that the router waits for.
  var request: Request<R>?
  /// The waits that must end before the host begins or ends a request.
  var waits: [Wait<R>] = []

  private var isAttached = false
  /// Whether the window has room for one column.
  package internal(set) var isCompact = true
  /// The moment when a split view last got room for more or fewer columns.
  var lastTurn: Duration?

  /// The number of changes of the models, which views pass to ``rendered(_:)``.
  @Shown package internal(set) var revision = 0
  /// The last change with which views have been evaluated.
  var renderedCount = 0
  /// The moment of the last change of the models, which views may write back.
  var lastChange = Duration.zero

  /// Whether the root is on the screen, or below a modal that is.
  var isRootShown = false
  /// Whether the scene is in front; `nil` until it is.
  var isSceneInFront: Bool?
  /// The entries whose screens have come to rest where the user sees them.
  var appeared: Set<EntryID> = []
  /// The screen that the user saw when the host last looked.
  var visible: Visible?
  /// The model that the user sees in the tab that they have picked, until the host is at rest.
  var pickedTab: LastSeen?

  /// Makes a host; its caller attaches it to the router.
  ///
  /// - Parameters:
  ///   - router: The router whose tree is shown.
  ///   - coordinator: The maker of the screens, if it prepares them.
  ///   - timer: The timer that measures these times; the main queue if `nil`.
  ///   - patience: The time that the host waits for views that report nothing.
  ///   - alertDuration: The time that an alert takes to come or go.
  ///   - writeDelay: The time after a transition of the user's in which views may write its result.
  package init(
    router: Router<R>, coordinator: (any Coordinator<R>)? = nil, timer: (any NavigationTimer)? = nil,
    patience: Duration = .seconds(1),
    alertDuration: Duration = .milliseconds(400), writeDelay: Duration = .milliseconds(100)
  ) {
    screens = HostScreens(router: router) { ScreenNode($0, $1) }
    self.timer = timer ?? MainQueueTimer()
    self.patience = patience
    if let coordinator { screens.prepare(with: coordinator) }
    self.alertDuration = alertDuration
    self.writeDelay = writeDelay
  }

  /// This host, which the first call attaches to the router.
  ///
  /// - Parameter isCompact: Whether the window has room for one column.
  /// - Returns: The host.
  package func attached(isCompact: Bool) -> BindingHost {
    guard !isAttached else { return self }
    isAttached = true
    setCompact(isCompact)
    router?.host.attach(self, isKept: false)
    return self
  }

  /// The layer at the bottom, or `nil` before the first tree.
  package var root: LayerModel<R>? { layers.first }

  /// Releases the screens of entries that are no longer shown.
  func releaseScreens() {
    if let displayed { screens.release(except: displayed) }
    appeared = appeared.filter { screens[$0] != nil }
  }
}
