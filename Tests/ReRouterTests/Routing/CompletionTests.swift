import Dispatch
import ReRouter
import Testing
import WaymarkTesting

@MainActor @Suite("Completions")
struct CompletionTests {
  @Test func transitionsOfTwoPathsDoNotOverlap() {
    let stage = Stage(.one)
    stage.log.answer = .later
    stage.go(.one, .one)
    stage.go(.two)
    #expect(stage.moves == ["push 3 animated"])
    stage.log.completeAll()
    #expect(stage.moves == ["push 3 animated", "pop 3", "pop 2", "push 3"])
    #expect(stage.router.engine.isSettled)
  }

  @Test func itemsAreMadeWhenTheirChangeStarts() {
    let stage = Stage(.one)
    stage.log.answer = .later
    stage.go(.one, .one)
    stage.go(.one, .two, .one)
    #expect(stage.log.lines == ["make 3", "push 3 animated"])
    stage.log.complete()
    #expect(stage.log.lines == ["make 3", "push 3 animated", "make 4", "make 5", "pop 3"])
  }

  @Test func aChangeFromWithinATransitionWaits() {
    let log = Log()
    let store = Store(reducer: reduce, observable: Variable(State()))
    let router = NavigationRouter(Numbered(number: 1, log: log), store: store)
    router.setupUpdate()
    var hasGoneOn = false
    _ = store.observable.subscribe { state in
      guard !state.path.sequence.isEmpty, !hasGoneOn else { return }
      hasGoneOn = true
      store.dispatch(Go(path: state.path.push(Numbered.Key.two)))
    }
    store.dispatch(Go(path: Path(.one)))
    #expect(log.lines == ["make 2", "push 2 animated", "make 4", "push 4 animated"])
  }

  @Test func aForgottenCompletionCostsOneTimeOutAndNoMore() {
    let stage = Stage()
    stage.log.answer = .never
    stage.go(.one, .one)
    stage.clock.advance(by: .milliseconds(2900))
    #expect(stage.moves == ["push 2"])
    stage.log.answer = .now
    stage.clock.advance(by: .milliseconds(100))
    #expect(stage.moves == ["push 2", "push 3"])
    #expect(stage.events.filter { $0 == .stepFailed }.count == 1)
    #expect(stage.router.engine.isSettled)
    let events = stage.events
    stage.log.lost.removeFirst()()
    #expect(stage.events == events)
    stage.go()
    #expect(stage.moves == ["push 2", "push 3", "pop 3", "pop 2"])
  }

  @Test func aCompletionThatIsThrownAwayCostsATimeOutToo() {
    let stage = Stage()
    stage.log.answer = .dropped
    stage.go(.one, .one)
    #expect(stage.moves == ["push 2"])
    stage.clock.advance(by: .seconds(3))
    #expect(stage.moves == ["push 2", "push 3"])
    stage.clock.advance(by: .seconds(3))
    #expect(stage.router.engine.isSettled)
  }

  @Test func aCompletionMayBeCalledOnAnyThread() async throws {
    let stage = Stage()
    stage.log.answer = .later
    stage.go(.one, .one)
    nonisolated(unsafe) let completion = try #require(stage.log.waiting.first)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        completion()
        continuation.resume()
      }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(stage.moves == ["push 2", "push 3"])
  }

  @Test func whatTheUserDidDuringATransitionIsNotedInItsTurn() {
    let stage = Stage(.one)
    stage.log.answer = .later
    stage.go(.one, .one, .two)
    stage.store.state.path = Path([Numbered.Key.one, .one]).silently()
    stage.log.completeAll()
    #expect(stage.moves == ["push 3", "push 5"])
    #expect(stage.router.engine.isSettled)
    stage.go(.one)
    stage.log.completeAll()
    #expect(stage.moves == ["push 3", "push 5", "pop 3 animated"])
  }
}
