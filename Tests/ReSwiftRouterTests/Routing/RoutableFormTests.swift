import ReSwiftRouter
import Testing
import Waymark

@MainActor
private final class Log {
  var lines: [String] = []
}

private struct OldScreen: Routable {
  let log: Log

  func pushRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable {
    log.lines.append("push \(routeElementIdentifier) \(animated)")
    completionHandler()
    return self
  }

  func popRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler
  ) {
    log.lines.append("pop \(routeElementIdentifier) \(animated)")
    completionHandler()
  }

  func changeRouteSegment(
    _ from: RouteElementIdentifier, to: RouteElementIdentifier, animated: Bool,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable {
    log.lines.append("change \(from) \(to) \(animated)")
    completionHandler()
    return self
  }
}

private struct OldestScreen: Routable {
  let log: Log

  func pushRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable {
    log.lines.append("push \(routeElementIdentifier)")
    completionHandler()
    return self
  }

  func popRouteSegment(
    _ routeElementIdentifier: RouteElementIdentifier, completionHandler: @escaping RoutingCompletionHandler
  ) {
    log.lines.append("pop \(routeElementIdentifier)")
    completionHandler()
  }

  func changeRouteSegment(
    _ from: RouteElementIdentifier, to: RouteElementIdentifier,
    completionHandler: @escaping RoutingCompletionHandler
  ) -> any Routable {
    log.lines.append("change \(from) \(to)")
    completionHandler()
    return self
  }
}

/// A routable that can push what cannot do anything.
private struct PushingScreen: Routable {
  let log: Log

  func push(
    _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    log.lines.append("push \(element)")
    completion()
    return PlainScreen()
  }
}

private struct PlainScreen: Routable {}

@MainActor @Suite("Forms of routables")
struct RoutableFormTests {
  private let log = Log()
  private let store = Store<AppState>(reducer: appReducer, state: nil)

  private func router(_ root: any Routable) -> ReSwiftRouter.Router<AppState> {
    Router(store: store, rootRoutable: root) { state in state.select { $0.navigationState } }
  }

  private func visit(_ routes: [ReSwiftRouter.Route]) async {
    for route in routes {
      store.dispatch(SetRouteAction(route, animated: route.count < 2))
      await settle()
    }
  }

  @Test func theFormOfOldReleasesIsCalled() async {
    let router = router(OldScreen(log: log))
    await visit([["a"], ["a", "b"], ["c"]])
    #expect(log.lines == ["push a true", "push b false", "pop b true", "change a c true"])
    #expect(router.engine.isSettled)
  }

  @Test func theFormWithoutAnimatedIsCalled() async {
    let router = router(OldestScreen(log: log))
    await visit([["a"], ["a", "b"], ["c"]])
    #expect(log.lines == ["push a", "push b", "pop b", "change a c"])
    #expect(router.engine.isSettled)
  }

  @Test func whatIsNotImplementedIsAnEventAndTheRouteGoesOn() async {
    let router = router(PushingScreen(log: log))
    var missing: [String] = []
    router.engine.onEvent { event in
      guard case .stepFailed(let failure) = event.kind else { return }
      if case .reported(let reason) = failure { missing.append(reason) }
    }
    await visit([["a", "b"], ["a", "c"], ["a"], []])
    #expect(
      missing == [
        "PlainScreen was asked to push b: implement push(_:animated:completion:) in it",
        "PlainScreen was asked to change b to c: implement change(_:to:animated:completion:) in it",
        "PlainScreen was asked to pop c: implement pop(_:animated:completion:) in it",
        "PushingScreen was asked to pop a: implement pop(_:animated:completion:) in it",
      ])
    #expect(log.lines == ["push a"])
    #expect(router.engine.isSettled)
    await visit([["d"]])
    #expect(log.lines == ["push a", "push d"])
  }

  @Test func aSubclassMayHaveAnInitialiserOfItsOwn() async {
    final class OwnRouter: ReSwiftRouter.Router<AppState> {
      init(_ store: Store<AppState>, _ root: any Routable) {
        super.init(store: store, rootRoutable: root) { $0.select { $0.navigationState } }
      }
    }
    let router = OwnRouter(store, OldScreen(log: log))
    await visit([["a"]])
    #expect(router.engine.isSettled)
    #expect(log.lines == ["push a true"])
  }

  @Test func aSubclassMaySeeEveryNewState() async {
    final class NotingRouter: ReSwiftRouter.Router<AppState> {
      var routes: [ReSwiftRouter.Route] = []

      override func newState(state: NavigationState) {
        routes.append(state.route)
        super.newState(state: state)
      }
    }
    let router = NotingRouter(store: store, rootRoutable: OldScreen(log: log)) { state in
      state.select { $0.navigationState }
    }
    await visit([["a"]])
    #expect(router.routes == [[], ["a"]])
    #expect(log.lines == ["push a true"])
  }
}
