import Testing
import Waymark
import WaymarkTesting

/// Each would take many minutes if anything in it grew faster than what is done.
///
/// The limit leaves time for the other tests of the main actor, which wait for one another, and for the thread sanitizer.
@MainActor @Suite("Many who object, read or wait cost what they are, and no more", .timeLimit(.minutes(5)))
struct RegistrationGrowthTests {
  /// A router on a host that makes no screens and copies no trees.
  private func makeRouter(_ tree: RouteTree<Place> = RouteTree(.home)) -> Router<Place> {
    let router = Router<Place>(
      tree,
      configuration: .init(redirectLimit: .max, eventCapacity: .max, timer: ManualClock(), log: nil))
    router.attach(PlainHost())
    return router
  }

  @Test func goingOnFromTheInnermostOfManyDetours() {
    let router = makeRouter()
    router.addGuard { proposal in
      guard case .push(.item(let number)) = proposal.intent else { return .allow }
      return .detour(to: .present(.item(-number), as: .sheet))
    }
    let asked = (1...1000).map { router.push(.item($0)) }
    let innermost = router.tree.visibleElement.id
    // The guard has each wait for its detour again.
    for _ in 0..<200 { #expect(router.resume(from: innermost) === asked.last) }
    #expect(router.tree.modals.count == 1000)
    #expect(asked.allSatisfy { $0.currentOutcome == nil })
  }

  @Test func goingOnFromAPlaceThatBelongsToNoneOfManyDetours() {
    let router = makeRouter()
    let root = router.tree.visibleElement.id
    router.addGuard { proposal in
      guard case .push(.item(let number)) = proposal.intent else { return .allow }
      return .detour(to: .present(.item(-number), as: .sheet))
    }
    for number in 1...1000 { router.push(.item(number)) }
    for _ in 0..<200 { #expect(router.resume(from: root) == nil) }
  }
}
