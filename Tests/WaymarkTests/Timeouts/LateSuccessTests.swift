import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Successes that come after the router gave up")
struct LateSuccessTests {
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
