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

  /// Whether the window has room for one column.
  package internal(set) var isCompact = true
  /// Whether columns are shown one at a time, whatever room there is, because no split view can be where the
  /// host's views are.
  package var showsColumnsAlone = false
  /// The stacks that could be seen before a split view last had room for more or fewer columns, and when that was.
  var seenBeforeTurn: (stacks: Set<ObjectIdentifier>, moment: Duration)?

  /// Counts the changes that views are to take up.
  var changeCount = 0
  let changeSignal = Signal()
  /// The last change that views have taken up.
  var renderedCount = 0

  /// Whether the root is on the screen, or below a modal that is.
  var isInFront = false
  /// Whether the scene is in front.
  var isActive = true
  /// Whether the scene was in front at some time.
  var hasBeenActive = false
  /// How often the views have come back on the screen.
  var comeBackCount = 0
  /// When views were last given something to read, which they may write back.
  var lastChange = Duration.zero
  /// The entries whose screens have come to rest where the user sees them.
  var appeared: Set<EntryID> = []
  /// Modals that the user has closed and that are not gone from the screen yet.
  var leaving: [LayerModel<R>] = []
  /// The entry that the user has gone back to, until its screen has come to rest.
  var revealing: EntryID?
  /// The screen that the user saw at the last look, and whether it is still to be announced.
  var visible: Visible?
  var isUntold = false
  /// The container in front of the tab that the user has picked, until the host is at rest.
  var pickedTab: LastSeen?
  /// Entries that the user cannot leave without the router being asked.
  var held: Set<EntryID> = []
  /// The roots of columns that the user cannot leave without the router being asked.
  var heldColumns: Set<EntryID> = []
  let heldSignal = Signal()
  /// Whether the router tells of objections that come or go.
  var isHearingOfObjections = false
  /// Transitions of the user's that are under way.
  var holds: [@MainActor () -> Bool] = []
  /// Until when views may write what the user's last transition has changed.
  var movedUntil: Duration?

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
    var kept = Set<EntryID>()
    displayed?.forEachElement { kept.insert($0.id) }
    screens.release(except: kept)
    appeared.formIntersection(kept)
  }
}
