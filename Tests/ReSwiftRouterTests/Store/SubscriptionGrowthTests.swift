#if !ReSwift
  import ReSwiftRouter
  import Testing

  /// Sixteen times as many take about as many times as long, where a square would be 256.
  ///
  /// The limit leaves time for the other tests of the main actor, which wait for one another, and for the thread sanitizer.
  @MainActor @Suite("Many subscribers of a store cost what they are, and no more", .timeLimit(.minutes(30)))
  struct SubscriptionGrowthTests {
    private final class Listener: StoreSubscriber {
      var heard = 0

      func newState(state: Int) { heard += 1 }
    }

    private struct Increase: Action {}

    private func growth(_ time: (Int) -> Duration) -> Double {
      let least = (0..<3).map { _ in time(500) }.min() ?? .zero
      return time(8000) / least
    }

    private func makeStore() -> Store<Int> {
      Store(reducer: { action, state in (state ?? 0) + (action is Increase ? 1 : 0) }, state: 0)
    }

    @Test func theySubscribe() {
      let growth = growth { count in
        let store = makeStore()
        let listeners = (0..<count).map { _ in Listener() }
        let time = ContinuousClock().measure { for one in listeners { store.subscribe(one) } }
        store.dispatch(Increase())
        #expect(listeners.allSatisfy { $0.heard == 2 })
        return time
      }
      #expect(growth < 80)
    }

    @Test func theyUnsubscribe() {
      let growth = growth { count in
        let store = makeStore()
        let listeners = (0..<count).map { _ in Listener() }
        for one in listeners { store.subscribe(one) }
        let time = ContinuousClock().measure { for one in listeners.dropLast() { store.unsubscribe(one) } }
        store.dispatch(Increase())
        #expect(listeners.map(\.heard) == Array(repeating: 1, count: count - 1) + [2])
        return time
      }
      #expect(growth < 80)
    }

    /// They are forgotten when others subscribe.
    @Test func theyAreReleased() {
      let growth = growth { count in
        let store = makeStore()
        let listener = Listener()
        let time = ContinuousClock().measure {
          for _ in 0..<count {
            store.subscribe(Listener())
            store.subscribe(listener)
          }
        }
        store.dispatch(Increase())
        #expect(listener.heard == count + 1)
        return time
      }
      #expect(growth < 80)
    }
  }
#endif
