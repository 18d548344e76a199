import ReSwiftRouter
import Testing
import Waymark

/// A host between the engine and the routables that spoils steps.
@MainActor
private final class SpoilingHost: NavigationHost {
  enum Fault {
    case refuse
    case lose
    case loseAnswer
    case repeatAnswer
    case delay
  }

  private let host: any NavigationHost<RouteSegment>
  var script: [Fault?] = []
  var delayed: [(NavigationStep<RouteSegment>, Acknowledgement<RouteSegment>)] = []
  private var lost: [Acknowledgement<RouteSegment>] = []

  init(_ host: any NavigationHost<RouteSegment>) {
    self.host = host
  }

  func perform(_ step: NavigationStep<RouteSegment>, _ acknowledgement: Acknowledgement<RouteSegment>) {
    switch script.isEmpty ? nil : script.removeFirst() {
    case nil: host.perform(step, acknowledgement)
    case .refuse: acknowledgement.fail(Refusal())
    case .lose: lost.append(acknowledgement)
    case .loseAnswer:
      host.perform(step, acknowledgement)
    case .repeatAnswer:
      host.perform(step, acknowledgement)
      acknowledgement.succeed()
    case .delay: delayed.append((step, acknowledgement))
    }
  }

  func rebuild(_ tree: EntryTree<RouteSegment>, _ acknowledgement: Acknowledgement<RouteSegment>) {
    host.rebuild(tree, acknowledgement)
  }

  func performDelayed() {
    let steps = delayed
    delayed = []
    for (step, acknowledgement) in steps { host.perform(step, acknowledgement) }
  }
}

private struct Refusal: Error {}

@MainActor @Suite("Faults between the engine and the routables")
struct FaultTests {
  private func spoil(_ stage: Stage) -> SpoilingHost? {
    var made: SpoilingHost?
    stage.router.interpose { host in
      let spoiling = SpoilingHost(host)
      made = spoiling
      return spoiling
    }
    return made
  }

  @Test func aHostInBetweenChangesNothingByItself() async throws {
    let stage = await Stage.at("a")
    _ = spoil(stage)
    await stage.go("a", "b")
    #expect(stage.screens.log == ["a push b"])
  }

  @Test func aStepThatIsRefusedOnceIsTriedAgain() async throws {
    let stage = await Stage.at("a")
    let host = try #require(spoil(stage))
    host.script = [.refuse]
    await stage.go("a", "b", "c")
    #expect(stage.screens.log == ["a push b", "b push c"])
    #expect(stage.events.filter { $0 == "stepFailed" }.count == 1)
  }

  @Test func aStepThatIsLostIsAskedForAgainAfterTheTimeOut() async throws {
    let stage = await Stage.at("a")
    let host = try #require(spoil(stage))
    host.script = [.lose]
    await stage.go("a", "b")
    #expect(stage.screens.log.isEmpty)
    stage.clock.advance(by: .seconds(3))
    #expect(stage.screens.log == ["a push b"])
    #expect(stage.router.engine.isSettled)
  }

  @Test func aStepThatIsRefusedAgainFailsItsNavigationAndTheNextGoesOn() async throws {
    let stage = await Stage.at("a")
    let host = try #require(spoil(stage))
    host.script = [.refuse, .refuse]
    await stage.go("a", "b")
    #expect(stage.screens.shown == ["a"])
    #expect(stage.router.engine.isSettled)
    await stage.go("c")
    #expect(stage.screens.log == ["root change a to c"])
  }

  @Test func aRepeatedAnswerIsOnlyAnEvent() async throws {
    let stage = await Stage.at("a")
    let host = try #require(spoil(stage))
    host.script = [.repeatAnswer]
    await stage.go("a", "b", "c")
    #expect(stage.screens.log == ["a push b", "b push c"])
    #expect(stage.events.contains("repeatedAcknowledgement"))
  }

  @Test func aDelayedStepHoldsUpTheOthers() async throws {
    let stage = await Stage.at("a")
    let host = try #require(spoil(stage))
    host.script = [.delay]
    await stage.go("a", "b", "c")
    await stage.go("d")
    #expect(stage.screens.log.isEmpty)
    host.performDelayed()
    #expect(stage.screens.log == ["a push b", "b push c", "b pop c", "a pop b", "root change a to d"])
  }
}
