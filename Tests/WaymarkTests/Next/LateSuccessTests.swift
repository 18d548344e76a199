import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Successes that come after the router gave up")
struct LateSuccessTests {
  @Test func aLateSuccessIsWhatIsShownFromThenOn() {
    let bench = Bench(.home, answering: .never)
    let push = bench.router.push(.a)
    bench.clock.advance(by: .seconds(6))
    #expect(push.currentOutcome == .failed(.hostFailed(HostFailure(.timedOut))))
    bench.host.answer = .now
    bench.host.acknowledgeLost()
    // The screen had [home a], which the tree is not: it is taken back by an ordinary step.
    #expect(bench.host.log.suffix(1) == ["pop a"])
    #expect(bench.shown == "[home]")
    #expect(bench.tree == "[home]")
    #expect(bench.displayed == "[home]")
    #expect(bench.router.isSettled)
  }

  @Test func aFirstTreeThatIsAcknowledgedLateIsShown() {
    let clock = ManualClock()
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: clock)))
    let host = RecordingHost<Place>(answering: .never)
    host.attach(to: router)
    clock.advance(by: .seconds(4))
    #expect(router.shown == nil)
    host.acknowledgeLost()
    #expect(router.shown?.notation == "[home]")
    #expect(router.isSettled)
    host.answer = .now
    #expect(router.push(.a).currentOutcome == .completed)
    #expect(host.rebuildCount == 1)
  }

  @Test func whatTheUserClosedMeanwhileIsNotShownAgain() {
    let bench = Bench(.home, .b, answering: .never)
    bench.router.push(.a)
    bench.clock.advance(by: .seconds(6))
    bench.router.host.report(.closed(bench.entry(.b)))
    bench.host.answer = .now
    bench.host.acknowledgeLost()
    #expect(bench.router.shown?.visibleRoute == .home)
    #expect(bench.tree == "[home]")
    #expect(bench.router.isSettled)
  }

  @Test func whatIsAskedForOnTheWayBackStartsFromWhereThatEnds() {
    let bench = Bench(.home, answering: .never)
    bench.router.set(RouteTree(.stack([.home, .a]), modals: [Modal(.sheet, [.m])]))
    bench.clock.advance(by: .seconds(6))
    bench.host.answer = .later
    bench.host.acknowledgeLost()
    #expect(bench.shown == "[home a] {m}")
    let push = bench.router.push(.b)
    bench.host.clearRequests()
    bench.host.acknowledgeAll()
    #expect(bench.host.rebuildCount == 0)
    #expect(bench.shown == "[home b]")
    #expect(push.currentOutcome == .completed)
  }

  @Test func aLateSuccessWhileSomethingElseRunsIsOnlyAnEvent() {
    let bench = Bench(.home, answering: .never)
    bench.noteEvents()
    bench.router.push(.a)
    bench.clock.advance(by: .seconds(6))
    bench.host.answer = .later
    bench.router.push(.b)
    bench.host.acknowledgeLost()
    #expect(bench.shown == "[home]")
    #expect(bench.eventNames.contains(.lateAcknowledgement))
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home b]")
  }

  @Test func anAnswerBelongsToOneRequestForEver() {
    let bench = Bench(.home)
    let host = KeepingHost()
    bench.router.host.attach(host)
    bench.noteEvents()
    bench.router.push(.a)
    host.isHolding = true
    let second = bench.router.push(.b)
    // The first was let go of when it had been answered; what is left of it can answer nothing else.
    host.repeatFirst()
    #expect(second.currentOutcome == nil)
    #expect(bench.eventNames.contains(.repeatedAcknowledgement))
    host.answerLast()
    #expect(second.currentOutcome == .completed)
  }

  @Test func theScreenOfWhatMayStillComeIsKept() {
    let bench = Bench(.home, answering: .never)
    bench.noteLife()
    bench.router.push(.a)
    bench.clock.advance(by: .seconds(6))
    #expect(bench.tree == "[home]")
    #expect(bench.life == ["a created"])
    bench.host.answer = .later
    bench.host.acknowledgeLost()
    #expect(bench.shown == "[home a]")
    #expect(bench.life == ["a created", "a appeared"])
  }

  @Test func whatTheUserClosedMeanwhileIsTakenOutOfWhatComesLate() {
    let bench = Bench(.home, .b, answering: .never)
    bench.router.push(.a)
    bench.clock.advance(by: .seconds(6))
    bench.router.host.report(.closed(bench.entry(.b)))
    bench.host.answer = .later
    bench.host.acknowledgeLost()
    #expect(bench.shown == "[home a]")
  }

  /// Has a late success show another screen in the place of the top one, and takes that out of the tree meanwhile.
  private func loseTheTopWhileItIsAway(_ bench: Bench) {
    bench.host.answer = .never
    bench.router.replaceTop(with: .b)
    bench.clock.advance(by: .seconds(6))
    bench.host.answer = .later
    bench.host.acknowledgeLost()
    #expect(bench.shown == "[home b]")
    #expect(bench.tree == "[home a]")
    bench.router.popToRoot()
  }

  /// A push that is given up, whose answer is still to come.
  @MainActor
  private struct GivenUpPush {
    let router: Router<Place>
    let host = HoldingHost()
    let committed: EntryTree<Place>
    let screen: ScreenContext<Place>

    init() {
      let clock = ManualClock()
      router = Router(.home, configuration: .init(log: nil, advanced: .init(timer: clock)))
      router.host.attach(host)
      host.isHolding = true
      router.push(.a)
      committed = router.tree
      screen = router.host.context(for: committed.visibleElement)
      clock.advance(by: .seconds(6))
    }
  }

  @Test func theScreenOfWhatFailsLateHasLeft() throws {
    let push = GivenUpPush()
    let (router, host, screen) = (push.router, push.host, push.screen)
    #expect(screen.phase == .created)
    try #require(host.held.last).fail(Trouble())
    #expect(screen.phase == .removed)
    #expect(router.shown?.notation == "[home]")
    #expect(router.isSettled)
  }

  @Test func whatIsLateMayStillBeDoneAsItStands() throws {
    let bench = Bench(.home, .b, answering: .never)
    bench.router.push(.a)
    bench.clock.advance(by: .seconds(6))
    #expect(bench.tree == "[home b]")
    bench.host.answer = .later
    bench.host.acknowledgeLost()
    #expect(bench.shown == "[home b a]")
    bench.host.acknowledgeAll()
    #expect(bench.host.displayed?.notation == bench.tree)
    #expect(bench.host.misfits.isEmpty)
  }

  @Test func aHostMaySayLateWhatItShows() throws {
    let push = GivenUpPush()
    let (router, host) = (push.router, push.host)
    #expect(router.tree.notation == "[home]")
    host.isHolding = false
    try #require(host.held.last).succeed(showing: push.committed)
    #expect(host.log == ["pop a"])
    #expect(router.shown?.notation == "[home]")
    #expect(router.isSettled)
  }
}

/// A host that remembers its acknowledgements without keeping them alive.
@MainActor
private final class KeepingHost: NavigationHost {
  var isHolding = false
  private var unowned: [Unmanaged<Acknowledgement<Place>>] = []
  private var held: Acknowledgement<Place>?

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    if isHolding {
      held = acknowledgement
    } else {
      unowned.append(.passRetained(acknowledgement))
      acknowledgement.succeed()
    }
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    acknowledgement.succeed()
  }

  func repeatFirst() { unowned[0].takeUnretainedValue().succeed() }

  func answerLast() { held?.succeed() }

  deinit { for one in unowned { one.release() } }
}

/// A host that answers at once, or keeps what is to be answered.
@MainActor
private final class HoldingHost: NavigationHost {
  var isHolding = false
  private(set) var held: [Acknowledgement<Place>] = []
  private(set) var log: [String] = []

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    if !isHolding { log.append(step.step.notation) }
    answer(acknowledgement)
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    answer(acknowledgement)
  }

  private func answer(_ acknowledgement: Acknowledgement<Place>) {
    if isHolding { held.append(acknowledgement) } else { acknowledgement.succeed() }
  }
}
