import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

/// A host that cannot rebuild: it only goes from one tree to the next.
@MainActor
private final class StepwiseHost: NavigationHost {
  var displayed: EntryTree<Place>?
  var log: [String] = []
  /// What becomes of the next steps: performed and answered, performed and never answered, or refused.
  var script: [Character] = []
  private var lost: [Acknowledgement<Place>] = []

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    log.append(step.step.notation)
    switch script.isEmpty ? "+" : script.removeFirst() {
    case "+":
      displayed?.apply(step.step)
      acknowledgement.succeed()
    case "?":
      displayed?.apply(step.step)
      lost.append(acknowledgement)
    default:
      acknowledgement.fail(Trouble())
    }
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    log.append("rebuild")
    let actual = displayed ?? tree
    displayed = actual
    acknowledgement.succeed(showing: actual)
  }

  func answerLost() {
    let late = lost
    lost = []
    for acknowledgement in late { acknowledgement.succeed() }
  }
}

/// A host that never does what it is asked for, and says so.
@MainActor
private final class StuckHost: NavigationHost {
  private(set) var first: EntryTree<Place>?
  private(set) var stepCount = 0
  var isStuck = true
  private let actual: @MainActor (StuckHost) -> EntryTree<Place>?

  init(actual: @escaping @MainActor (StuckHost) -> EntryTree<Place>?) { self.actual = actual }

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    stepCount += 1
    // Without an end of its own a router that asks for ever would not let the test end.
    answer(acknowledgement, isStuck && stepCount < 5000)
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    defer { first = first ?? tree }
    answer(acknowledgement, isStuck && first != nil)
  }

  private func answer(_ acknowledgement: Acknowledgement<Place>, _ isStuck: Bool) {
    if isStuck, let actual = actual(self) {
      acknowledgement.succeed(showing: actual)
    } else {
      acknowledgement.succeed()
    }
  }
}

@MainActor @Suite("Hosts that say what they show")
struct ShowingTests {
  private let clock = ManualClock()
  private let host = StepwiseHost()
  private let router: Router<Place>

  init() {
    router = Router(.home, configuration: RouterConfiguration(advanced: .init(timer: clock)))
    router.host.attach(host)
    host.log = []
  }

  @Test func aStepThatWasPerformedAndNeverAnsweredIsNotRepeated() {
    host.script = ["?"]
    let first = router.setStack([.home, .a, .b])
    let second = router.push(.c)
    clock.advance(by: .seconds(3))
    #expect(host.log == ["push a b", "rebuild", "push c"])
    #expect(first.currentOutcome == .completed)
    #expect(second.currentOutcome == .completed)
    #expect(router.shown?.notation == "[home a b c]")
  }

  @Test func everyStepMayBeForgottenInTurn() {
    host.script = ["?", "?", "?"]
    router.set(RouteTree(.stack([.home, .a]), modals: [Modal(.sheet, [.m]), Modal(.sheet, [.n])]))
    for _ in 0..<3 { clock.advance(by: .seconds(3)) }
    #expect(host.log == ["push a", "rebuild", "present {m}", "rebuild", "present {n}", "rebuild"])
    #expect(router.isSettled)
    #expect(router.shown?.notation == "[home a] {m} {n}")
  }

  @Test func aStepThatWasRefusedIsTriedOnceMore() {
    host.script = ["-"]
    #expect(router.push(.a).currentOutcome == .completed)
    #expect(host.log == ["push a", "rebuild", "push a"])
  }

  @Test func aStepThatIsRefusedTwiceEndsTheNavigation() {
    host.script = ["-", "-"]
    let failed = router.push(.a)
    #expect(failed.currentOutcome == .failed(.hostFailed(HostFailure(.noProgress))))
    #expect(router.tree.notation == "[home]")
    #expect(router.push(.b).currentOutcome == .completed)
    #expect(host.log == ["push a", "rebuild", "push a", "rebuild", "rebuild", "push b"])
  }

  @Test func aLateAnswerMakesTheScreenDoubtful() {
    var events: [EventName] = []
    router.onEvent { events.append($0.name) }
    host.script = ["?"]
    router.push(.a)
    clock.advance(by: .seconds(3))
    events = []
    host.answerLost()
    #expect(events.first == .lateAcknowledgement)
    #expect(router.shown?.notation == "[home a]")
  }

  @Test func whatTheUserClosedMeanwhileStaysClosed() throws {
    router.push(.a)
    host.script = ["?"]
    router.setStack([.home, .a, .b, .c])
    let shown = try #require(router.shown)
    let top = try #require(shown.stack(at: .root)?.elements.last)
    host.displayed = EntryTree(.stack(RouteStack(root: shown.root.root)))
    router.host.report(.closed(top.id))
    clock.advance(by: .seconds(3))
    #expect(router.isSettled)
    #expect(router.tree == router.shown)
    #expect(router.tree == host.displayed)
  }

  @Test func aStepAfterWhichAllIsAsBeforeHasFailed() {
    let host = StuckHost { host in host.first }
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    router.host.attach(host)
    let navigation = router.push(.a)
    #expect(host.stepCount < 3)
    #expect(navigation.currentOutcome == .failed(.hostFailed(HostFailure(.noProgress))))
    #expect(router.tree.notation == "[home]")
    host.isStuck = false
    #expect(router.push(.b).currentOutcome == .completed)
    #expect(router.shown?.notation == "[home b]")
  }

  @Test func aHostThatGoesBackAndForthIsGivenUp() {
    let other = Box<EntryTree<Place>?>(nil)
    let host = StuckHost { host in host.stepCount.isMultiple(of: 2) ? host.first : other.value }
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    router.host.attach(host)
    host.isStuck = false
    router.push(.b)
    other.value = router.tree
    router.pop()
    host.isStuck = true
    let navigation = router.push(.a)
    #expect(host.stepCount < 1000)
    #expect(navigation.currentOutcome == .failed(.hostFailed(HostFailure(.noProgress))))
  }

  @Test func aStepOfAHostThatComesLaterIsNoNewsOnceItHasSaidWhatItShows() {
    router.host.detach()
    let push = router.push(.a)
    host.script = ["-"]
    router.host.attach(host)
    #expect(host.log == ["rebuild", "push a", "rebuild"])
    #expect(push.currentOutcome == .failed(.hostFailed(HostFailure(.noProgress))))
  }

  @Test func aHostThatGetsHalfWayIsAskedForTheOtherHalfOfACommit() throws {
    let router = Router<Place>(
      RouteTree(.stack([.home, .a, .b])),
      configuration: RouterConfiguration(log: nil, advanced: .init(timer: ManualClock())))
    let host = PatientHost()
    router.host.attach(host)
    host.take()?.succeed()
    var halfWay = router.tree
    halfWay.close(halfWay.visibleElement.id)
    let pop = router.popToRoot()
    host.take()?.succeed(showing: halfWay)
    #expect(router.shown?.notation == "[home a]")
    host.take()?.succeed()
    #expect(host.log == ["pop b a", "pop a"])
    #expect(pop.currentOutcome == .completed)
    #expect(router.shown?.notation == "[home]")
  }
}
