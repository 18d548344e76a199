import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@testable import Recipes

@MainActor
struct LinkAfterSignInTests {
  private let session = BankSession()
  private let host = RecordingHost<BankRoute>()

  @Test func linkWaitsForTheSignInAndHasItsBackStack() async throws {
    let router = session.makeRouter()
    host.attach(to: router)
    let link = router.open("https://bank.example/accounts/5")
    try await host.expectDisplayed("[home] {signIn}")
    session.signIn(on: router.visibleContext)
    try await link.expectOutcome(.completed)
    try await host.expectDisplayed("[home accounts account(id: 5)]")
  }

  @Test func closingTheSignInGivesTheLinkUp() async throws {
    let router = session.makeRouter()
    host.attach(to: router)
    let link = router.open("https://bank.example/accounts/5")
    host.userCloses(router.tree.visibleElement.id)
    try await link.expectOutcome(.cancelled)
    try await host.expectDisplayed("[home]")
  }
}
