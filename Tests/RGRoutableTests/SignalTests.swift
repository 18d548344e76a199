import HeadlessUIKit
import RGRoutable
import Testing

/// The router's closures as streams and targets.
@MainActor
@Suite struct SignalTests {
  @Test(arguments: [0, 1, 2]) func aStreamGivesWhatItsClosureIsCalledWith(which: Int) async {
    let screen = Screen("a")
    let signals = screen.router.reactive
    let stream = [signals.onNextSignal, signals.onReturnSignal, signals.onCompleteSignal][which]
    let targets = [signals.onNext, signals.onReturn, signals.onComplete]
    targets[which](screen.says(.hello))
    targets[which](screen.says(.bye))
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next()?.data as? Word == .hello)
    #expect(await iterator.next()?.data as? Word == .bye)
  }

  @Test func aStreamTakesTheClosureOver() {
    let screen = Screen("a")
    var calls = 0
    screen.router.onNext = { _ in calls += 1 }
    let stream = screen.router.reactive.onNextSignal
    screen.router.onNext?(screen.says(.hello))
    #expect(calls == 0)
    withExtendedLifetime(stream) {}
  }

  @Test func aStreamEndsWhenItsClosureIsReplacedOrTheRouterGone() async {
    var screen: Screen? = Screen("a")
    let signals = screen?.router.reactive
    let first = signals?.onNextSignal
    screen?.router.onNext?(RoutablePayload(sender: Screen("b")))
    let second = signals?.onNextSignal
    var count = 0
    if let first { for await _ in first { count += 1 } }
    #expect(count == 1)
    screen?.router.onNext = nil
    screen = nil
    if let second { for await _ in second { count += 1 } }
    #expect(count == 1)
  }

  @Test func aTargetCallsWhateverTheClosureIsByThen() {
    let screen = Screen("a")
    let target = screen.router.reactive.onNext
    var words: [Word?] = []
    target(screen.says(.bye))
    screen.router.onNext = { words.append($0.data as? Word) }
    target(screen.says(.hello))
    #expect(words == [.hello])
  }

  @Test func aTargetDoesNotKeepItsRouter() {
    var router: Router? = Router()
    weak let gone = router
    let target = router?.reactive.onNext
    router = nil
    #expect(gone == nil)
    target?(RoutablePayload(sender: Screen("a")))
  }
}
