#if !ReSwift
  import ReSwiftRouter
  import Testing

  private struct Counter: Equatable {
    var count = 0
    var name = ""
  }

  private struct Rename: Action {
    let name: String
  }

  private func reduce(action: any Action, state: Counter?) -> Counter {
    var state = state ?? Counter(count: 100)
    switch action {
    case is Increment: state.count += 1
    case let action as Rename: state.name = action.name
    default: break
    }
    return state
  }

  @MainActor
  private final class Reader<Value>: StoreSubscriber {
    var values: [Value] = []
    var onValue: ((Value) -> Void)?

    func newState(state: Value) {
      values.append(state)
      onValue?(state)
    }
  }

  @MainActor @Suite("Store")
  struct StoreTests {
    private let store = Store<Counter>(reducer: reduce, state: Counter())

    @Test func aStoreWithoutAStateHasItsReducerMakeOne() {
      let store = Store<Counter>(reducer: reduce, state: nil)
      #expect(store.state.count == 100)
    }

    @Test func aDispatchFunctionOfTheAppsTakesActionsUntilTheMiddlewareChanges() throws {
      let original = try #require(store.dispatchFunction)
      store.dispatchFunction = { action in
        original(action)
        original(action)
      }
      store.dispatch(Increment())
      #expect(store.state.count == 2)
      store.middleware = []
      store.dispatch(Increment())
      #expect(store.state.count == 3)
    }

    @Test func actionsAreMadeOfTheStateAsItIs() {
      let once: Store<Counter>.ActionCreator = { state, _ in state.count == 0 ? Increment() : nil }
      store.dispatch(once)
      store.dispatch(once)
      #expect(store.state.count == 1)
    }

    @Test func actionsMadeInTheirOwnTimeAreTakenThenAndTheirCallbackGetsTheState() {
      var make: ((Store<Counter>.ActionCreator) -> Void)?
      var told: [Int] = []
      store.dispatch({ _, _, callback in make = callback }, callback: { told.append($0.count) })
      #expect(store.state.count == 0)
      make? { _, _ in Increment() }
      make? { _, _ in nil }
      make? { state, _ in Rename(name: "\(state.count)") }
      #expect(store.state == Counter(count: 1, name: "1"))
      #expect(told == [1, 1])
    }

    @Test func subscribersAreToldOfThisStateAndOfEveryNewOne() {
      let reader = Reader<Counter>()
      store.subscribe(reader)
      store.dispatch(Increment())
      store.dispatch(Increment())
      #expect(reader.values.map(\.count) == [0, 1, 2])
    }

    @Test func statesThatRepeatTheOneBeforeAreSkippedWhereTheyCanBeCompared() {
      let reader = Reader<Counter>()
      store.subscribe(reader)
      store.dispatch(ReSwiftInit())
      #expect(reader.values.count == 1)
    }

    @Test func repeatsAreToldWhereTheStoreIsSaidTo() {
      let store = Store<Counter>(reducer: reduce, state: Counter(), automaticallySkipsRepeats: false)
      let reader = Reader<Counter>()
      store.subscribe(reader)
      store.dispatch(ReSwiftInit())
      #expect(reader.values.count == 2)
    }

    @Test func aPartOfTheStateIsSelected() {
      let names = Reader<String>()
      store.subscribe(names) { $0.select { $0.name } }
      let counts = Reader<Int>()
      store.subscribe(counts) { $0.select(\.count) }
      store.dispatch(Rename(name: "x"))
      store.dispatch(Increment())
      #expect(names.values == ["", "x"])
      #expect(counts.values == [0, 1])
    }

    @Test func whatIsNotWorthTellingIsLeftOut() {
      let even = Reader<Int>()
      store.subscribe(even) { $0.select(\.count).only { _, new in new.isMultiple(of: 2) } }
      let rare = Reader<Int>()
      store.subscribe(rare) { $0.select(\.count).skipRepeats { old, new in old / 3 == new / 3 } }
      let late = Reader<Int>()
      store.subscribe(late) { $0.select(\.count).skip { _, new in new < 4 } }
      for _ in 0..<5 { store.dispatch(Increment()) }
      #expect(even.values == [0, 2, 4])
      #expect(rare.values == [0, 3])
      #expect(late.values == [0, 4, 5])
    }

    @Test func aSubscriberThatSubscribesAgainIsToldOnce() {
      let reader = Reader<Int>()
      store.subscribe(reader) { $0.select(\.count) }
      store.subscribe(reader) { $0.select { $0.count * 10 } }
      store.dispatch(Increment())
      #expect(reader.values == [0, 0, 10])
    }

    @Test func codeOverAnyTypeOfStoreSkipsRepeatsAndDispatchesWhatItMakes() {
      func use<S: StoreType>(_ store: S, _ make: S.ActionCreator, _ later: S.AsyncActionCreator) -> [Int]
      where S.State == Counter {
        let counts = Reader<Int>()
        store.subscribe(counts) { $0.select(\.count) }
        store.dispatchFunction(Rename(name: "x"))
        store.dispatch(make)
        store.dispatch(later)
        store.dispatch(later, callback: nil)
        return counts.values
      }
      #expect(
        use(store, { state, _ in Rename(name: state.name + "y") }, { $2 { _, _ in Increment() } }) == [
          0, 1, 2,
        ])
      #expect(store.state.name == "xy")
    }

    @Test func oneThatUnsubscribesIsToldNothingMore() {
      let reader = Reader<Counter>()
      store.subscribe(reader)
      store.unsubscribe(reader)
      store.dispatch(Increment())
      #expect(reader.values.count == 1)
    }

    @Test func subscribersAreNotKeptAlive() {
      weak var released: Reader<Counter>?
      do {
        let reader = Reader<Counter>()
        store.subscribe(reader)
        released = reader
      }
      #expect(released == nil)
      store.dispatch(Increment())
      #expect(store.state.count == 1)
    }

    @Test func aSubscriberMayDispatch() {
      let reader = Reader<Counter>()
      reader.onValue = { [store] in if $0.count == 1 { store.dispatch(Increment()) } }
      store.subscribe(reader)
      store.dispatch(Increment())
      #expect(reader.values.map(\.count) == [0, 1, 2])
    }

    @Test func middlewareSeesActionsBeforeTheReducerInTheOrderGiven() {
      var log: [String] = []
      func noting(_ name: String) -> Middleware<Counter> {
        { dispatch, state in
          { next in
            { action in
              log.append("\(name) \(type(of: action)) \(state()?.count ?? -1)")
              if action is Rename, name == "a" { dispatch(Increment()) }
              next(action)
            }
          }
        }
      }
      let store = Store<Counter>(reducer: reduce, state: Counter(), middleware: [noting("a"), noting("b")])
      store.dispatch(Rename(name: "x"))
      #expect(
        log == ["a Rename 0", "a Increment 0", "b Increment 0", "b Rename 1"])
      #expect(store.state == Counter(count: 1, name: "x"))
    }

    @Test func aReducerThatDispatchesIsToldSo() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          var store: Store<Int>?
          store = Store<Int>(
            reducer: { action, state in
              if action is Increment { MainActor.assumeIsolated { store?.dispatch(ReSwiftInit()) } }
              return state ?? 0
            }, state: nil)
          store?.dispatch(Increment())
        }
      }
    }
  }
#endif
