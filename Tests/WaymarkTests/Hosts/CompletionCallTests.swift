import Testing
import WaymarkTesting

@testable import Waymark

/// Hosts whose transitions say by a completion handler that they have ended.
@MainActor @Suite("Calls with completion handlers")
struct CompletionCallTests {
  @MainActor
  private final class CallingHost: NavigationHost {
    let calls = CompletionCalls<Place>()
    var rebuildCount = 0
    /// What a transition does with its handler.
    var begin: (@escaping () -> Void) -> (any Error)? = { _ in nil }
    /// The handlers of transitions that go on.
    var handlers: [() -> Void] = []
    /// What happens to what is to be answered, within the call.
    var intercept: (Acknowledgement<Place>) -> Void = { _ in }

    func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
      calls.call(acknowledgement) { handler in
        handlers.append(handler)
        intercept(acknowledgement)
        return begin(handler)
      }
    }

    func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
      rebuildCount += 1
      acknowledgement.succeed()
    }
  }

  private final class Owner {}

  private let clock = ManualClock()
  private let host = CallingHost()
  private let router: Router<Place>
  private let repeated = Box(0)
  private let late = Box(0)

  init() {
    router = Router(.home, configuration: RouterConfiguration(timer: clock, log: nil))
    router.attach(host)
    router.onEvent { [repeated, late] event in
      if case .repeatedAcknowledgement = event.kind { repeated.value += 1 }
      if case .lateAcknowledgement = event.kind { late.value += 1 }
    }
  }

  @Test(arguments: [1, 2, 3])
  func whatIsCompletedWithinTheCallIsAcknowledgedAfterIt(times: Int) {
    var outcomeWithin: [NavigationOutcome?] = []
    let navigation = Box<Navigation<Place>?>(nil)
    host.begin = { [router] handler in
      for _ in 0..<times { handler() }
      outcomeWithin.append(navigation.value?.currentOutcome)
      #expect(router.shown?.notation == "[home]")
      return nil
    }
    navigation.value = router.push(.a)
    #expect(outcomeWithin == [nil])
    #expect(navigation.value?.currentOutcome == .completed)
    #expect(repeated.value == times - 1)
    #expect(!host.calls.giveUp())
  }

  @Test func whatIsCompletedLaterIsAcknowledgedThen() {
    let navigation = router.push(.a)
    #expect(navigation.currentOutcome == nil)
    host.handlers[0]()
    #expect(navigation.currentOutcome == .completed)
    #expect(!host.calls.giveUp())
    host.handlers[0]()
    #expect(repeated.value == 1)
  }

  @Test func aHandlerMayBeCalledOnAnyThread() async {
    let navigation = router.push(.a)
    nonisolated(unsafe) let handler = host.handlers[0]
    await Task.detached { handler() }.value
    await Task.yieldRepeatedly(100_000) { navigation.currentOutcome != nil }
    #expect(navigation.currentOutcome == .completed)
    #expect(repeated.value == 0)
  }

  @Test func aTransitionThatCannotBeginFailsTheStep() {
    host.begin = { _ in Trouble() }
    #expect(router.push(.a).currentOutcome == .completed)
    #expect(host.rebuildCount == 2)
    #expect(!host.calls.giveUp())
  }

  @Test func aHandlerThatIsThrownAwayCostsATimeOut() {
    let navigation = router.push(.a)
    host.handlers = []
    #expect(navigation.currentOutcome == nil)
    clock.advance(by: .seconds(3))
    #expect(host.rebuildCount == 2)
    #expect(navigation.currentOutcome == .completed)
  }

  @Test func whatIsGivenUpIsWaitedForNoMore() {
    router.push(.a)
    clock.advance(by: .seconds(3))
    #expect(host.calls.giveUp())
    #expect(!host.calls.giveUp())
    host.handlers[0]()
    #expect(late.value == 1)
    #expect(router.shown?.notation == "[home a]")
  }

  @Test(arguments: ["completed", "given up"])
  func theOwnerIsKeptAsLongAsAHandlerIsWaitedFor(end: String) {
    weak var owner: Owner?
    do {
      let made = Owner()
      owner = made
      host.calls.owner = made
      #expect(host.calls.owner === made)
      router.push(.a)
    }
    #expect(owner != nil)
    if end == "completed" { host.handlers[0]() } else { _ = host.calls.giveUp() }
    #expect(owner == nil)
  }

  @Test func aHandlerOfAnEarlierCallDoesNotAnswerALaterOne() {
    router.push(.a)
    host.handlers[0]()
    let second = router.push(.b)
    host.handlers[0]()
    #expect(second.currentOutcome == nil)
    #expect(repeated.value == 1)
    host.handlers[1]()
    #expect(second.currentOutcome == .completed)
  }

  /// As when the transition lets the main loop run, and the handler was called on another thread.
  @Test func whatTheMainQueueBringsWithinTheCallIsAcknowledgedAfterIt() {
    let calls = host.calls
    host.intercept = { acknowledgement in
      calls.complete(acknowledgement)
      #expect(router.shown?.notation == "[home]")
    }
    #expect(router.push(.a).currentOutcome == .completed)
    #expect(repeated.value == 0)
    #expect(!calls.giveUp())
  }
}
