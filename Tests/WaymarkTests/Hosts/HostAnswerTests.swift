import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Hosts that answer late, twice, never or with an error")
struct HostAnswerTests {
  @Test func aStepAndARebuildThatThrowEndFailedAndTheNextPushRebuildsOnce() throws {
    let bench = Bench(.home)
    bench.host.script = [.error(Trouble()), .error(Trouble(name: "more"))]
    let lost = bench.router.push(.a)
    #expect(
      lost.currentOutcome
        == .failed(.hostFailed(.reported("\(Trouble(name: "more"))"))))
    #expect(bench.tree == "[home]")
    #expect(bench.router.tree == bench.router.shown)
    #expect(bench.router.isSettled)
    try bench.host.expectSteps("push a", "rebuild [home a]")
    let next = bench.router.push(.b)
    #expect(next.currentOutcome == .completed)
    try bench.host.expectSteps("rebuild [home b]")
    #expect(bench.shown == "[home b]")
    #expect(bench.router.shown?.routes == RouteTree(.home, .b))
    bench.router.push(.c)
    try bench.host.expectSteps("push c")
    try bench.host.expectNothingElse()
  }

  @Test func failuresOfOneKindAreWrittenAboutOnceWhateverTheySay() {
    let lines = Box<[String]>([])
    let router = Router<Place>(
      .home, configuration: .init(log: { lines.value.append($0) }, advanced: .init(timer: ManualClock())))
    let host = RecordingHost<Place>(answering: .now)
    host.attach(to: router)
    for number in 0..<100 {
      host.answer = .error(Trouble(name: "trouble \(number)"))
      router.push(.a)
    }
    // A step has failed, and so has the rebuild that makes up for it.
    #expect(lines.value.count == 2)
    #expect(lines.value.first?.contains("trouble 0") == true)
  }

  @Test func anAcknowledgementAfterTheTimeOutIsIgnoredAndTold() throws {
    let bench = Bench(.home)
    bench.noteEvents()
    bench.host.script = [.never, .later]
    let navigation = bench.router.push(.a)
    bench.clock.advance(by: .seconds(3))
    bench.host.acknowledgeLost()
    #expect(bench.eventNames.last == .lateAcknowledgement)
    #expect(bench.shown == "[home]")
    #expect(navigation.currentOutcome == nil)
    bench.host.acknowledge()
    #expect(navigation.currentOutcome == .completed)
    #expect(bench.shown == "[home a]")
  }

  @Test func theTreeGoesBackWithoutARebuildAndTheNextPushWorks() throws {
    let bench = Bench(.home)
    bench.noteEvents()
    bench.host.script = [.cancelled]
    let push = bench.router.push(.a)
    #expect(push.currentOutcome == .cancelled)
    #expect(bench.eventNames.contains(.stepCancelled))
    #expect(!bench.eventNames.contains(.rebuildBegan) && !bench.eventNames.contains(.stepFailed))
    #expect(bench.tree == "[home]" && bench.shown == "[home]")
    #expect(bench.router.push(.b).currentOutcome == .completed)
    #expect(bench.displayed == "[home b]")
  }

  @Test func anAsynchronousHostThrowsThatItsTaskWasCancelled() async {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let host = GivingUpHost()
    router.host.attach(host)
    await router.settled()
    let push = router.push(.a)
    #expect(await push.outcome == .cancelled)
    #expect(host.rebuildCount == 1)
    #expect(router.tree.routes == RouteTree(.home))
  }

  @Test func aStepThatIsRefusedTwiceEndsTheNavigation() {
    let host = StepwiseHost()
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    router.host.attach(host)
    host.log = []
    host.refusals = 2
    let failed = router.push(.a)
    #expect(failed.currentOutcome == .failed(.hostFailed(.noProgress)))
    #expect(router.tree.description == "[home]")
    #expect(router.push(.b).currentOutcome == .completed)
    #expect(host.log == ["push a", "rebuild", "push a", "rebuild", "rebuild", "push b"])
  }

  @Test func aHostThatGetsHalfWayIsAskedForTheOtherHalf() {
    let bench = Bench(.home, answering: .later)
    let push = bench.router.edit { tree in
      tree.push(.a)
      tree.push(.b)
    }
    var half = bench.router.tree
    half.close(bench.entry(.b))
    bench.host.acknowledge(showing: half)
    #expect(bench.shown == "[home a]")
    bench.host.acknowledgeAll()
    #expect(bench.displayed == "[home a b]")
    #expect(push.currentOutcome == .completed)
  }
}

/// A host whose user gives everything up.
private final class GivingUpHost: AsyncNavigationHost {
  typealias R = Place
  private(set) var rebuildCount = 0

  func perform(_ step: NavigationStep<Place>) async throws { throw CancellationError() }
  func rebuild(_ tree: EntryTree<Place>) async throws { rebuildCount += 1 }
}

/// A host that cannot rebuild: it only goes from one tree to the next, and refuses some steps.
@MainActor
private final class StepwiseHost: NavigationHost {
  var log: [String] = []
  var refusals = 0
  private var displayed: EntryTree<Place>?

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    log.append(step.step.description)
    guard refusals == 0 else {
      refusals -= 1
      return acknowledgement.fail(Trouble())
    }
    displayed?.apply(step.step)
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    log.append("rebuild")
    let actual = displayed ?? tree
    displayed = actual
    acknowledgement.succeed(showing: actual)
  }
}
