import ReSwiftStore
import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct StateInStoreTests {
  private let store = Store(reducer: todoReducer, state: TodoState())
  private let router = Router<TodoRoute>(.list)
  private let host = RecordingHost<TodoRoute>()

  init() {
    router.bind(to: TodoTreeStore(store))
    host.attach(to: router)
  }

  @Test func actionNavigates() async throws {
    store.dispatch(TodoAction.added(id: 1, title: "Milk"))
    try await host.expectDisplayed("[list item(id: 1)]")
  }

  @Test func storeHearsOfTheUser() {
    store.dispatch(TodoAction.added(id: 1, title: "Milk"))
    host.userCloses(router.tree.visibleElement.id)
    #expect(store.state.tree == RouteTree(.list))
  }

  @Test func refusedChangeIsTakenBack() {
    router.addGuard { _ in .block("not now") }
    store.dispatch(TodoAction.added(id: 1, title: "Milk"))
    #expect(store.state.tree == RouteTree(.list))
    #expect(store.state.items == [1: "Milk"])
  }
}

@MainActor
struct StateInObservableStoreTests {
  private let store = CounterStore()
  private let host = RecordingHost<CounterRoute>()

  @Test func storeAndRouterAgree() async throws {
    let router = store.makeRouter()
    host.attach(to: router)
    store.send(.counterTapped(id: 1))
    await Task.yieldRepeatedly { router.tree.routes == store.tree }
    try await host.expectDisplayed("[counters counter(id: 1)]")
    host.userCloses(router.tree.visibleElement.id)
    #expect(store.tree == RouteTree(.counters))
  }
}
