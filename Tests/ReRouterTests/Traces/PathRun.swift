import Dispatch
import ReRouter
import WaymarkTraces

/// Plays scenarios on a store with a path and notes what items are asked for.
///
/// It uses nothing but what this module and the original have in common, so that the original's traces can be recorded with
/// the same code.
@MainActor
final class PathRun {
  private let store: Store<Variable<RunState>>
  private var router: AnyObject?
  /// Waits until nothing waits for the main queue.
  private let settle: @MainActor () async -> Void

  private var calls: [String] = []
  private(set) var shown: [String] = []
  private var answer = "now"
  private var held: [(String, () -> Void)] = []
  /// What is to be asked for when an item is asked for something, by what.
  private var inner: [(moment: String, verbs: [Verb])] = []
  private var madeCounts: [String: Int] = [:]
  private(set) var openCount = 0
  /// Whether a transition began before the one before had ended.
  private(set) var hasOverlapped = false

  /// Starts the router.
  ///
  /// - Parameters:
  ///   - start: Makes and starts the router; how else than by the original's initialiser is up to the module.
  ///   - settle: Waits until nothing waits for the main queue.
  init(
    start: @MainActor (Store<Variable<RunState>>, RunCoordinator) -> AnyObject,
    settle: @escaping @MainActor () async -> Void
  ) {
    store = Store(reducer: reduceRun, observable: Variable(RunState()))
    self.settle = settle
    router = start(store, RunCoordinator(name: "root", run: self))
  }

  /// The keys of the path in the store.
  var path: [String] {
    store.observable.value.path.sequence.map { ($0 as? RunKey)?.name ?? "?" }
  }

  func play(_ scenario: Scenario) async -> Trace {
    var trace = Trace([])
    for turn in scenario.turns { trace.turns.append(await play(turn)) }
    return trace
  }

  func play(_ turn: [Verb]) async -> Trace.Turn {
    for verb in turn {
      if verb.kind == "turn" { await settle() } else { perform(verb) }
    }
    await settle()
    while !held.isEmpty {
      complete()
      await settle()
    }
    defer { calls = [] }
    return Trace.Turn(calls, shown: shown.joined(separator: "."))
  }

  private func perform(_ verb: Verb) {
    for inner in verb.inner { self.inner.append((inner.moment, inner.verbs)) }
    let keys = (verb.name ?? "").split(separator: ".").map { RunKey(name: String($0)) }
    switch verb.kind {
    case "path": store.dispatch(RunGo(path: Path(keys)))
    case "silent": store.dispatch(RunGo(path: Path(keys).silently()))
    case "count": store.dispatch(RunCount())
    case "answer": answer = verb.name ?? "now"
    case "complete": complete()
    default: calls.append("unknown:\(verb.kind)")
    }
  }

  private func complete() {
    guard !held.isEmpty else { return }
    let (label, completion) = held.removeFirst()
    finish(label, completion)
  }

  private func finish(_ label: String, _ completion: () -> Void) {
    calls.append("done:\(label)")
    openCount -= 1
    completion()
  }

  private func ask(at moment: String) {
    guard let index = inner.firstIndex(where: { $0.moment == moment }) else { return }
    for verb in inner.remove(at: index).verbs { perform(verb) }
  }

  // MARK: What items are asked for

  fileprivate func make(_ key: String, on source: String) -> String {
    madeCounts[key, default: 0] += 1
    let name = "\(key)\(madeCounts[key, default: 0])"
    calls.append("make:\(name)@\(source)")
    ask(at: "make.\(key)")
    return name
  }

  fileprivate func take(
    _ verb: String, _ name: String, on source: String, animated: Bool, _ completion: @escaping () -> Void
  ) {
    if verb == "push" { shown.append(name) } else { shown.removeAll { $0 == name } }
    let label = "\(verb):\(name)"
    calls.append("\(label)@\(source)\(animated ? "" : "-")")
    if openCount > 0 { hasOverlapped = true }
    openCount += 1
    ask(at: "\(verb).\(name.prefix(1))")
    switch answer {
    case "now":
      openCount -= 1
      completion()
    case "later":
      DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(label, completion) } }
    default: held.append((label, completion))
    }
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
          source.run.take("push", target.name, on: source.name, animated: animated, completion)
        },
        pop: { animated, source, target, completion in
          source.run.take("pop", target.name, on: source.name, animated: animated, completion)
        })
    }
    return NavigationItem(
      self, UIViewController(),
      push: { animated, source, _, completion in
        source.run.take("push", name, on: source.name, animated: animated, completion)
      },
      pop: { animated, source, _, completion in
        source.run.take("pop", name, on: source.name, animated: animated, completion)
      })
  }
}
