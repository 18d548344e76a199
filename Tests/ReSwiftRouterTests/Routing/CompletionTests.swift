import Dispatch
import ReSwiftRouter
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Completions")
struct CompletionTests {
  @Test func aForgottenCompletionCostsOneTimeOutAndNoMore() async {
    let stage = await Stage.at("a")
    stage.screens.answer = .never
    await stage.go("a", "b", "c")
    stage.clock.advance(by: .milliseconds(2900))
    #expect(stage.screens.log == ["a push b"])
    stage.screens.answer = .now
    stage.clock.advance(by: .milliseconds(100))
    await settle()
    #expect(stage.screens.log == ["a push b", "b push c"])
    #expect(stage.events.filter { $0 == .stepFailed }.count == 1)
    #expect(stage.router.engine.isSettled)
    await stage.go()
    #expect(stage.screens.log == ["a push b", "b push c", "b pop c", "a pop b", "root pop a"])
    #expect(stage.clock.pendingCount == 0)
  }

  @Test func aCompletionThatIsThrownAwayCostsATimeOutToo() async {
    let stage = await Stage.at("a")
    stage.screens.answer = .dropped
    await stage.go("a", "b", "c")
    #expect(stage.screens.log == ["a push b"])
    stage.clock.advance(by: .seconds(3))
    await settle()
    stage.clock.advance(by: .seconds(3))
    await settle()
    #expect(stage.screens.log == ["a push b", "b push c"])
    #expect(stage.screens.shown == ["a", "b", "c"])
    #expect(stage.router.engine.isSettled)
    #expect(stage.events.filter { $0 == .stepFailed }.count == 1)
  }

  @Test func aLateCompletionChangesNothing() async {
    let stage = await Stage.at("a")
    stage.screens.answer = .never
    await stage.go("a", "b")
    stage.clock.advance(by: .seconds(3))
    await settle()
    stage.screens.answer = .later
    await stage.go("a", "b", "c")
    stage.screens.lost.removeFirst()()
    await settle()
    #expect(stage.screens.log == ["a push b", "b push c"])
    #expect(!stage.router.engine.isSettled)
    await stage.screens.complete()
    #expect(stage.screens.shown == ["a", "b", "c"])
  }

  @Test func aCompletionThatIsCalledTwiceCountsOnce() async {
    let stage = await Stage.at("a")
    stage.screens.answer = .later
    await stage.go("a", "b", "c")
    let first = stage.screens.waiting.removeFirst()
    first()
    first()
    await settle()
    first()
    await settle()
    #expect(stage.screens.log == ["a push b", "b push c"])
    #expect(!stage.router.engine.isSettled)
  }

  @Test func aCompletionMayBeCalledOnAnyThread() async throws {
    let stage = await Stage.at("a")
    stage.screens.answer = .later
    await stage.go("a", "b", "c")
    nonisolated(unsafe) let completion = try #require(stage.screens.waiting.first)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        completion()
        continuation.resume()
      }
    }
    await settle()
    #expect(stage.screens.log == ["a push b", "b push c"])
  }

  @Test func theMainQueueHasATurnBetweenACompletionAndTheNextCall() async {
    let stage = await Stage.at("a")
    stage.screens.answer = .later
    await stage.go("a", "b", "c")
    let completion = stage.screens.waiting.removeFirst()
    completion()
    #expect(stage.screens.log == ["a push b"])
    await settle()
    #expect(stage.screens.log == ["a push b", "b push c"])
  }

  @Test func aRouterThatNobodyHoldsEndsWhatItHasBegun() async {
    let screens = Screens()
    let store = Store<AppState>(reducer: appReducer, state: nil)
    store.dispatch(SetRouteAction(["a", "b"]))
    screens.answer = .later
    weak var released: ReSwiftRouter.Router<AppState>?
    do {
      // Others may hold the main actor for longer than a step may take.
      let router = Router(
        store: store, rootRoutable: Screen(name: "root", screens: screens), stepTimeout: .seconds(600)
      ) { state in state.select { $0.navigationState } }
      released = router
    }
    await settle()
    #expect(released == nil)
    await screens.completeAll()
    #expect(screens.shown == ["a", "b"])
  }
}
