import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct FirstAppTests {
  @Test func articleComesAfterSigningIn() async throws {
    let router = Router(AppRoute.home)
    let host = RecordingHost<AppRoute>()
    host.attach(to: router)
    let membership = Membership()
    membership.protect(router)

    let reading = router.push(.article(id: 5))
    try await host.expectDisplayed("[home] {signIn}")

    membership.isSignedIn = true
    router.finishDetour()
    try await host.expectDisplayed("[home article(id: 5)]")
    try await reading.expectOutcome(.completed)
  }

  @Test(arguments: [true, false])
  func readerHearsWhatBecameOfIt(signsIn: Bool) async {
    let router = Router(AppRoute.home)
    RecordingHost<AppRoute>().attach(to: router)
    let membership = Membership()
    membership.protect(router)
    let reading = Task { await read(5, with: router) }
    await Task.yieldRepeatedly { !router.tree.modals.isEmpty }
    membership.isSignedIn = signsIn
    if signsIn { router.finishDetour() } else { router.dismiss() }
    #expect(await reading.value == (signsIn ? "It is on the screen" : "The user did not sign in"))
  }
}
