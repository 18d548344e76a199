import Dispatch
import ReRouter
import Testing

/// An app in Swift 5 mode that dispatches on a queue of its own.
@Suite("Actions on a background queue")
struct BackgroundTests {
  @MainActor
  final class Coordinator: CoordinatorType {
    struct Key: PathKey {
      let number: Int
    }

    var shown: [Int] = []

    func item(for key: Key) -> NavigationItem {
      NavigationItem(
        self, self,
        push: { _, source, _, completion in
          source.shown.append(key.number)
          completion()
        },
        pop: { _, source, _, completion in
          source.shown.removeLast()
          completion()
        })
    }
  }

  struct AppState: NavigatableState {
    var path = Path<Coordinator.Key>()
  }

  struct Go: Action {
    let number: Int
  }

  @MainActor
  @Test func everyPathIsShownInItsTurn() async {
    let coordinator = Coordinator()
    let store = Store(
      reducer: { action, state in
        (action as? Go).map { AppState(path: Path(Coordinator.Key(number: $0.number))) } ?? state
      }, observable: Variable(AppState()))
    let router = NavigationRouter(coordinator, store: store)
    router.setupUpdate()
    var steps = 0
    router.engine.onEvent { if case .stepAcknowledged = $0.kind { steps += 1 } }
    let queue = DispatchQueue(label: "actions")
    // The compiler warns of such a call in Swift 5 mode, and lets it be.
    let dispatch = unsafeBitCast(
      { store.dispatch($0) } as @MainActor (Action) -> Void, to: (@Sendable (Action) -> Void).self)
    for number in 0..<400 { queue.async { dispatch(Go(number: number)) } }
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    while steps < 400 {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
    #expect(coordinator.shown == [399])
    #expect(router.engine.isSettled)
  }
}
