import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct AnalyticsTests {
  @Test func everyArrivalIsReportedOnce() {
    var reports: [String] = []
    let router = Router<NewsRoute>(.front)
    let host = RecordingHost<NewsRoute>()
    NewsAnalytics { reports.append("\($0) by \($1)") }.follow(router)
    host.attach(to: router)
    router.push(.article(id: 5), options: NavigationOptions(info: "push notification"))
    router.push(.search(text: "a secret"))
    router.push(.search(text: "a secret"))
    host.userCloses(router.tree.visibleElement.id)
    #expect(
      reports == [
        "front by launch", "article by push notification", "search by app", "search by app",
        "search by gesture",
      ])
  }
}
