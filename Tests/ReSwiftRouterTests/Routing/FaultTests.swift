import ReSwiftRouter
import Testing
import Waymark
import WaymarkTesting

private struct Refusal: Error {}

@MainActor @Suite("Faults between the engine and the routables")
struct FaultTests {
  private func spoil(_ stage: Stage) -> FaultyHost<RouteSegment> {
    let host = FaultyHost(stage.router.host)
    stage.router.engine.attach(host)
    return host
  }

  @Test func aHostInBetweenChangesNothingByItself() async {
    let stage = await Stage.at("a")
    _ = spoil(stage)
    await stage.go("a", "b")
    #expect(stage.screens.log == ["a push b"])
  }

  @Test func aStepThatIsRefusedOnceIsTriedAgain() async {
    let stage = await Stage.at("a")
    let host = spoil(stage)
    host.script = [.error(Refusal())]
    await stage.go("a", "b", "c")
    #expect(stage.screens.log == ["a push b", "b push c"])
    #expect(stage.events.filter { $0 == .stepFailed }.count == 1)
  }

  @Test func aStepThatIsLostIsAskedForAgainAfterTheTimeOut() async {
    let stage = await Stage.at("a")
    let host = spoil(stage)
    host.script = [.never]
    await stage.go("a", "b")
    #expect(stage.screens.log.isEmpty)
    stage.clock.advance(by: .seconds(3))
    #expect(stage.screens.log == ["a push b"])
    #expect(stage.router.engine.isSettled)
  }

  @Test func aStepThatIsRefusedAgainFailsItsNavigationAndTheNextGoesOn() async {
    let stage = await Stage.at("a")
    let host = spoil(stage)
    host.script = [.error(Refusal()), .error(Refusal())]
    await stage.go("a", "b")
    #expect(stage.screens.shown == ["a"])
    #expect(stage.router.engine.isSettled)
    await stage.go("c")
    #expect(stage.screens.log == ["root change a to c"])
  }

  @Test func aRepeatedAnswerIsOnlyAnEvent() async {
    let stage = await Stage.at("a")
    let host = spoil(stage)
    host.script = [.twice]
    await stage.go("a", "b", "c")
    #expect(stage.screens.log == ["a push b", "b push c"])
    #expect(stage.events.contains(.repeatedAcknowledgement))
  }

  @Test func aDelayedStepHoldsUpTheOthers() async {
    let stage = await Stage.at("a")
    let host = spoil(stage)
    host.script = [.later]
    await stage.go("a", "b", "c")
    await stage.go("d")
    #expect(stage.screens.log.isEmpty)
    host.handOn()
    #expect(stage.screens.log == ["a push b", "b push c", "b pop c", "a pop b", "root change a to d"])
  }
}
