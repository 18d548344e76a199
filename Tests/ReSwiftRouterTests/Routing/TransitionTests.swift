import ReSwiftRouter
import Testing

@MainActor @Suite("Transitions of a change of the route")
struct TransitionTests {
  struct Change: Sendable {
    let from: [String]
    let to: [String]
    let calls: [String]
  }

  @Test(arguments: [
    Change(from: [], to: ["a"], calls: ["root push a"]),
    Change(from: [], to: ["a", "b", "c"], calls: ["root push a", "a push b", "b push c"]),
    Change(from: ["a"], to: ["a"], calls: []),
    Change(from: ["a"], to: [], calls: ["root pop a"]),
    Change(from: ["a", "b", "c"], to: [], calls: ["b pop c", "a pop b", "root pop a"]),
    Change(from: ["a", "b", "c"], to: ["a"], calls: ["b pop c", "a pop b"]),
    Change(from: ["a"], to: ["b"], calls: ["root change a to b"]),
    Change(from: ["a", "b"], to: ["a", "c"], calls: ["a change b to c"]),
    Change(from: ["a", "b", "c"], to: ["a", "d"], calls: ["b pop c", "a change b to d"]),
    Change(from: ["a", "b"], to: ["a", "c", "d"], calls: ["a change b to c", "c push d"]),
    Change(
      from: ["a", "b", "c", "d"], to: ["a", "e", "f", "g"],
      calls: ["c pop d", "b pop c", "a change b to e", "e push f", "f push g"]),
    Change(from: ["a", "b", "c"], to: ["c"], calls: ["b pop c", "a pop b", "root change a to c"]),
    Change(from: ["a", "b", "x"], to: ["a", "c", "x"], calls: ["b pop x", "a change b to c", "c push x"]),
    Change(from: ["a", "a"], to: ["a", "a", "a"], calls: ["a push a"]),
  ])
  func asksForWhatDiffers(change: Change) async {
    let stage = Stage(change.from)
    await settle()
    stage.screens.log = []
    stage.dispatch(SetRouteAction(change.to))
    await settle()
    #expect(stage.screens.log == change.calls)
    #expect(stage.screens.shown == change.to)
    #expect(stage.router.engine.isSettled)
  }

  @Test func everyTransitionOfAChangeIsAnimatedOrNone() async {
    let stage = await Stage.at("a", "b")
    stage.dispatch(SetRouteAction(["c", "d"], animated: false))
    await settle()
    #expect(stage.screens.log == ["a pop b at once", "root change a to c at once", "c push d at once"])
    stage.screens.log = []
    stage.dispatch(SetRouteAction([]))
    await settle()
    #expect(stage.screens.log == ["c pop d", "root pop c"])
  }

  @Test func whatDoesNotConcernTheRouteAsksForNothing() async {
    let stage = await Stage.at("a")
    stage.dispatch(Increment())
    stage.dispatch(SetRouteSpecificData(route: ["a"], data: 1))
    stage.dispatch(SetRouteAction(["a"], animated: false))
    await settle()
    #expect(stage.events.isEmpty)
    #expect(stage.store.state.count == 1)
  }
}
