import PodcastsAccount
import PodcastsCore
import Waymark
import WaymarkTesting

/// A window on a host without a screen.
@MainActor
final class RecordedWindow {
  let stores: Stores
  let router: Router<AppRoute>
  let host = RecordingHost<AppRoute>()

  init(_ stores: Stores = Stores(), restoring snapshot: Snapshot<AppRoute>? = nil) {
    self.stores = stores
    router = Podcasts.router(stores.session, timer: ManualClock())
    if let snapshot { router.restore(snapshot) }
    host.attach(to: router)
  }

  /// A window of somebody who is signed in.
  static func ofAda() -> RecordedWindow {
    RecordedWindow(Stores(session: Session(name: "Ada")))
  }

  /// Where the user is.
  var visible: AppRoute { router.host.tree.visibleRoute }

  /// All places of the window, hidden ones too.
  var places: [AppRoute] {
    var places: [AppRoute] = []
    router.host.tree.forEachElement { places.append($0.route) }
    return places
  }

  /// The routes in the columns that the user sees, the first one first.
  var columns: [[AppRoute]] {
    guard let path = router.host.tree.visibleColumns,
      case .columns(let columns)? = router.host.tree.container(at: path)
    else { return [] }
    return columns.filled.map { column in
      var routes: [AppRoute] = []
      column.forEachElement { routes.append($0.route) }
      return routes
    }
  }

  /// The form for signing in, which has to be what the user sees.
  func signIn(as name: String) {
    let form = SignInModel(router.visibleContext.scoped(AppRoute.account), stores.session)
    form.name = name
    form.signIn()
  }
}
