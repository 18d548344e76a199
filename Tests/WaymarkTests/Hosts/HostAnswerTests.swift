import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Hosts that answer late, twice, never or with an error")
struct HostAnswerTests {
  @Test func aPushThatIsNeverAcknowledgedIsRebuiltAndTheNextPushWorks() async throws {
    let bench = Bench(.home)
    bench.host.script = [.never]
    let lost = bench.router.push(.a)
    bench.clock.advance(by: .milliseconds(2999))
    try bench.host.expectSteps("push a")
    #expect(lost.currentOutcome == nil)
    bench.clock.advance(by: .milliseconds(1))
    try bench.host.expectSteps("rebuild [home a]")
    #expect(lost.currentOutcome == .completed)
    #expect(bench.router.push(.b).currentOutcome == .completed)
    try bench.host.expectSteps("push b")
    #expect(bench.shown == "[home a b]")
    #expect(bench.displayed == "[home a b]")
  }

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

  @Test func aStepAndARebuildThatThrowEndFailedAndTheNextPushRebuildsOnce() throws {
    let bench = Bench(.home)
    bench.host.script = [.error(Trouble()), .error(Trouble(name: "more"))]
    let lost = bench.router.push(.a)
    #expect(
      lost.currentOutcome
        == .failed(.hostFailed(HostFailure(.reported, underlying: Trouble(name: "more")))))
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

  @Test func aSwipeBackBeforeAQueuedPushTakesTheEntryFromBothTreesAndThePushLandsOnWhatIsLeft() throws {
    let bench = Bench(.home, .a, answering: .later)
    let push = bench.router.push(.b)
    let later = bench.router.push(.c)
    bench.host.userCloses(bench.entry(.a))
    #expect(bench.shown == "[home]")
    #expect(bench.tree == "[home b c]")
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home b c]")
    #expect(bench.displayed == "[home b c]")
    #expect(push.currentOutcome == .completed)
    #expect(later.currentOutcome == .completed)
    #expect(bench.host.log.prefix(2) == ["push b", "rebuild [home b c]"])
  }

  @Test func aSwipeThatIsLetGoChangesNothing() throws {
    let bench = Bench(.home, .a)
    #expect(bench.router.host.mayLeave(bench.entry(.a)))
    try bench.host.expectNothingElse()
    #expect(bench.shown == "[home a]")
    #expect(bench.router.isSettled)
  }

  @Test func aSheetPulledDownWhileItsDismissIsQueuedIsDismissedOnce() throws {
    let bench = Bench(.home)
    bench.router.present(.m)
    bench.router.present(.n)
    bench.host.clearRequests()
    bench.host.answer = .later
    let upper = bench.entry(.n)
    let dismiss = bench.router.dismiss()
    bench.host.userCloses(upper)
    #expect(bench.shown == "[home] {m}")
    try bench.host.expectSteps("dismiss {n}", "rebuild [home] {m}")
    bench.host.acknowledgeAll()
    #expect(dismiss.currentOutcome == .completed)
    #expect(bench.shown == "[home] {m}")
    #expect(bench.displayed == "[home] {m}")
  }

  @Test func tenPushesAndPopsInOneTurnGoStraightToTheLastTree() throws {
    let bench = Bench(.home, answering: .later)
    for number in 1...5 {
      bench.router.push(.item(number))
      bench.router.push(.item(10 + number))
      if number > 1 { bench.router.pop() }
    }
    bench.host.acknowledgeAll()
    #expect(bench.host.log == ["push 1", "push 11 2 3 4 5"])
    #expect(bench.shown == "[home 1 11 2 3 4 5]")
    #expect(bench.router.isSettled)
  }

  @Test func pushAndThenPresentBothHappenInOrder() throws {
    let bench = Bench(.home, answering: .later)
    bench.router.addGuard { _ in .allow }
    let push = bench.router.push(.a)
    let present = bench.router.present(.m)
    bench.host.acknowledgeAll()
    try bench.host.expectSteps("push a", "present {m}")
    #expect(push.currentOutcome == .completed)
    #expect(present.currentOutcome == .completed)
    #expect(bench.shown == "[home a] {m}")
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
}
