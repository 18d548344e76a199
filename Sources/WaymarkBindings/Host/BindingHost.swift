package import Waymark

/// Shows a router's tree as models to which the views of a declarative user interface are bound.
///
/// It knows no views. They read the models, write to them through the functions of the host, and say what has
/// become visible and what is gone. From that the host knows when each step has ended. If nobody says so the
/// clock decides, because views will show what the models say.
///
/// The view that shows the host keeps it. The router neither keeps it nor is kept by it.
@MainActor
package final class BindingHost<R: Route>: NavigationHost {
  /// The router whose tree is shown; the host does not keep it.
  package var router: Router<R>? { screens.router }

  /// How long to wait for views that say nothing.
  package let patience: Duration

  /// How long an alert takes to come or go.
  package let alertDuration: Duration

  /// Makes a change, with or without animation.
  package var transact: @MainActor (_ isAnimated: Bool, _ change: () -> Void) -> Void = { $1() }

  /// Whether an entry that is presented as an alert is one with buttons, and no screen.
  package var isAlert: @MainActor (ScreenNode<R>) -> Bool = { _ in false }

  /// Whether columns are shown one at a time, whatever room there is, because no split view can be where the
  /// host's views are.
  package var showsColumnsAlone = false

  /// Tells assistive technology of a screen that has come without a transition of views.
  package var announce: @MainActor (ScreenNode<R>) -> Void = { _ in }

  /// How long after a transition of the user's views may write what it has changed.
  package let writeDelay: Duration

  let timer: any NavigationTimer

  /// The tree that is shown, or about to be; `nil` before the first one.
  var displayed: EntryTree<R>?
  /// The layers of ``displayed``, the root first.
  var layers: [LayerModel<R>] = []
  let screens: HostScreens<R, ScreenNode<R>>
  let layersSignal = Signal()

  /// The request that the router waits for.
  var request: Request<R>?
  /// The signs that must come before the host goes on.
  var waits: [Wait<R>] = []

  /// Whether the window has room for one column.
  package internal(set) var isCompact = true
  /// When views last had room for more or fewer columns.
  var lastTurn: Duration?

  /// Counts the changes that views are to take up.
  var changeCount = 0
  let changeSignal = Signal()
  /// The last change that views have taken up.
  var renderedCount = 0
  /// When views were last given something to read, which they may write back.
  var lastChange = Duration.zero

  /// Where the views are, as far as they and the system have said.
  var visibility = HostVisibility()
  /// The entries whose screens have come to rest where the user sees them.
  var appeared: Set<EntryID> = []
  /// The screen that the user saw at the last look.
  var visible: Visible?
  /// The container in front of the tab that the user has picked, until the host is at rest.
  var pickedTab: LastSeen?

  /// Makes a host, which is then attached to the router.
  ///
  /// - Parameters:
  ///   - router: The router whose tree is shown.
  ///   - timer: Measures how long to wait for views; the main queue if `nil`.
  ///   - patience: How long views are waited for that say nothing.
  ///   - alertDuration: How long an alert takes to come or go.
  ///   - writeDelay: How long after a transition of the user's views may write what it has changed.
  package init(
    router: Router<R>, timer: (any NavigationTimer)? = nil, patience: Duration = .seconds(1),
    alertDuration: Duration = .milliseconds(400), writeDelay: Duration = .milliseconds(100)
  ) {
    screens = HostScreens(router: router) { ScreenNode($0, $1) }
    self.timer = timer ?? MainQueueTimer()
    self.patience = patience
    self.alertDuration = alertDuration
    self.writeDelay = writeDelay
  }

  /// The layer at the bottom, or `nil` before the first tree.
  package var root: LayerModel<R>? {
    layersSignal.read()
    return layers.first
  }

  /// A number that grows with every change, with which views say which change they have taken up.
  package var revision: Int {
    changeSignal.read()
    return changeCount
  }

  /// The screen of an entry, hidden or not.
  package func screen(of id: EntryID) -> ScreenNode<R>? { screens[id] }

  /// Releases the screens of entries that are no longer shown.
  func releaseScreens() {
    if let displayed { screens.release(except: displayed) }
    appeared = appeared.filter { screens[$0] != nil }
  }
}
