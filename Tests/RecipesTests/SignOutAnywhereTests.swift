import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct SignOutAnywhereTests {
  private let account = ChatAccount()
  private let host = RecordingHost<ChatRoute>()

  @Test(arguments: 0...3)
  func nothingOfTheAccountIsLeft(depth: Int) async throws {
    let router = account.makeRouter()
    host.attach(to: router)
    for id in 0..<depth { router.push(.chat(id: id)) }
    router.present(.photo(id: 1), as: .fullScreen)
    account.isSignedIn = false
    await Task.yieldRepeatedly { router.tree.routes == RouteTree(.welcome) }
    try await host.expectDisplayed("[welcome]")
  }
}
