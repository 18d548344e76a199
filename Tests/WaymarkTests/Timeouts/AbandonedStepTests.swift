import Testing
import Waymark
import WaymarkTesting

/// Steps of asynchronous hosts that the router no longer waits for.
@MainActor @Suite("Steps that nobody waits for")
struct AbandonedStepTests {
  private let clock = ManualClock()
  private let host = GatedHost()
  private let lines = Box<[String]>([])
  private let late = Box(0)

  /// A router that shows `[home]` on the host.
  private func router() async -> Router<Place> {
    let router = Router<Place>(
      .home,
      configuration: RouterConfiguration(
        log: { [lines] in lines.value.append($0) }, advanced: .init(timer: clock)))
    router.onEvent { [late] in if case .lateAcknowledgement = $0.kind { late.value += 1 } }
    router.host.attach(host)
    #expect(await host.hasBegun("rebuild [home]"))
    host.open("rebuild [home]")
    await router.settled()
    return router
  }

  /// A step that goes on when its time is over, though it is told to end.
  private func pushForTooLong(on router: Router<Place>) async {
    host.ignoresCancellation = ["push a"]
    router.push(.a)
    #expect(await host.hasBegun("push a"))
    clock.advance(by: .seconds(3))
    await Task.yieldRepeatedly(20)
  }

  @Test func aStepThatTookTooLongIsCancelledAndTheRebuildBeginsWhenItHasReturned() async {
    let router = await router()
    await pushForTooLong(on: router)
    #expect(host.log.suffix(2) == ["begin push a", "cancelled push a"])
    host.open("push a")
    #expect(await host.hasBegun("rebuild [home a]"))
    #expect(host.log.suffix(3) == ["cancelled push a", "end push a", "begin rebuild [home a]"])
    host.open("rebuild [home a]")
    // It says that it was shown, so what the screen shows is doubtful.
    await Task.yieldRepeatedly(20)
    #expect(await host.hasBegun("rebuild [home a]"))
    host.open("rebuild [home a]")
    await router.settled()
    #expect(router.shown?.description == "[home a]")
    #expect(host.mostAtOnce == 1)
    #expect(late.value == 1, "it says that it was shown")
  }

  @Test func oneThatIgnoresItsCancellationIsWaitedForAThirdOfTheTimeOut() async {
    let router = await router()
    await pushForTooLong(on: router)
    clock.advance(by: .milliseconds(999))
    await Task.yieldRepeatedly(20)
    #expect(host.log.last == "cancelled push a")
    clock.advance(by: .milliseconds(1))
    #expect(await host.hasBegun("rebuild [home a]"))
    host.open("rebuild [home a]")
    await router.settled()
    #expect(router.shown?.description == "[home a]")
    // Once is enough: the next step does not wait for it again.
    let next = router.push(.b)
    #expect(await host.hasBegun("push b"))
    host.open("push b")
    await Task.yieldRepeatedly { next.currentOutcome != nil }
    #expect(next.currentOutcome == .completed)
    // The screen is not known any more once it has returned all the same.
    host.open("push a")
    #expect(await host.hasBegun("rebuild [home a b]"))
    host.open("rebuild [home a b]")
    await router.settled()
    #expect(router.shown?.description == "[home a b]")
    #expect(router.isSettled)
  }

  @Test func aRebuildThatTookTooLongIsCancelledThoughNothingFollows() async {
    let router = await router()
    await pushForTooLong(on: router)
    host.open("push a")
    #expect(await host.hasBegun("rebuild [home a]"))
    clock.advance(by: .seconds(3))
    await Task.yieldRepeatedly { host.log.last == "end rebuild [home a]" }
    #expect(host.log.suffix(2) == ["cancelled rebuild [home a]", "end rebuild [home a]"])
    #expect(router.tree.description == "[home]")
  }

  @Test(arguments: ["detached", "replaced", "released"])
  func aStepOfAHostThatIsLetGoOfIsCancelled(way: String) async {
    var router: Router? = await router()
    router?.push(.a)
    #expect(await host.hasBegun("push a"))
    switch way {
    case "detached": router?.host.detach()
    case "replaced": router?.host.attach(RecordingHost<Place>())
    default: router = nil
    }
    await Task.yieldRepeatedly { host.log.last == "end push a" }
    #expect(host.log.suffix(2) == ["cancelled push a", "end push a"])
    #expect(late.value == 0)
    _ = router
  }
}

/// An asynchronous host whose steps wait until the test lets them end.
@MainActor
private final class GatedHost: AsyncNavigationHost {
  private(set) var log: [String] = []
  /// Steps that go on when they are cancelled.
  var ignoresCancellation: Set<String> = []
  private(set) var mostAtOnce = 0
  private var gates: [String: CheckedContinuation<Void, Never>] = [:]

  /// Waits until something has begun, and says whether it has.
  func hasBegun(_ what: String) async -> Bool { await Task.yieldRepeatedly { self.gates[what] != nil } }

  /// Lets something end.
  func open(_ what: String) { gates.removeValue(forKey: what)?.resume() }

  func perform(_ step: NavigationStep<Place>) async throws { try await show(step.step.description) }

  func rebuild(_ tree: EntryTree<Place>) async throws { try await show("rebuild \(tree.description)") }

  private func show(_ what: String) async throws {
    log.append("begin \(what)")
    await withTaskCancellationHandler {
      await withCheckedContinuation {
        gates[what] = $0
        mostAtOnce = max(mostAtOnce, gates.count)
      }
    } onCancel: {
      Task { @MainActor in
        self.log.append("cancelled \(what)")
        if !self.ignoresCancellation.contains(what) { self.open(what) }
      }
    }
    log.append("end \(what)")
    if !ignoresCancellation.contains(what) { try Task.checkCancellation() }
  }
}
