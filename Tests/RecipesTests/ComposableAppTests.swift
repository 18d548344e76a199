import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct ComposableAppTests {
  private let store = StoreOf(initialState: CounterFeature.State()) { CounterFeature() }
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

  @Test func countsAreNoNavigation() async throws {
    let router = store.makeRouter()
    host.attach(to: router)
    store.send(.incremented(id: 1))
    #expect(store.state.counts == [1: 1])
    try await host.expectDisplayed("[counters]")
  }
}
