import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Steps that the user gives up half-way")
struct CancelledStepTests {
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

  @Test func whatWaitedBehindItEndsWithIt() {
    let bench = Bench(.home)
    bench.router.push(.a)
    bench.host.answer = .later
    let outcomes = [bench.router.pop(), bench.router.push(.b), bench.router.push(.c)]
    bench.host.cancel()
    #expect(outcomes.map(\.currentOutcome) == [.cancelled, .cancelled, .cancelled])
    #expect(bench.tree == "[home a]" && bench.shown == "[home a]")
    #expect(bench.router.isSettled)
  }

  @Test func whatIsShownAlreadyIsCompleted() {
    let bench = Bench(.home)
    bench.host.answer = .later
    let push = bench.router.push(.a)
    let present = bench.router.present(.m)
    bench.host.acknowledge()
    bench.host.cancel()
    #expect(push.currentOutcome == .completed)
    #expect(present.currentOutcome == .cancelled)
    #expect(bench.tree == "[home a]" && bench.shown == "[home a]")
  }

  @Test func nothingIsGivenUpThatTheUserHasDone() throws {
    let bench = Bench(.home)
    bench.router.push(.a)
    bench.host.answer = .later
    let pop = bench.router.pop()
    let id = try #require(bench.router.shown?.visibleElement.id)
    bench.host.userCloses(id)
    bench.host.cancel()
    bench.host.acknowledgeAll()
    #expect(pop.currentOutcome == .completed)
    #expect(bench.tree == "[home]" && bench.shown == "[home]")
  }

  @Test func aRebuildThatIsGivenUpHasFailed() {
    let bench = Bench(.home)
    bench.host.script = [.error(Trouble()), .cancelled]
    let push = bench.router.push(.a)
    guard case .failed(.hostFailed)? = push.currentOutcome else {
      Issue.record("\(String(describing: push.currentOutcome))")
      return
    }
    #expect(bench.tree == "[home]")
    #expect(bench.router.push(.b).currentOutcome == .completed)
  }

  @Test func aSecondAnswerIsTold() {
    let bench = Bench(.home)
    let host = PatientHost()
    bench.router.host.attach(host)
    host.take()?.succeed()
    bench.noteEvents()
    bench.router.push(.a)
    let answer = host.take()
    answer?.cancel()
    answer?.cancel()
    #expect(bench.eventNames.filter { $0 == .repeatedAcknowledgement }.count == 1)
    #expect(bench.tree == "[home]")
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
}

/// A host whose user gives everything up.
private final class GivingUpHost: AsyncNavigationHost {
  typealias R = Place
  private(set) var rebuildCount = 0

  func perform(_ step: NavigationStep<Place>) async throws { throw CancellationError() }
  func rebuild(_ tree: EntryTree<Place>) async throws { rebuildCount += 1 }
}
