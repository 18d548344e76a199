import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct SeveralWindowsTests {
  private let windows = Windows()

  @Test func windowsKeepApart() {
    let first = windows.open(RouteTree(.browser))
    let second = windows.open(RouteTree(.browser))
    first.push(.settings)
    #expect(first.tree.routes == RouteTree(.browser, .settings))
    #expect(second.tree.routes == RouteTree(.browser))
  }

  @Test func documentIsOpenInOneWindow() {
    let first = windows.open(RouteTree(.browser))
    let second = windows.show(document: 1)
    #expect(second !== first)
    second.push(.settings)
    #expect(windows.show(document: 1) === second)
    #expect(second.tree.routes == RouteTree(.browser, .document(id: 1)))
    #expect(windows.routers.count == 2)
  }

  @Test func closedWindowIsReleased() {
    weak let router = windows.open(RouteTree(.browser))
    if let router { windows.close(router) }
    #expect(router == nil)
  }
}
