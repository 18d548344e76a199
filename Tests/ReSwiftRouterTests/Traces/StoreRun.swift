import ReSwiftRouter
import WaymarkTraces

/// Plays scenarios on a store with a router and notes what routables are asked for.
///
/// It uses nothing but what this module and the original have in common, so that the original's traces can be recorded with
/// the same code.
@MainActor
final class StoreRun: CompletionRun {
  /// Makes the router; how else than by the original's initialiser is up to the module.
  typealias MakeRouter = @MainActor (Store<RunState>, RunRoutable) -> AnyObject

  private let store: Store<RunState>
  private var router: AnyObject?

  init(makeRouter: MakeRouter, timeOut: @escaping @MainActor () async -> Void) {
    store = Store(reducer: reduceRun, state: nil)
    super.init(timeOut: timeOut)
    router = makeRouter(store, RunRoutable(name: "root", run: self))
  }

  var route: [String] { store.state.navigationState.route }

  override func change(_ verb: Verb) -> Bool {
    let route = (verb.name ?? "").split(separator: ".").map { String($0) }
    switch verb.kind {
    case "set": store.dispatch(SetRouteAction(route, animated: verb.isAnimated))
    case "data": store.dispatch(SetRouteSpecificData(route: route, data: verb.payload ?? ""))
    case "read":
      let word: String? = store.state.navigationState.getRouteSpecificState(route)
      note("read:\(word ?? "nothing")")
    default: return false
    }
    return true
  }

  /// A random scenario.
  static func random(seed: UInt64) -> Scenario {
    PlaceChoice.scenario(
      seed: seed, turnCount: 3, letters: "abcd", answers: ["now", "later", "hold", "hold"],
      moments: ["push", "push", "pop", "change"]
    ) { choice, isOutermost in
      let place = choice.place()
      switch isOutermost ? Int.random(in: 0..<9, using: &choice.random) : 8 {
      case 0: return Verb("data", place, payload: "d\(Int.random(in: 1...3, using: &choice.random))")
      case 1: return Verb("read", place)
      default: return Verb("set", place, isAnimated: Int.random(in: 0..<4, using: &choice.random) > 0)
      }
    }
  }

  // MARK: Calls of routables

  fileprivate func move(
    _ call: String, _ moment: String, animated: Bool, _ completion: @escaping RoutingCompletion
  ) {
    begin(call + (animated ? "" : "-"), moment, at: moment) { completion() }
  }
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
    run.shown.append(element)
    run.move("push:\(element)@\(name)", "push.\(element)", animated: animated, completion)
    return RunRoutable(name: element, run: run)
  }

  func pop(_ element: RouteElement, animated: Bool, completion: @escaping RoutingCompletion) {
    run.shown.removeLast()
    run.move("pop:\(element)@\(name)", "pop.\(element)", animated: animated, completion)
  }

  func change(
    _ from: RouteElement, to: RouteElement, animated: Bool, completion: @escaping RoutingCompletion
  ) -> any Routable {
    run.shown[run.shown.count - 1] = to
    run.move("change:\(from)>\(to)@\(name)", "change.\(to)", animated: animated, completion)
    return RunRoutable(name: to, run: run)
  }
}
