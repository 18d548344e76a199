import Dispatch
import ReSwiftRouter
import Testing

private struct Add: Action {}

/// As apps have it: a class that names no actor.
private final class App {
  let store = Store<Int>(reducer: { $0 is Add ? ($1 ?? 0) + 1 : 0 }, state: nil)

  func add() { store.dispatch(Add()) }
}

private final class Reader: StoreSubscriber {
  var values: [Int] = []

  func newState(state: Int) { values.append(state) }
}

@Suite("A store that is used on one queue alone, in Swift 5 mode")
struct QueueTests {
  @Test func aQueueOfTheAppsDispatchesAndSubscribes() {
    let app = App()
    let passing: Middleware<Int> = { _, _ in { next in { next($0) } } }
    let queue = DispatchQueue(label: "store")
    let reader = Reader()
    let other = Reader()
    queue.sync {
      app.store.middleware = [passing]
      app.store.subscribe(reader)
      app.store.subscribe(other) { $0.select { -$0 } }
    }
    for _ in 0..<400 { queue.async { app.add() } }
    queue.sync { app.store.unsubscribe(other) }
    queue.sync { app.add() }
    #expect(reader.values == Array(0...401))
    #expect(other.values == (0...400).map { -$0 })
  }
}
