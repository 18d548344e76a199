import Testing
import Waymark
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
    log.append(step.step.description)
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
}

@MainActor @Suite("Hosts that say what they show, and what they have begun")
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
    let first = router.set(RouteTree(.home, .a, .b))
    let second = router.push(.c)
    clock.advance(by: .seconds(3))
    #expect(host.log == ["push a b", "rebuild", "push c"])
    #expect(first.currentOutcome == .completed)
    #expect(second.currentOutcome == .completed)
    #expect(router.shown?.description == "[home a b c]")
  }

  @Test func aStepThatIsRefusedTwiceEndsTheNavigation() {
    host.script = ["-", "-"]
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

  @Test(arguments: [false, true])
  func aStepThatDoesNotFitAnyMoreIsTakenBackUnlessItHasBegun(hasBegun: Bool) {
    let bench = Bench(.home, .a, answering: .notBegun)
    bench.router.push(.b)
    if hasBegun { bench.host.began() }
    bench.host.userCloses(bench.entry(.a))
    #expect(bench.host.log.suffix(2) == ["push b", hasBegun ? "rebuild [home b]" : "push b"])
    bench.host.acknowledgeAll()
    #expect(bench.displayed == "[home b]" && bench.shown == "[home b]")
    #expect(bench.router.isSettled)
  }
}
