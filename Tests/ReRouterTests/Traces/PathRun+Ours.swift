import Dispatch
import WaymarkTesting

@testable import ReRouter

extension PathRun {
  /// A run on this module's router, for which no time passes: every completion is called, however long that takes.
  static func onOurs() -> PathRun {
    PathRun(
      start: { store, root in
        let router = NavigationRouter(root, store: VariableStore(store), timer: ManualClock()) { $0.path }
        router.setupUpdate()
        return router
      },
      settle: { for _ in 0..<12 { await nextTurn() } })
  }
}

/// Waits until all that waits for the main queue has run.
@MainActor
private func nextTurn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
