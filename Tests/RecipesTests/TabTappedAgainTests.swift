import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct TabTappedAgainTests {
  private let router = Router(StoreRoute.start)

  @Test func secondTapGoesToTheRoot() async throws {
    let host = RecordingHost<StoreRoute>()
    host.attach(to: router)
    let bar = StoreTabBar(router: router)
    router.push(.product(id: 1))
    router.push(.product(id: 2))
    bar.tap(.catalogue)
    try await host.expectDisplayed("([catalogue]* | [basket])")
  }
}
