import ReRouter
import Testing

@MainActor @Suite("Store")
struct StoreTests {
  @Test func actionsAreReducedInTurn() {
    let store = Store(reducer: reduce, observable: Variable(State()))
    store.dispatch(Count(), Count())
    store.dispatch([Count()])
    #expect(store.observable.value.count == 3)
  }

  @Test func reducersThatArePutTogetherGetWhatTheOneBeforeHasMade() {
    let double: Reducer<Int> = { _, state in state * 2 }
    let next: Reducer<Int> = { _, state in state + 1 }
    let store = Store(reducer: concatReducers(double, next, double), observable: ObservableProperty(3))
    store.dispatch(Count())
    #expect(store.observable.value == 14)
  }

  @Test func subscribersAreToldOfThisValueAndOfEveryNewOne() {
    let variable = Variable(1)
    var values: [Int] = []
    let subscription = variable.subscribe { values.append($0) }
    variable.value = 2
    variable.value += 1
    subscription.dispose()
    subscription.dispose()
    variable.value = 4
    #expect(values == [1, 2, 3])
  }

  @Test func aValueSetByASubscriberIsToldAfterTheOneBeforeHasBeenToldToAll() {
    let variable = Variable(0)
    var log: [String] = []
    variable.subscribe { value in
      log.append("first \(value)")
      if value == 1 {
        variable.value = 2
        variable.value = 3
        #expect(variable.value == 3)
      }
    }
    variable.subscribe { log.append("second \($0)") }
    log = []
    variable.value = 1
    #expect(log == ["first 1", "second 1", "first 2", "second 2", "first 3", "second 3"])
  }
}
