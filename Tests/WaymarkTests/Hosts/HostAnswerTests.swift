import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Hosts that answer late, twice, never or with an error")
struct HostAnswerTests {
  @Test func aSecondAcknowledgementIsIgnoredAndTold() throws {
    let bench = Bench(.home)
    bench.noteEvents()
    bench.host.script = [.twice]
    let navigation = bench.router.push(.a)
    #expect(bench.eventNames.filter { $0 == .repeatedAcknowledgement }.count == 1)
    #expect(bench.eventNames.filter { $0 == .stepAcknowledged }.count == 1)
    #expect(navigation.currentOutcome == .completed)
    #expect(bench.shown == "[home a]")
    bench.router.pop()
    #expect(bench.shown == "[home]")
  }

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

  @Test func withAnAsynchronousGuardTheSecondSupersedesAndAnEditDoesBoth() async throws {
    let bench = Bench(.home)
    bench.router.addGuard { _ in
      await Task.yield()
      return .allow
    }
    let push = bench.router.push(.a)
    let present = bench.router.present(.m)
    try await present.expectOutcome(.completed)
    #expect(push.currentOutcome == .superseded(by: present.id))
    #expect(bench.shown == "[home] {m}")
    let both = bench.router.edit { tree in
      tree.dismiss()
      tree.push(.b)
      tree.present(.n, as: .sheet)
    }
    try await both.expectOutcome(.completed)
    #expect(bench.shown == "[home b] {n}")
  }

  @Test func screensOfAFailedStepAreRemoved() {
    let bench = Bench(.home)
    bench.noteLife()
    bench.host.script = [.error(Trouble()), .error(Trouble())]
    bench.router.push(.a)
    #expect(bench.life == ["a created", "a removed"])
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

  @Test func anAcknowledgementThatIsDroppedLaterReportsItself() async throws {
    let bench = Bench(.home)
    let host = PatientHost()
    bench.router.host.attach(host)
    host.take()?.succeed()
    let navigation = bench.router.push(.a)
    #expect(navigation.currentOutcome == nil)
    _ = host.take()
    var rebuild: Acknowledgement<Place>?
    await Task.yieldRepeatedly {
      rebuild = host.take()
      return rebuild != nil
    }
    rebuild?.succeed()
    try await navigation.expectOutcome(.completed)
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
}

/// A host whose user gives everything up.
private final class GivingUpHost: AsyncNavigationHost {
  typealias R = Place
  private(set) var rebuildCount = 0

  func perform(_ step: NavigationStep<Place>) async throws { throw CancellationError() }
  func rebuild(_ tree: EntryTree<Place>) async throws { rebuildCount += 1 }
}
