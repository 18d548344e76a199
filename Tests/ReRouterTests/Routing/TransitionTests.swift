import ReRouter
import Testing

@MainActor @Suite("Transitions of a change of the path")
struct TransitionTests {
  typealias Key = Numbered.Key

  struct Change: Sendable {
    let from: [Key]
    let to: [Key]
    let calls: [String]
  }

  @Test(arguments: [
    Change(from: [], to: [.one], calls: ["make 2", "push 2 animated"]),
    Change(from: [], to: [.one, .two], calls: ["make 2", "make 4", "push 2", "push 4"]),
    Change(from: [.one], to: [.one], calls: []),
    Change(from: [.one], to: [], calls: ["pop 2 animated"]),
    Change(from: [.one, .one, .one], to: [.one], calls: ["pop 4", "pop 3"]),
    Change(from: [.one], to: [.two], calls: ["make 3", "pop 2", "push 3"]),
    Change(
      from: [.one, .one, .one], to: [.one, .one, .two, .two],
      calls: ["make 5", "make 7", "pop 4", "push 5", "push 7"]),
    Change(
      from: [.one, .one, .one], to: [.one, .one, .one, .two], calls: ["make 6", "push 6 animated"]),
    Change(
      from: [.one, .one, .one], to: [.two, .two, .two],
      calls: ["make 3", "make 5", "make 7", "pop 4", "pop 3", "pop 2", "push 3", "push 5", "push 7"]),
    Change(
      from: [.one, .two, .one], to: [.one, .one, .one],
      calls: ["make 3", "make 4", "pop 5", "pop 4", "push 3", "push 4"]),
    Change(from: [.one], to: [.one, .screen], calls: ["push screen on 2 animated"]),
    Change(from: [.one, .screen], to: [.one], calls: ["pop screen of 2 animated"]),
  ])
  func makesThenPopsThenPushes(change: Change) {
    let stage = Stage()
    stage.store.state.path = Path(change.from)
    stage.log.lines = []
    stage.store.state.path = Path(change.to)
    #expect(stage.log.lines == change.calls)
    #expect(stage.router.engine.isSettled)
  }

  @Test func setupPushesTheInitialPathOnce() {
    let log = Log()
    let store = Store(reducer: reduce, observable: Variable(State(path: Path(.one).push(Key.two))))
    let router = NavigationRouter(Numbered(number: 1, log: log), store: store)
    #expect(log.lines.isEmpty)
    router.setupUpdate()
    router.setupUpdate()
    #expect(log.lines == ["make 2", "make 4", "push 2", "push 4"])
    #expect(router.store === store)
  }

  @Test func aPathClosureMayGiveThePath() {
    struct Other {
      var place = Path<Key>(.two)
    }
    let log = Log()
    let store = Store<Variable<Other>>(reducer: { $1 }, observable: Variable(Other()))
    let router = NavigationRouter(Numbered(number: 1, log: log), store: store) { $0.place }
    router.setupUpdate()
    store.observable.value.place.append(Key.one)
    #expect(log.lines == ["make 3", "push 3 animated", "make 4", "push 4 animated"])
  }

  @Test func silentChangesAreOnlyNoted() {
    let stage = Stage(.two)
    stage.go(.one, .two, .two)
    #expect(stage.moves == ["pop 3", "push 2", "push 4", "push 6"])
    stage.log.lines = []
    stage.store.state.path = stage.store.state.path.dropLast().silently()
    stage.store.state.path = stage.store.state.path.dropLast().silently()
    #expect(stage.log.lines.isEmpty)
    stage.store.state.path = stage.store.state.path.dropLast()
    #expect(stage.log.lines == ["pop 2 animated"])
  }

  @Test func aSilentPushIsMadeAndNotPushed() {
    let stage = Stage(.one)
    stage.store.state.path = stage.store.state.path.push(Key.one).silently()
    #expect(stage.log.lines == ["make 3"])
    stage.go(.one)
    #expect(stage.log.lines == ["make 3", "pop 3 animated"])
  }

  @Test func statesWithTheSamePathAskForNothing() {
    let stage = Stage(.one)
    stage.store.state.count += 1
    #expect(stage.events.isEmpty)
    stage.go(.one)
    #expect(stage.events.isEmpty)
    #expect(stage.log.lines.isEmpty)
  }

  @Test func aRouterThatIsReleasedFollowsNoMore() {
    let log = Log()
    let store = Store(reducer: reduce, observable: Variable(State()))
    do {
      let router = NavigationRouter(Numbered(number: 1, log: log), store: store)
      router.setupUpdate()
    }
    store.dispatch(Go(path: Path(.one)))
    #expect(log.lines.isEmpty)
  }
}
