import Foundation
import Testing
import WaymarkCore
import WaymarkState

/// The cost of navigations beside an array with a callback, measured in one run: `WAYMARK_COST=1 swift test -c release
/// --filter CostTests`.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["WAYMARK_COST"] != nil)) struct CostTests {
  @Test func aPushAndAPopCostAFewTimesACallback() {
    let plain = Subject("bare", depth: 10)
    let deep = Subject("bare, depth 10,000", depth: 10_000)
    let guarded = Subject("one guard", depth: 10) { _ = $0.add(.navigations) { _ in .now(.allow) } }
    let placed = Subject("one guard of places", depth: 10) {
      _ = $0.add(.entering) { _ in .now(.allow) }
    }
    let read = Subject("a reader of the tree and a listener", depth: 10) { $0.addReaderAndListener() }
    let deepRead = Subject("the same, depth 10,000", depth: 10_000) { $0.addReaderAndListener() }
    let subjects = [plain, deep, guarded, placed, read, deepRead]
    let yardstick = Yardstick()
    for _ in 0..<20 {
      yardstick.measure()
      for subject in subjects { subject.measure() }
    }
    func ratio(_ subject: Subject) -> Double { subject.best / yardstick.best }
    print("cost: the yardstick takes \(yardstick.best.rounded()) ns")
    for subject in subjects {
      print("cost: \(subject.name): \(subject.best.rounded()) ns, \(ratio(subject).rounded()) x")
    }
    #expect(deep.best <= 3 * plain.best)
    #expect(deepRead.best <= 3 * read.best)
  }

  @Test func requestsBehindASlowHostCostTheSameEach() {
    let few = best { requestsBehindASlowHost(500) } / 500
    let many = best { requestsBehindASlowHost(4_000) } / 4_000
    print("cost: a request behind a slow host: \(few.rounded()) ns of 500, \(many.rounded()) ns of 4,000")
    #expect(many <= 3 * few)
  }

  @Test func aRouterWithoutAHostKeepsACommitForEachNavigation() {
    let few = best { pushWithoutHost(10_000) } / 10_000
    let many = best { pushWithoutHost(100_000) } / 100_000
    print("cost: a push without a host: \(few.rounded()) ns of 10,000, \(many.rounded()) ns of 100,000")
    #expect(many <= 3 * few)
  }

  private func best(_ body: () -> Void) -> Double { (0..<5).map { _ in nanoseconds(body) }.min() ?? 0 }

  /// Pushes and pops while the host is at its first step, and then lets the host go on.
  private func requestsBehindASlowHost(_ count: Int) {
    var scene = Scene(RouteTree("home"), isHeard: false)
    scene.hostAnswers = false
    for index in 0..<count { scene.go(index % 3 == 2 ? .pop(1) : .push("a")) }
    scene.hostAnswers = true
    scene.acknowledge()
    #expect(scene.state.isSettled)
  }

  private func pushWithoutHost(_ count: Int) {
    var scene = Scene(RouteTree("home"), isAttached: false, isHeard: false)
    for _ in 0..<count { scene.push("a") }
    scene.send(.attached)
    #expect(scene.state.isSettled)
  }
}

private func nanoseconds(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body).components
  return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
}

private enum Path: Route {
  case home
  case item(Int)
  case article(id: Int)
}

/// A router with a host that answers at once.
@MainActor private final class Subject {
  private enum Path: Route {
    case home
    case item(Int)
    case article(id: Int)
  }

  private final class Host: CoreHost {
    func perform(_ step: HostStep, _ answer: HostAnswer) { answer.succeed() }
    func rebuild(_ tree: PlaceTree, _ answer: HostAnswer) { answer.succeed() }
    func withdraw(_ request: HostRequest) {}
  }

  let name: String
  private(set) var best = Double.infinity
  private let core: Core
  private let host = Host()

  init(_ name: String, depth: Int, _ prepare: (Core) -> Void = { _ in }) {
    self.name = name
    var ids = EntryID.Generator()
    let tree = PlaceTree(Place(id: ids.next(), route: AnyRoute(Path.home)))
    core = Core(tree, ids: ids, watcher: ClosureWatcher())
    core.attach(host)
    for index in 0..<depth { push(.item(index)) }
    prepare(core)
  }

  private func push(_ path: Path) { core.navigate(Navigation(core.newNumber(), .push(AnyRoute(path)))) }

  /// Measures one navigation, the mean of a push and a pop.
  func measure() {
    let time = nanoseconds {
      for index in 0..<4_000 {
        push(.article(id: index))
        core.navigate(Navigation(core.newNumber(), .pop(1)))
      }
    }
    best = min(best, time / 8_000)
  }
}

extension Core {
  fileprivate func addReaderAndListener() {
    onChange { _ = $0.treeVersion }
    onInput { _ in }
    onEffect([.commits, .arrivals, .screens]) { _ in }
  }
}

@MainActor private final class CallCounter {
  var calls = 0
}

@MainActor private final class Yardstick {
  private(set) var best = Double.infinity
  private let navigator: CallbackNavigator<Path>

  init() {
    let screen = CallCounter()
    navigator = CallbackNavigator(
      Array(repeating: Path.home, count: 10),
      pop: { completion in
        screen.calls += 1
        completion()
      },
      push: { _, completion in
        screen.calls += 1
        completion()
      })
  }

  func measure() {
    let time = nanoseconds {
      for index in 0..<100_000 {
        navigator.push(.article(id: index))
        navigator.pop()
      }
    }
    best = min(best, time / 200_000)
  }
}
