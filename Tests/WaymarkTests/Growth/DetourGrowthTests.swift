import Testing
import Waymark
import WaymarkTesting

/// Each would take minutes if anything in it grew faster than what is done.
@MainActor @Suite("Detours that are left behind a slow host cost what they are", .timeLimit(.minutes(30)))
struct DetourGrowthTests {
  private func makeRouter(_ tree: RouteTree<Place>) -> Router<Place> {
    let router = Router<Place>(
      tree,
      configuration: .init(
        roundLimit: .max, timer: ManualClock(), log: nil,
        placement: { $0 == .signIn ? .modal(.sheet) : .push }))
    router.addGuard(
      "sign-in", entering: { if case .item = $0 { true } else { false } },
      { _ in
        .detour(to: .signIn)
      })
    return router
  }

  @Test func thousandsAreLeft() {
    let router = makeRouter(RouteTree(.home))
    let host = PlainHost()
    router.attach(host)
    host.isHolding = true
    router.push(.a)
    for number in 0..<10_000 {
      router.push(.item(number))
      router.dismiss()
    }
    #expect(!router.isDetoured)
  }

  @Test func theUserClosesPlacesMeanwhileAndTheStepIsGivenUp() {
    let count = 1000
    let places = RouteStack(root: Place.home, pushed: Array(repeating: .c, count: count + 2))
    let router = makeRouter(RouteTree(.stack(places)))
    let host = PatientHost()
    router.attach(host)
    host.take()?.succeed()
    router.present(.o)
    for number in 0..<count {
      router.push(.item(number))
      router.dismiss()
      if let top = router.shown?.visibleElement.id { router.report(.closed(top)) }
    }
    host.take()?.cancel()
    #expect(!router.isDetoured)
    #expect(router.tree.notation == "[home c c]")
  }
}
