import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct AccountTabTests {
  @Test func tabOpensAfterSigningInAndClosesAfterSigningOut() async throws {
    let account = MarketAccount()
    let router = account.makeRouter()
    let host = RecordingHost<MarketRoute>()
    host.attach(to: router)

    router.select(.account)
    try await host.expectDisplayed("([offers]* | [account]) {signIn}")

    account.signIn(on: router.visibleContext)
    try await host.expectDisplayed("([offers] | [account]*)")
    try await router.push(.orders).expectOutcome(.completed)

    account.signOut()
    await Task.yieldRepeatedly { router.tree.visibleRoute == .offers }
    try await host.expectDisplayed("([offers]* | [account])")
  }

  @Test func tabStaysClosedWhenTheSignInIsLeft() async throws {
    let router = MarketAccount().makeRouter()
    let host = RecordingHost<MarketRoute>()
    host.attach(to: router)
    let selecting = router.select(.account)
    try await selecting.expectPending()
    router.dismiss()
    try await selecting.expectOutcome(.cancelled)
    try await host.expectDisplayed("([offers]* | [account])")
  }
}
