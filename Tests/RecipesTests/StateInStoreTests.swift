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
