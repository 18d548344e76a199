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
}
