import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct FlowVariantsTests {
  @Test(arguments: [
    (Variant.threePages, "[basket] {address}"), (.onePage, "[basket] {express}"),
  ])
  func oneRouteLeadsToEitherFlow(variant: Variant, end: String) async throws {
    let router = CheckoutExperiment(variant: variant).makeRouter()
    let host = RecordingHost<CheckoutRoute>()
    host.attach(to: router)
    let checkout = router.push(.checkout)
    #expect(checkout.currentOutcome == .completed)
    try await host.expectDisplayed(end)
  }
}
