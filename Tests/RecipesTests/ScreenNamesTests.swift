import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct ScreenNamesTests {
  @Test func eachToolHasTheScreen() {
    let router = Router<NewsRoute>(.front)
    ScreenNames().follow(router)
    RecordingHost<NewsRoute>().attach(to: router)
    router.push(.search(text: "a secret"))
    #expect(SentrySDK.scope.tags == ["screen": "search"])
    #expect(Analytics.events == ["screen_view front", "screen_view search"])
  }
}
