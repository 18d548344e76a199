import ReSwiftRouter
import WaymarkTesting

extension StoreRun {
  /// A run on this module's router.
  static func onOurs() -> StoreRun {
    let clock = ManualClock()
    return StoreRun(
      makeRouter: { store, root in
        ReSwiftRouter.Router(store: store, rootRoutable: root, stepTimeout: .seconds(3), timer: clock) {
          $0.select { $0.navigationState }
        }
      },
      timeOut: { clock.advance(by: .seconds(3)) })
  }
}
