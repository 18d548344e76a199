import Dispatch
import ReSwiftRouter
import Testing

/// An app in Swift 5 mode that dispatches on a queue of its own, as the original allows.
@Suite("Actions on a background queue")
struct BackgroundTests {
  @MainActor
  final class Screens {
    var shown: [RouteElement] = []
  }

  struct Screen: Routable {
    let screens: Screens

    func push(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) -> Routable {
      screens.shown.append(element)
      completion()
      return self
    }

    func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
      screens.shown.removeLast()
      completion()
    }

    func change(
      _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
    ) -> Routable {
      screens.shown[screens.shown.count - 1] = to
      completion()
      return self
    }
  }

  struct AppState {
    var navigationState = NavigationState()
  }

  @Test(arguments: 0..<12)
  @MainActor func everyRouteIsShownInItsTurn(round: Int) async {
    let screens = Screens()
    let store = Store<AppState>(
      reducer: { action, state in
        AppState(navigationState: NavigationReducer.handleAction(action, state: state?.navigationState))
      }, state: nil)
    let router = Router(store: store, rootRoutable: Screen(screens: screens)) { state in
      state.select { $0.navigationState }
    }
    var steps = 0
    router.engine.onEvent { if case .stepAcknowledged = $0.kind { steps += 1 } }
    let queue = DispatchQueue(label: "actions")
    // The compiler warns of such a call in Swift 5 mode, and lets it be.
    let dispatch = unsafeBitCast(
      store.dispatch as @MainActor (Action) -> Void, to: (@Sendable (Action) -> Void).self)
    for number in 0..<400 { queue.async { dispatch(SetRouteAction(["a", "\(number)"], animated: false)) } }
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    while steps < 400 {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
    #expect(screens.shown == ["a", "399"])
    #expect(router.engine.isSettled)
  }
}
