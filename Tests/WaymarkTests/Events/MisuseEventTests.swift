import Testing
import Waymark
import WaymarkTesting

/// The router logs a misuse once, and sends an event for it each time.
@MainActor
struct MisuseEventTests {
  private let lines = Box<[String]>([])
  private let misuses = Box<[String]>([])
  private let clock = ManualClock()
  private let host = RecordingHost<Place>()

  private func router(_ tree: RouteTree<Place>) -> Router<Place> {
    let router = Router<Place>(
      tree,
      configuration: RouterConfiguration(
        log: { [lines] in lines.value.append($0) }, advanced: .init(timer: clock)))
    router.onEvent { [misuses] in if case .misused(_, let advice) = $0.kind { misuses.value.append(advice) }
    }
    return router
  }

  @Test func aRouterWithoutAHostSaysSoWhenItsTimeIsOver() {
    let router = router(RouteTree(.home))
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

  @Test func anObjectionThatAPickedTabOverridesIsNamed() {
    let router = router(RouteTree(tabs: RouteTab(.home, [.home, .a]), RouteTab(.b)))
    host.attach(to: router)
    let objection = router.visibleContext.onLeave(.removed) { _ in .stay("unsaved") }
    router.host.report(.selected(BranchPath.root.appending(branch: 1)))
    #expect(misuses.value.isEmpty, "it is not left for good")
    router.host.report(.selected(BranchPath.root.appending(branch: 0)))
    objection.cancel()
    router.visibleContext.onLeave(.all) { _ in .stay("unsaved") }
    router.host.report(.selected(BranchPath.root.appending(branch: 1)))
    #expect(router.tree.visibleRoute == .b)
    #expect(misuses.value.count == 1)
    #expect(lines.value.first?.contains("the user left a") == true)
    #expect(lines.value.first?.contains("tapTab(at:)") == true)
  }

  @Test func anObjectionThatAFactOverridesIsNamed() {
    let router = router(RouteTree(.home, .a))
    host.attach(to: router)
    router.visibleContext.onLeave { _ in .stay("unsaved") }
    router.host.report(.closed(router.tree.visibleElement.id))
    #expect(router.tree.description == "[home]")
    #expect(misuses.value.count == 1)
    #expect(lines.value.first?.contains("the user left a") == true)
    #expect(lines.value.first?.contains("router.host.mayLeave(_:)") == true)
  }

  @Test func theLogHasEachKindOnceAndTheEventsEachTime() {
    let router = router(RouteTree(.home, .a, .b))
    host.attach(to: router)
    for place in [Place.b, .a] {
      router.visibleContext.onLeave { _ in .stay("unsaved") }
      #expect(router.visibleContext.route == place)
      router.host.report(.closed(router.tree.visibleElement.id))
    }
    #expect(lines.value.count == 1)
    #expect(misuses.value.count == 2)
    #expect(misuses.value.first.map { lines.value.first?.contains($0) == true } == true)
  }

  @Test func aFirstTreeThatIsNotShownInTimeIsNamed() {
    let router = router(RouteTree(.home))
    RecordingHost<Place>(answering: .later).attach(to: router)
    #expect(lines.value.isEmpty)
    clock.advance(by: .seconds(10))
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.hasPrefix("Waymark: the first tree was not shown: no acknowledgement") == true)
    #expect(router.shown == nil)
  }
}
