import Dispatch
import ReRouter
import WaymarkTesting

extension PathRun {
  /// A run on this module's router, for which no time passes: every completion is called, however long that takes.
  static func onOurs() -> PathRun {
    PathRun(
      start: { store, root in
        let router = NavigationRouter(root, store: StoreOfRun(store), timer: ManualClock()) { $0.path }
        router.setupUpdate()
        return router
      },
      settle: { for _ in 0..<12 { await nextTurn() } })
  }
}

/// The store of a run, which a router with a timer of the test's choice can follow.
@MainActor
private final class StoreOfRun: StateStore {
  private let store: Store<Variable<RunState>>

  init(_ store: Store<Variable<RunState>>) {
    self.store = store
  }

  var state: RunState { store.observable.value }

  func subscribe(_ onState: @escaping (RunState) -> Void) -> @MainActor () -> Void {
    let subscription = store.observable.subscribe(onState)
    return { subscription.dispose() }
  }
}

/// Waits until all that waits for the main queue has run.
@MainActor
private func nextTurn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
