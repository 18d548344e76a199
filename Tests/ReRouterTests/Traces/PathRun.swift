import ReRouter
import WaymarkTraces

/// Plays scenarios on a store with a path and notes what items are asked for.
///
/// It uses nothing but what this module and the original have in common, so that the original's traces can be recorded with
/// the same code.
@MainActor
final class PathRun: CompletionRun {
  private let store: Store<Variable<RunState>>
  private var router: AnyObject?
  private var madeCounts: [String: Int] = [:]

  /// Starts the router.
  ///
  /// - Parameter start: Makes and starts the router; how else than by the original's initialiser is up to the module.
  init(start: @MainActor (Store<Variable<RunState>>, RunCoordinator) -> AnyObject) {
    store = Store(reducer: reduceRun, observable: Variable(RunState()))
    super.init()
    router = start(store, RunCoordinator(name: "root", run: self))
  }

  /// The keys of the path in the store.
  var path: [String] {
    store.observable.value.path.sequence.map { ($0 as? RunKey)?.name ?? "?" }
  }

  override func change(_ verb: Verb) -> Bool {
    let keys = (verb.name ?? "").split(separator: ".").map { RunKey(name: String($0)) }
    switch verb.kind {
    case "path": store.dispatch(RunGo(path: Path(keys)))
    case "silent": store.dispatch(RunGo(path: Path(keys).silently()))
    case "count": store.dispatch(RunCount())
    default: return false
    }
    return true
  }

  /// A random scenario.
  static func random(seed: UInt64) -> Scenario {
    PlaceChoice.scenario(
      seed: seed, turnCount: 3, letters: "abcx", answers: ["now", "now", "later", "hold"],
      moments: ["push", "push", "pop", "make"]
    ) { choice, isOutermost in
      if isOutermost, Int.random(in: 0..<9, using: &choice.random) == 0 { return Verb("count") }
      let isSilent = Int.random(in: 0..<6, using: &choice.random) == 0
      return Verb(isSilent ? "silent" : "path", choice.place())
    }
  }

  // MARK: Calls of items

  fileprivate func make(_ key: String, on source: String) -> String {
    madeCounts[key, default: 0] += 1
    let name = "\(key)\(madeCounts[key, default: 0])"
    note("make:\(name)@\(source)")
    perform(at: "make.\(key)")
    return name
  }

  fileprivate func move(
    _ verb: String, _ name: String, on source: String, animated: Bool, _ completion: @escaping () -> Void
  ) {
    if verb == "push" { shown.append(name) } else { shown.removeAll { $0 == name } }
    let label = "\(verb):\(name)"
    begin("\(label)@\(source)\(animated ? "" : "-")", label, at: "\(verb).\(name.prefix(1))") { completion() }
  }
}

/// A key of one letter; `x` leads to a controller, behind which nothing comes.
struct RunKey: PathKey {
  let name: String
}

struct RunState {
  var path = Path<RunKey>()
  var count = 0
}

private struct RunGo: Action {
  let path: Path<RunKey>
}

private struct RunCount: Action {}

@MainActor
private func reduceRun(action: any Action, state: RunState) -> RunState {
  var state = state
  switch action {
  case let action as RunGo: state.path = action.path
  default: state.count += 1
  }
  return state
}

/// A coordinator that leads to others of its kind, or to a controller.
@MainActor
struct RunCoordinator: CoordinatorType {
  let name: String
  let run: PathRun

  func item(for key: RunKey) -> NavigationItem {
    let name = run.make(key.name, on: name)
    guard key.name == "x" else {
      return NavigationItem(
        self, RunCoordinator(name: name, run: run),
        push: { animated, source, target, completion in
          source.run.move("push", target.name, on: source.name, animated: animated, completion)
        },
        pop: { animated, source, target, completion in
          source.run.move("pop", target.name, on: source.name, animated: animated, completion)
        })
    }
    return NavigationItem(
      self, UIViewController(),
      push: { animated, source, _, completion in
        source.run.move("push", name, on: source.name, animated: animated, completion)
      },
      pop: { animated, source, _, completion in
        source.run.move("pop", name, on: source.name, animated: animated, completion)
      })
  }
}
