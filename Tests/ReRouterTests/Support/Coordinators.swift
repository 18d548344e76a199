import ReRouter
import Waymark
import WaymarkEventNames
import WaymarkTesting

/// The calls that items get, and how their completions are called.
@MainActor
final class Log {
  var lines: [String] = []
  var answer = Answer.now
  var waiting: [() -> Void] = []
  var lost: [() -> Void] = []
  /// An act inside every push and pop.
  var onMove: () -> Void = {}

  enum Answer {
    case now
    case later
    case never
    case dropped
  }

  func take(_ line: String, _ completion: @escaping () -> Void) {
    lines.append(line)
    onMove()
    switch answer {
    case .now: completion()
    case .later: waiting.append(completion)
    case .never: lost.append(completion)
    case .dropped: break
    }
  }

  func complete() {
    if !waiting.isEmpty { waiting.removeFirst()() }
  }

  func completeAll() {
    while !waiting.isEmpty { complete() }
  }
}

/// A coordinator that leads to others of its kind, each with a number of its own, or to a controller.
@MainActor
struct Numbered: CoordinatorType {
  enum Key: PathKey {
    case one
    case two
    case screen
  }

  let number: Int
  let log: Log

  func item(for key: Key) -> NavigationItem {
    switch key {
    case .one: item(number + 1)
    case .two: item(number + 2)
    case .screen:
      NavigationItem(
        self, UIViewController(),
        push: { animated, source, _, completion in
          source.log.take("push screen on \(source.number)\(animated ? " animated" : "")", completion)
        },
        pop: { animated, source, _, completion in
          source.log.take("pop screen of \(source.number)\(animated ? " animated" : "")", completion)
        })
    }
  }

  private func item(_ next: Int) -> NavigationItem {
    log.lines.append("make \(next)")
    return NavigationItem(
      self, Numbered(number: next, log: log),
      push: { animated, source, target, completion in
        source.log.take("push \(target.number)\(animated ? " animated" : "")", completion)
      },
      pop: { animated, source, target, completion in
        source.log.take("pop \(target.number)\(animated ? " animated" : "")", completion)
      })
  }
}

struct State: NavigatableState {
  var path = Path<Numbered.Key>()
  var count = 0
}

struct Go: Action {
  let path: Path<Numbered.Key>
}

struct Count: Action {}

func reduce(action: any Action, state: State) -> State {
  var state = state
  switch action {
  case let action as Go: state.path = action.path
  case is Count: state.count += 1
  default: break
  }
  return state
}

/// A store whose keeper is the test, as an adapter of another library's is.
@MainActor
final class HandStore: StateStore {
  var state: State {
    didSet { for call in calls { call(state) } }
  }

  private var calls: [(State) -> Void] = []

  init(_ state: State = State()) {
    self.state = state
  }

  func subscribe(_ onState: @escaping (State) -> Void) -> @MainActor () -> Void {
    calls.append(onState)
    return { [weak self] in self?.calls = [] }
  }
}

/// A store and a router on numbered coordinators and a manual clock.
@MainActor
final class Stage {
  let log = Log()
  let clock = ManualClock()
  let store: HandStore
  let router: NavigationRouter<Numbered, State>
  private(set) var events: [EventName] = []

  init(_ keys: Numbered.Key...) {
    store = HandStore(State(path: Path(keys)))
    router = NavigationRouter(Numbered(number: 1, log: log), store: store, timer: clock) { $0.path }
    router.engine.onEvent { [weak self] in
      self?.events.append($0.name)
    }
    router.setupUpdate()
    log.lines = []
    events = []
  }

  func go(_ keys: Numbered.Key...) { store.state.path = Path(keys) }

  /// The calls without those that make items.
  var moves: [String] { log.lines.filter { !$0.hasPrefix("make") } }

  /// The numbers that the engine shows.
  var shown: String { router.engine.shown?.description ?? "" }
}
