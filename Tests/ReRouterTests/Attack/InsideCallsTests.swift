import ReRouter
import Testing
import Waymark
import WaymarkTesting

/// What an app does inside the calls of its items, and with completions that come when nobody expects them.
@MainActor @Suite("Inside the calls of items")
struct InsideCallsTests {
  private func expectRest(_ stage: Stage, _ keys: Numbered.Key...) {
    stage.log.answer = .now
    for _ in 0..<5 { stage.log.completeAll() }
    #expect(stage.router.engine.isSettled)
    #expect(stage.shown == stage.router.engine.tree.notation)
    #expect(stage.store.state.path == Path(keys))
    // From there everything is taken off, and nothing else.
    let before = stage.moves.count
    stage.go()
    stage.log.completeAll()
    #expect(stage.moves.dropFirst(before).count == keys.count)
    #expect(stage.moves.dropFirst(before).allSatisfy { $0.hasPrefix("pop") })
  }

  @Test func aPathIsSetInsideEachOfTenMoves() {
    let stage = Stage(.one)
    var count = 0
    stage.log.onMove = {
      count += 1
      if count <= 10 { stage.go(.one, count.isMultiple(of: 2) ? .one : .two) }
    }
    stage.go(.one, .one, .one)
    expectRest(stage, .one, .one)
  }

  @Test func aSilentPathInsideAPush() {
    let stage = Stage(.one)
    stage.log.onMove = {
      stage.log.onMove = {}
      stage.store.state.path = Path([Numbered.Key.one]).silently()
    }
    stage.go(.one, .one, .one)
    stage.log.completeAll()
    expectRest(stage, .one)
  }

  @Test func completionsAreCalledTwiceAndInTheWrongOrder() {
    let stage = Stage()
    stage.log.answer = .later
    stage.go(.one, .one, .one)
    let first = stage.log.waiting.removeFirst()
    first()
    let second = stage.log.waiting.removeFirst()
    first()
    second()
    second()
    first()
    stage.log.completeAll()
    #expect(stage.moves == ["push 2", "push 3", "push 4"])
    expectRest(stage, .one, .one, .one)
  }

  @Test func aCompletionIsCalledInsideTheNextMove() {
    let stage = Stage()
    stage.log.answer = .later
    stage.go(.one, .one)
    let first = stage.log.waiting.removeFirst()
    stage.log.onMove = { first() }
    first()
    stage.log.onMove = {}
    stage.log.completeAll()
    expectRest(stage, .one, .one)
  }

  @Test func theRouterGoesInTheMiddleOfAPush() {
    let log = Log()
    let store = HandStore(State(path: Path(.one)))
    var router: NavigationRouter<Numbered, State>? = NavigationRouter(
      Numbered(number: 1, log: log), store: store
    ) { $0.path }
    weak let released = router
    log.onMove = {
      router = nil
      store.state.path = Path([Numbered.Key.one, .two])
    }
    router?.setupUpdate()
    log.onMove = {}
    store.state.path = Path([Numbered.Key.two])
    #expect(router == nil)
    #expect(released == nil)
  }

  @Test func aLateCompletionAfterTheTimeOutInsideTheNextChange() {
    let stage = Stage()
    stage.log.answer = .never
    stage.go(.one)
    stage.clock.advance(by: .seconds(3))
    stage.log.answer = .later
    stage.go(.two)
    stage.log.lost.removeFirst()()
    #expect(stage.moves == ["push 2 animated", "pop 2"])
    stage.log.completeAll()
    expectRest(stage, .two)
  }

  @Test func unknownKeysBetweenKnownOnesAndBack() {
    let stage = Stage()
    stage.go(.screen, .one)
    stage.go(.one, .screen, .two, .one)
    stage.go(.one, .two)
    #expect(stage.router.engine.isSettled)
    #expect(stage.store.state.path == Path([Numbered.Key.one, .two]))
    #expect(stage.shown == stage.router.engine.tree.notation)
    #expect(stage.moves.suffix(2) == ["pop screen of 2", "push 4"])
  }

  @Test func theStoreIsSetAsItemsAreMade() {
    let log = Log()
    let store = HandStore()
    let router = NavigationRouter(Meddling(log: log) { store.state.path = Path([$0]) }, store: store) {
      (state: MeddlingState) in state.path
    }
    router.setupUpdate()
    store.state.path = Path([Meddling.Key.first, .second])
    #expect(router.engine.isSettled)
    #expect(router.engine.shown?.notation == router.engine.tree.notation)
    #expect(log.lines.last == "push third")
  }

  // A store of another kind of state.
  @MainActor
  final class HandStore<S>: StateStore {
    var state: S {
      didSet { for call in calls { call(state) } }
    }
    private var calls: [(S) -> Void] = []

    init(_ state: S) { self.state = state }

    func subscribe(_ onState: @escaping (S) -> Void) -> @MainActor () -> Void {
      calls.append(onState)
      return { [weak self] in self?.calls = [] }
    }
  }
}

struct MeddlingState {
  var path = Path<Meddling.Key>()
}

extension InsideCallsTests.HandStore where S == MeddlingState {
  convenience init() { self.init(MeddlingState()) }
}

/// A coordinator that changes the state as it is asked for an item.
@MainActor
struct Meddling: CoordinatorType {
  enum Key: PathKey {
    case first, second, third
  }

  let log: Log
  let change: (Key) -> Void

  func item(for key: Key) -> NavigationItem {
    if key == .first { change(.third) }
    return NavigationItem(
      self, self,
      push: { _, source, _, completion in
        source.log.lines.append("push \(key)")
        completion()
      },
      pop: { _, source, _, completion in
        source.log.lines.append("pop \(key)")
        completion()
      })
  }
}
