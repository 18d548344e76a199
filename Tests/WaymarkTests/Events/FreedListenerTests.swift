import Testing
import Waymark
import WaymarkTesting

/// What a listener's closure holds is freed when the listener is taken away, and may take others away then.
@MainActor @Suite("Listeners that are freed")
struct FreedListenerTests {
  /// Does something when it is freed.
  private final class Farewell {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    deinit {
      let body = body
      MainActor.assumeIsolated { body() }
    }
  }

  private let bench = Bench(.home, .a)

  /// Takes one listener away whose closure, as it is freed, takes away another.
  private func expectNothingHeard(
    _ listen: (@escaping @MainActor () -> Void) -> Registration,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var heard = 0
    let inner = listen { heard += 1 }
    var farewell: Farewell? = Farewell { inner.cancel() }
    let outer = listen { [farewell] in _ = farewell }
    farewell = nil
    outer.cancel()
    bench.router.push(.b)
    #expect(heard == 0, sourceLocation: sourceLocation)
  }

  @Test func anObserverWhoseModelWatchesToo() {
    expectNothingHeard { body in bench.router.didNavigate { _ in body() } }
  }

  @Test func anObserverOfEventsWhoseModelWatchesToo() {
    expectNothingHeard { body in bench.router.onEvent { _ in body() } }
  }

  @Test func aGuardWhoseModelGuardsToo() {
    let inner = bench.router.addGuard { _ in .block("inner") }
    var farewell: Farewell? = Farewell { inner.cancel() }
    let outer = bench.router.addGuard { [farewell] _ in
      _ = farewell
      return .allow
    }
    farewell = nil
    outer.cancel()
    #expect(bench.router.push(.b).currentOutcome == .completed)
  }

  @Test func aVetoWhoseModelVetoesToo() {
    let inner = bench.screen(.a).onLeave { _ in .stay("inner") }
    var farewell: Farewell? = Farewell { inner.cancel() }
    let outer = bench.screen(.a).onLeave { [farewell] _ in
      _ = farewell
      return .allow
    }
    farewell = nil
    outer.cancel()
    #expect(bench.router.pop().currentOutcome == .completed)
  }

  @Test func aScreensObserverWhoseModelWatchesToo() {
    expectNothingHeard { body in bench.screen(.a).onPhase { _ in body() } }
  }

  @Test func aScreenWhoseModelWatchesTheScreen() {
    var isFreed = false
    let screen = bench.screen(.a)
    var farewell: Farewell? = Farewell {
      isFreed = true
      screen.onPhase { _ in }
      _ = screen.phase
    }
    screen.onPhase { [farewell] _ in _ = farewell }
    farewell = nil
    bench.router.pop()
    #expect(isFreed)
  }

  @Test func aRouterThatIsFreedBeforeItsObservers() {
    var isFreed = false
    var router: Router<Place>? = Router(.home)
    let inner = router?.onEvent { _ in }
    var farewell: Farewell? = Farewell {
      isFreed = true
      inner?.cancel()
    }
    router?.onEvent { [farewell] _ in _ = farewell }
    farewell = nil
    router = nil
    #expect(isFreed)
  }
}

/// Who hears of what, while some are taken away and others come.
@MainActor @Suite("Listeners that come and go")
struct ListenerTurnTests {
  private let bench = Bench(.home)

  @Test func oneThatIsTakenAwayWhileAllAreToldHearsNothingMore() {
    var second: Registration?
    var heard = 0
    bench.router.didNavigate { _ in second?.cancel() }
    second = bench.router.didNavigate { _ in heard += 1 }
    bench.router.push(.a)
    bench.router.push(.b)
    #expect(heard == 0)
  }

  @Test func oneThatComesWhileAllAreToldHearsOfWhatComesNext() {
    var heard = 0
    let first = bench.onceNavigated { [bench] in bench.router.didNavigate { _ in heard += 1 } }
    bench.router.push(.a)
    #expect(heard == 0)
    bench.router.push(.b)
    #expect(heard == 1)
    first.cancel()
  }

  @Test func thoseWhoComeAfterSomeHaveGoneAreToldWhoeverGoesNext() {
    var heard: [Int] = []
    func listen(_ number: Int) -> Registration { bench.router.didNavigate { _ in heard.append(number) } }
    let first = (0..<3).map(listen)
    for one in first.dropFirst() { one.cancel() }
    let others = [listen(3), listen(4)]
    first[0].cancel()
    bench.router.push(.a)
    #expect(heard == [3, 4])
    for one in others { one.cancel() }
  }

  @Test func theOthersStayInOrderHoweverManyGo() {
    var heard: [Int] = []
    let all = (0..<9).map { number in bench.router.didNavigate { _ in heard.append(number) } }
    for number in [0, 8, 3, 4, 5, 1] { all[number].cancel() }
    for number in [0, 8] { all[number].cancel() }
    bench.router.push(.a)
    #expect(heard == [2, 6, 7])
  }
}
