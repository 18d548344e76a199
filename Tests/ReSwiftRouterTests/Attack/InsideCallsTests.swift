import ReSwiftRouter
import Testing
import Waymark

/// What an app does inside the calls of its routables, and with completions that come when nobody expects them.
@MainActor @Suite("Inside the calls of routables")
struct InsideCallsTests {
  /// A routable that does something inside its calls.
  @MainActor
  final class Busy: Routable {
    let name: String
    let record: Record

    init(_ name: String, _ record: Record) {
      self.name = name
      self.record = record
    }

    func push(
      _ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
    ) -> any Routable {
      record.shown.append(element)
      record.note("\(name) push \(element)", completion)
      return Busy(element, record)
    }

    func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
      if !record.shown.isEmpty { record.shown.removeLast() }
      record.note("\(name) pop \(element)", completion)
    }

    func change(
      _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
    ) -> any Routable {
      if !record.shown.isEmpty { record.shown[record.shown.count - 1] = to }
      record.note("\(name) change \(from) to \(to)", completion)
      return Busy(to, record)
    }
  }

  @MainActor
  final class Record {
    var log: [String] = []
    var shown: [String] = []
    var acts: [String: () -> Void] = [:]
    var isLate = false
    var waiting: [RoutingCompletion] = []

    func note(_ line: String, _ completion: @escaping RoutingCompletion) {
      log.append(line)
      acts.removeValue(forKey: line)?()
      if isLate { waiting.append(completion) } else { completion() }
    }
  }

  private let record = Record()
  private let store = Store<AppState>(reducer: appReducer, state: nil)

  private func router(at route: String...) async -> ReSwiftRouter.Router<AppState> {
    store.dispatch(SetRouteAction(route))
    let router = Router(store: store, rootRoutable: Busy("root", record)) { (state: Subscription<AppState>) in
      state.select { $0.navigationState }
    }
    await settle()
    record.log = []
    return router
  }

  private func go(_ route: String...) async {
    store.dispatch(SetRouteAction(route))
    for _ in 0..<5 { await settle() }
  }

  private var route: [String] { store.state.navigationState.route }

  private func expectRest(_ router: ReSwiftRouter.Router<AppState>, _ wanted: String...) async {
    for _ in 0..<10 { await settle() }
    #expect(router.engine.isSettled)
    #expect(route == wanted)
    #expect(record.shown == wanted)
    #expect(router.engine.tree.routes.root.elementNames == wanted)
    #expect(router.engine.shown?.routes.root.elementNames == wanted)
    // The next change begins where this one has ended.
    await go("end")
    for _ in 0..<10 { await settle() }
    #expect(record.shown == ["end"])
    #expect(router.engine.isSettled)
  }

  @Test func theUserIsToldToHaveGoneBackInsideAPush() async {
    let router = await router(at: "a", "b")
    record.acts["b push c"] = { router.userWentBack() }
    await go("a", "b", "c")
    record.log = []
    await expectRestLoosely(router)
    #expect(record.log == ["root change a to end"])
  }

  /// In a process of its own, because it may end that.
  @Test func theUserIsToldToHaveGoneBackInsideAChange() async {
    await #expect(processExitsWith: .success) { await Self.goBackInsideAChange() }
  }

  private static func goBackInsideAChange() async {
    let record = Record()
    let store = Store<AppState>(reducer: appReducer, state: nil)
    store.dispatch(SetRouteAction(["a", "b"]))
    let router = Router(store: store, rootRoutable: Busy("root", record)) { (state: Subscription<AppState>) in
      state.select { $0.navigationState }
    }
    await settle()
    record.acts["a change b to c"] = { router.userWentBack() }
    store.dispatch(SetRouteAction(["a", "c"]))
    for _ in 0..<5 { await settle() }
    precondition(router.engine.isSettled)
    precondition(router.engine.tree.routes.root.elementNames == store.state.navigationState.route)
  }

  @Test func theUserIsToldToHaveGoneBackInsideAPop() async {
    let router = await router(at: "a", "b")
    record.acts["a pop b"] = { router.userWentBack() }
    await go("a")
    record.log = []
    await expectRestLoosely(router)
    // The place that has stayed is there to be changed.
    #expect(record.log == ["root change a to end"])
  }

  @Test func theUserIsToldToHaveGoneBackToTheStartInsideAPop() async {
    let router = await router(at: "a", "b", "c")
    record.acts["b pop c"] = { router.userWentBack(from: ["a"]) }
    await go("a", "b")
    await expectRestLoosely(router)
  }

  @Test func theUserGoesBackWhileAPushWaitsForItsCompletion() async {
    let router = await router(at: "a")
    record.isLate = true
    await go("a", "b")
    record.shown.removeLast()
    router.userWentBack()
    record.isLate = false
    for completion in record.waiting { completion() }
    await expectRest(router, "a")
  }

  @Test func theUserGoesBackTwiceWhileAPopWaits() async {
    let router = await router(at: "a", "b", "c")
    record.isLate = true
    await go("a", "b")
    #expect(record.log == ["b pop c"])
    router.userWentBack()
    record.shown.removeLast()
    record.isLate = false
    for completion in record.waiting { completion() }
    await expectRest(router, "a")
  }

  @Test func aCompletionCalledInsideTheCallAndAgainLater() async {
    let router = await router(at: "a")
    record.isLate = true
    await go("a", "b", "c")
    let first = record.waiting.removeFirst()
    first()
    first()
    record.isLate = false
    for completion in record.waiting { completion() }
    first()
    await expectRestLoosely(router)
  }

  @Test func routesAreSetInsideEveryCall() async {
    let router = await router(at: "a", "b")
    record.acts["a change b to c"] = { store.dispatch(SetRouteAction(["a", "d"])) }
    record.acts["a change c to d"] = { store.dispatch(SetRouteAction(["x"])) }
    record.acts["root change a to x"] = { store.dispatch(SetRouteAction([])) }
    record.acts["root pop x"] = { store.dispatch(SetRouteAction(["y", "z"])) }
    await go("a", "c")
    await expectRest(router, "y", "z")
  }

  @Test func anotherStoresRouterMovesInside() async {
    let router = await router(at: "a")
    let other = Store<AppState>(reducer: appReducer, state: nil)
    let otherRecord = Record()
    let otherRouter = Router(store: other, rootRoutable: Busy("root", otherRecord)) {
      (state: Subscription<AppState>) in state.select { $0.navigationState }
    }
    record.acts["a push b"] = {
      other.dispatch(SetRouteAction(["o"]))
      store.dispatch(SetRouteAction(["a"]))
    }
    otherRecord.acts["root push o"] = { store.dispatch(SetRouteAction(["a", "q"])) }
    await go("a", "b")
    await expectRest(router, "a", "q")
    #expect(otherRecord.shown == ["o"])
    #expect(otherRouter.engine.isSettled)
  }

  /// Whatever is done inside whichever call, the store, the engine and the routables agree in the end.
  @Test(arguments: ["push", "pop", "change"], [true, false])
  func anythingInsideAnyCall(kind: String, isLate: Bool) async {
    let targets: [String: [String]] = ["push": ["a", "b", "c"], "pop": ["a"], "change": ["a", "x"]]
    let lines = ["push": "b push c", "pop": "a pop b", "change": "a change b to x"]
    for inner in 0..<5 {
      let record = Record()
      let store = Store<AppState>(reducer: appReducer, state: nil)
      store.dispatch(SetRouteAction(["a", "b"]))
      let router = Router(store: store, rootRoutable: Busy("root", record)) {
        (state: Subscription<AppState>) in
        state.select { $0.navigationState }
      }
      await settle()
      record.acts[lines[kind] ?? ""] = {
        switch inner {
        case 0: router.userWentBack()
        case 1: router.userWentBack(from: ["a"])
        case 2: store.dispatch(SetRouteAction(["y"]))
        case 3: store.dispatch(SetRouteAction(Array(store.state.navigationState.route.dropLast())))
        default: store.dispatch(SetRouteAction(store.state.navigationState.route + ["n"]))
        }
      }
      record.isLate = isLate
      store.dispatch(SetRouteAction(targets[kind] ?? []))
      for _ in 0..<5 { await settle() }
      record.isLate = false
      while !record.waiting.isEmpty { record.waiting.removeFirst()() }
      for _ in 0..<5 { await settle() }
      store.dispatch(SetRouteAction(["end", "there"]))
      for _ in 0..<5 { await settle() }
      #expect(router.engine.isSettled, "\(kind) \(inner)")
      let shown = router.engine.shown?.routes.root.elementNames
      #expect(shown == ["end", "there"], "\(kind) \(inner)")
      // No routable is asked for a change of what it does not show.
      #expect(record.log.last == "end push there", "\(kind) \(inner) \(record.log)")
    }
  }

  /// The store, the engine and the routables agree, whatever they agree on.
  private func expectRestLoosely(_ router: ReSwiftRouter.Router<AppState>) async {
    for _ in 0..<10 { await settle() }
    #expect(router.engine.isSettled)
    #expect(router.engine.tree.routes.root.elementNames == route)
    await go("end")
    for _ in 0..<10 { await settle() }
    #expect(router.engine.isSettled)
    #expect(router.engine.tree.routes.root.elementNames == ["end"])
    #expect(route == ["end"])
  }
}

extension Container<RouteSegment> {
  fileprivate var elementNames: [String] {
    guard case .stack(let stack) = self else { return [] }
    return stack.elements.dropFirst().map { $0.element }
  }
}
