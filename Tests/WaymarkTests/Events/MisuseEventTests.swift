import Testing
import Waymark
import WaymarkTesting

/// What goes wrong is said in the log once, and as an event each time.
@MainActor
struct MisuseEventTests {
  private let lines = Box<[String]>([])
  private let misuses = Box<[Misuse]>([])

  private func router(_ tree: RouteTree<Place>, timer: ManualClock = ManualClock()) -> Router<Place> {
    let router = Router<Place>(
      tree,
      configuration: RouterConfiguration(
        log: { [lines] in lines.value.append($0) }, advanced: .init(timer: timer)))
    router.onEvent { [misuses] in if case .misused(let misuse) = $0.kind { misuses.value.append(misuse) } }
    return router
  }

  @Test func aRouterWithoutAHostSaysSoWhenItsTimeIsOver() {
    let clock = ManualClock()
    let router = router(RouteTree(.home), timer: clock)
    router.push(.a)
    clock.advance(by: .milliseconds(2999))
    #expect(misuses.value.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(misuses.value.count == 1)
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.contains("attach(_:isKept:)") == true)
    router.push(.b)
    clock.advance(by: .seconds(10))
    #expect(misuses.value.count == 1)
  }

  @Test func oneThatNobodyAsksForAnythingSaysSoToo() {
    let clock = ManualClock()
    let router = router(RouteTree(.home), timer: clock)
    clock.advance(by: .seconds(3))
    #expect(misuses.value.map(\.advice) == ["Call router.host.attach(_:isKept:)."])
    RecordingHost<Place>().attach(to: router)
    router.host.detach()
    clock.advance(by: .seconds(10))
    #expect(misuses.value.count == 1, "a window that is gone is no fault")
    router.push(.a)
    clock.advance(by: .seconds(10))
    #expect(misuses.value.count == 2)
  }

  @Test func oneWhoseHostComesInTimeSaysNothing() {
    let clock = ManualClock()
    let router = router(RouteTree(.home), timer: clock)
    router.push(.a)
    clock.advance(by: .seconds(1))
    let host = RecordingHost<Place>()
    host.attach(to: router)
    clock.advance(by: .seconds(10))
    #expect(misuses.value.isEmpty)
    #expect(router.shown?.notation == "[home a]")
  }

  @Test func toDetachWhereNoHostIsGainsNoTime() {
    let clock = ManualClock()
    let router = router(RouteTree(.home), timer: clock)
    router.push(.a)
    clock.advance(by: .seconds(1))
    router.host.detach()
    clock.advance(by: .seconds(2))
    #expect(misuses.value.count == 1)
    clock.advance(by: .seconds(10))
    #expect(misuses.value.count == 1)
  }

  @Test func aVetoThatAPickedTabOverridesIsNamed() {
    let router = router(RouteTree(tabs: RouteTab(.home, [.home, .a]), RouteTab(.b)))
    let host = RecordingHost<Place>()
    host.attach(to: router)
    let veto = router.visibleContext.onLeave(.removed) { _ in .stay("unsaved") }
    router.host.report(.selected(BranchPath.root.appending(branch: 1)))
    #expect(misuses.value.isEmpty, "it is not left for good")
    router.host.report(.selected(BranchPath.root.appending(branch: 0)))
    veto.cancel()
    router.visibleContext.onLeave(.deselected) { _ in .stay("unsaved") }
    router.host.report(.selected(BranchPath.root.appending(branch: 1)))
    #expect(router.tree.visibleRoute == .b)
    #expect(misuses.value.count == 1)
    #expect(lines.value.first?.contains("the user left a") == true)
    #expect(lines.value.first?.contains("select(_:)") == true)
  }

  @Test func aVetoThatAFactOverridesIsNamed() {
    let router = router(RouteTree(.home, .a))
    let host = RecordingHost<Place>()
    host.attach(to: router)
    router.visibleContext.onLeave { _ in .stay("unsaved") }
    router.host.report(.closed(router.tree.visibleElement.id))
    #expect(router.tree.notation == "[home]")
    #expect(misuses.value.count == 1)
    #expect(lines.value.first?.contains("the user left a") == true)
    #expect(lines.value.first?.contains("router.host.mayLeave(_:)") == true)
  }

  @Test func theLogHasEachKindOnceAndTheEventsEachTime() {
    let router = router(RouteTree(.home, .a, .b))
    let host = RecordingHost<Place>()
    host.attach(to: router)
    for place in [Place.b, .a] {
      router.visibleContext.onLeave { _ in .stay("unsaved") }
      #expect(router.visibleContext.route == place)
      router.host.report(.closed(router.tree.visibleElement.id))
    }
    #expect(lines.value.count == 1)
    #expect(misuses.value.count == 2)
    #expect(misuses.value.first.map { lines.value.first?.contains($0.advice) == true } == true)
  }
}
