import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Outcomes")
struct OutcomeTests {
  @Test func aPushTakenBackBeforeItWasShownNamesWhatTookItBack() {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.a)
    let push = bench.router.push(.b)
    let pop = bench.router.pop()
    let later = bench.router.push(.c)
    bench.host.acknowledgeAll()
    #expect(push.currentOutcome == .superseded(by: pop.id))
    #expect(pop.currentOutcome == .completed)
    #expect(later.currentOutcome == .completed)
    #expect(bench.shown == "[home a c]")
  }

  @Test func aSelectionTakenBackIsSuperseded() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search)), answering: .later)
    bench.router.push(.a)
    let there = bench.router.select(.search)
    let back = bench.router.select(.home)
    bench.host.acknowledgeAll()
    #expect(there.currentOutcome == .superseded(by: back.id))
    #expect(back.currentOutcome == .completed)
  }

  @Test func anEntryThatAnEditDroppedAgainIsNotMissed() {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.a)
    let edit = bench.router.edit { tree in
      tree.push(.b)
      tree.pop()
      tree.push(.c)
    }
    bench.router.push(.d)
    bench.host.acknowledgeAll()
    #expect(edit.currentOutcome == .completed)
    #expect(bench.shown == "[home a c d]")
  }

  @Test func whatTheUserTookBackNamesTheUsersAction() {
    let bench = Bench(.home, answering: .later)
    bench.noteEvents()
    let push = bench.router.push(.a)
    bench.router.host.report(.closed(bench.entry(.a)))
    let action = bench.events.last { $0.name == .reported }?.navigationID
    bench.router.push(.b)
    bench.host.acknowledgeAll()
    #expect(push.currentOutcome == action.map { .superseded(by: $0) })
  }

  @Test func anyNumberOfTasksWaitAndACancelledOneReturnsAtOnce() async {
    let bench = Bench(.home, answering: .later)
    let navigation = bench.router.push(.a)
    let waiters = (0..<3).map { _ in Task { await navigation.outcome } }
    await Task.yieldRepeatedly(20)
    waiters[1].cancel()
    #expect(await waiters[1].value == .cancelled)
    #expect(navigation.currentOutcome == nil)
    bench.host.acknowledge()
    #expect(await waiters[0].value == .completed)
    #expect(await waiters[2].value == .completed)
    #expect(await navigation.outcome == .completed)
  }

  @Test func settledReturnsWhenTheScreenShowsTheTree() async {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.a)
    var isSettled = false
    let task = Task {
      await bench.router.settled()
      isSettled = true
    }
    await Task.yieldRepeatedly(20)
    #expect(!isSettled)
    bench.host.acknowledgeAll()
    await task.value
    #expect(isSettled)
    await bench.router.settled()
  }

  @Test func aTaskThatIsCancelledStopsWaitingForTheRouterToSettle() async {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.a)
    let task = Task { await bench.router.settled() }
    await Task.yieldRepeatedly(20)
    task.cancel()
    await task.value
    #expect(!bench.router.isSettled)
  }

  @Test func withoutAHostNavigationsAreCommittedAndWait() async throws {
    let router = Router<Place>(.home, configuration: .init(advanced: .init(timer: ManualClock())))
    let navigation = router.push(.a)
    #expect(navigation.isCommitted)
    #expect(router.tree.notation == "[home a]")
    #expect(router.shown == nil)
    try await navigation.expectPending()
    let host = RecordingHost<Place>()
    host.attach(to: router)
    #expect(navigation.currentOutcome == .completed)
    try host.expectSteps("rebuild [home a]")
  }

  @Test func allThatWaitsGoesOnAfterAFailureWithTheWholeTree() {
    let bench = Bench(.home, answering: .later)
    let all = [bench.router.push(.a), bench.router.push(.b), bench.router.push(.c)]
    bench.host.fail(Trouble())
    bench.host.acknowledgeAll()
    #expect(bench.host.log == ["push a", "rebuild [home a b c]"])
    #expect(all.allSatisfy { $0.currentOutcome == .completed })
  }
}
