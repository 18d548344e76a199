import ReRouter
import WaymarkTesting

extension PathRun {
  /// A run on this module's router, for which no time passes: every completion is called, however long that takes.
  static func onOurs() -> PathRun {
    PathRun { store, root in
      let router = NavigationRouter(root, store: store, timer: ManualClock()) { $0.path }
      router.setupUpdate()
      return router
    }
  }
}
