import Dispatch
import ReSwiftRouter
import WaymarkTraces

/// Plays scenarios on a store with a router and notes what routables are asked for.
///
/// It uses nothing but what this module and the original have in common, so that the original's traces can be recorded with
/// the same code.
@MainActor
final class StoreRun {
  /// Makes the router; how else than by the original's initialiser is up to the module.
  typealias MakeRouter = @MainActor (Store<RunState>, RunRoutable) -> AnyObject

  private let store: Store<RunState>
  private var router: AnyObject?
  /// Waits until nothing waits for the main queue.
  private let settle: @MainActor () async -> Void
  /// Lets the time pass that is waited for a completion.
  private let timeOut: @MainActor () async -> Void

  private var calls: [String] = []
  private(set) var shown: [String] = []
  private var answer = "now"
  private var held: [(String, RoutingCompletion)] = []
  private var lost: [RoutingCompletion] = []
  /// What is to be asked for when a routable is asked for something, by what.
  private var inner: [(moment: String, verbs: [Verb])] = []
  /// How many calls have been made whose completion has not been called.
  private(set) var openCount = 0
  private(set) var hasOverlapped = false

  init(
    makeRouter: MakeRouter, settle: @escaping @MainActor () async -> Void,
    timeOut: @escaping @MainActor () async -> Void
  ) {
    store = Store(reducer: reduceRun, state: nil)
    self.settle = settle
    self.timeOut = timeOut
    router = makeRouter(store, RunRoutable(name: "root", run: self))
  }

  var route: [String] { store.state.navigationState.route }

  func play(_ scenario: Scenario) async -> Trace {
    var trace = Trace([])
    for turn in scenario.turns { trace.turns.append(await play(turn)) }
    return trace
  }

  func play(_ turn: [Verb]) async -> Trace.Turn {
    for verb in turn {
      if verb.kind == "turn" { await settle() } else { perform(verb) }
    }
    await rest()
    defer { calls = [] }
    return Trace.Turn(calls, shown: shown.joined(separator: "."))
  }

  private func rest() async {
    await settle()
    while !held.isEmpty || !lost.isEmpty {
      if held.isEmpty {
        lost = []
        openCount = 0
        await timeOut()
      } else {
        complete()
      }
      await settle()
    }
  }

  private func perform(_ verb: Verb) {
    for inner in verb.inner { self.inner.append((inner.moment, inner.verbs)) }
    switch verb.kind {
    case "set":
      store.dispatch(SetRouteAction(Self.route(verb), animated: verb.isAnimated))
    case "data":
      store.dispatch(SetRouteSpecificData(route: Self.route(verb), data: verb.payload ?? ""))
    case "read":
      let word: String? = store.state.navigationState.getRouteSpecificState(Self.route(verb))
      calls.append("read:\(word ?? "nothing")")
    case "answer": answer = verb.name ?? "now"
    case "complete": complete()
    default: calls.append("unknown:\(verb.kind)")
    }
  }

  private static func route(_ verb: Verb) -> [String] {
    (verb.name ?? "").split(separator: ".").map { String($0) }
  }

  private func complete() {
    guard !held.isEmpty else { return }
    let (label, completion) = held.removeFirst()
    finish(label, completion)
  }

  private func finish(_ label: String, _ completion: RoutingCompletion) {
    calls.append("done:\(label)")
    openCount -= 1
    completion()
  }

  // MARK: What routables are asked for

  fileprivate func take(
    _ call: String, _ label: String, animated: Bool, _ completion: @escaping RoutingCompletion
  ) {
    calls.append(call + (animated ? "" : "-"))
    if openCount > 0 { hasOverlapped = true }
    openCount += 1
    if let index = inner.firstIndex(where: { $0.moment == label }) {
      for verb in inner.remove(at: index).verbs { perform(verb) }
    }
    switch answer {
    case "now":
      openCount -= 1
      completion()
    case "later":
      DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(label, completion) } }
    case "never": lost.append(completion)
    default: held.append((label, completion))
    }
  }

  fileprivate func show(_ change: (inout [String]) -> Void) { change(&shown) }
}

struct RunState {
  var navigationState = NavigationState()
}

@MainActor
func reduceRun(action: any Action, state: RunState?) -> RunState {
  RunState(navigationState: NavigationReducer.handleAction(action, state: state?.navigationState))
}

/// A routable that notes what it is asked for.
@MainActor
struct RunRoutable: Routable {
  let name: String
  let run: StoreRun

  func push(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) -> any Routable
  {
    run.show { $0.append(element) }
    run.take("push:\(element)@\(name)", "push.\(element)", animated: animated, completion)
    return RunRoutable(name: element, run: run)
  }

  func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
    run.show { $0.removeLast() }
    run.take("pop:\(element)@\(name)", "pop.\(element)", animated: animated, completion)
  }

  func change(
    _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    run.show { $0[$0.count - 1] = to }
    run.take("change:\(from)>\(to)@\(name)", "change.\(to)", animated: animated, completion)
    return RunRoutable(name: to, run: run)
  }
}
