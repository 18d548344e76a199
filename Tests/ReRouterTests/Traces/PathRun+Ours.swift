import Dispatch
import ReRouter

extension PathRun {
  /// A run on this module's router.
  static func onOurs() -> PathRun {
    PathRun(
      start: { store, root in
        let router = NavigationRouter(root, store: store) { $0.path }
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
