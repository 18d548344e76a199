import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("A host of one's own, built on the kit")
struct PageHostTests {
  private struct Pages: Coordinator {
    func screen(for route: Place, context: ScreenContext<Place>) -> Page<Place> { Page(context) }
  }

  /// A router whose tree is shown on a clock moved by hand.
  @MainActor
  private final class Stage {
    let clock = ManualClock()
    let router: Router<Place>
    let host: PageHost<Place>
    var failures: [HostFailure] = []

    init() {
      router = Router(.home, configuration: .init(log: nil, advanced: .init(timer: clock)))
      host = PageHost(router: router, coordinator: Pages(), timer: clock)
      router.onEvent { [weak self] event in
        switch event.kind {
        case .stepFailed(let failure), .rebuildFailed(let failure): self?.failures.append(failure)
        default: break
        }
      }
      router.host.attach(host)
    }
  }

  @Test func itKeepsTheContract() throws {
    let clock = ManualClock()
    let contract = HostContract<Place>(
      routes: [.a, .b, .c, .d, .e, .m, .n], advance: { clock.advance(by: .milliseconds(50)) },
      makeHost: { Self.subject($0, clock) })
    try contract.check().expectMet()
  }

  private static func subject(_ router: Router<Place>, _ clock: ManualClock) -> HostUnderTest<Place> {
    let host = PageHost(router: router, coordinator: Pages(), timer: clock)
    return HostUnderTest(
      host, reading: .entries { host.tree },
      screens: { host.screens.all },
      userCloses: { id in
        host.userClosed(id)
        return true
      })
  }

  @Test func aStepWaitsAsLongAsAFingerHoldsThePage() {
    let stage = Stage()
    stage.host.isHeld = true
    stage.router.push(.a)
    stage.clock.advance(by: .seconds(10))
    #expect(stage.host.tree?.notation == "[home]")
    #expect(stage.failures.isEmpty)

    stage.host.isHeld = false
    stage.clock.advance(by: .milliseconds(200))
    #expect(stage.host.tree?.notation == "[home a]")
    #expect(stage.router.isSettled)
  }

  @Test func whatTheUserClosesMeanwhileIsNotShown() {
    let stage = Stage()
    stage.router.push(.a)
    stage.clock.advance(by: .milliseconds(100))
    stage.host.userClosed(stage.router.tree.visibleElement.id)
    stage.clock.advance(by: .milliseconds(100))
    #expect(stage.host.tree?.notation == "[home]")
    #expect(stage.router.isSettled)
    #expect(stage.failures.isEmpty)
  }

  @Test func aPageThatComesWhileTheUserClosesAnotherIsThere() throws {
    let stage = Stage()
    let home = stage.router.tree.visibleElement.id
    stage.router.push(.a)
    stage.clock.advance(by: .milliseconds(200))
    let first = stage.router.tree.visibleElement.id
    stage.router.present(.m)
    let sheet = stage.router.tree.visibleElement.id
    stage.host.userClosed(first)
    stage.clock.advance(by: .milliseconds(200))
    #expect(stage.host.tree?.notation == "[home] {m}")
    #expect(stage.host.screens.all.keys.sorted() == [home, sheet])
  }

  @Test func aHostThatComesBackAfterAnotherHasPagesThatLive() throws {
    let stage = Stage()
    stage.router.push(.a)
    stage.clock.advance(by: .milliseconds(200))
    let page = try #require(stage.host.screens[stage.router.tree.visibleElement.id])
    stage.router.host.attach(PageHost(router: stage.router, coordinator: Pages(), timer: stage.clock))
    #expect(page.context.phase == .removed)
    stage.router.host.attach(stage.host)
    let again = try #require(stage.host.screens[stage.router.tree.visibleElement.id])
    #expect(again !== page)
    #expect(again.context.phase == .appeared)
    again.context.onLeave { _ in .stay("unsaved") }
    #expect(stage.router.pop().currentOutcome == .blocked("unsaved"))
    stage.router.host.detach()
    stage.router.host.attach(stage.host)
    #expect(stage.host.screens[stage.router.tree.visibleElement.id] !== again)
  }

  @Test func aFirstTreeThatComesTooLateIsAskedForOnceMore() throws {
    let clock = ManualClock()
    let router = Router<Place>(
      RouteTree(.stack([.home, .a])), configuration: .init(log: nil, advanced: .init(timer: clock)))
    let held = PatientHost()
    router.host.attach(held)
    let request = PendingRequest(try #require(held.take()))
    clock.advance(by: .seconds(4))
    #expect(router.shown == nil)
    #expect(!request.isWanted)
    #expect(request.acknowledgement.rebuildTarget == nil)
    request.end()
    #expect(router.shown == nil)
    router.push(.b)
    held.take()?.succeed()
    #expect(router.shown == router.tree)
    #expect(router.isSettled)
  }

  @Test func whatTheRouterHasPassedByIsNotSaidToBeShown() {
    let stage = Stage()
    let held = PatientHost()
    stage.router.host.attach(held)
    held.take()?.succeed()
    stage.router.push(.a)
    let request = held.take().map { PendingRequest($0) }
    stage.clock.advance(by: .seconds(4))
    #expect(request?.isWanted == false)
    request?.end()
    held.take()?.succeed()
    #expect(stage.router.isSettled)
    #expect(stage.router.shown == stage.router.tree)
    #expect(held.log == ["push a"])
  }

  @Test func aHostWithoutItsRouterSaysWhatToDo() throws {
    let stage = Stage()
    let host = PageHost(router: Router<Place>(.home), coordinator: Pages(), timer: stage.clock)
    stage.router.host.attach(host)
    let failure = try #require(stage.failures.first)
    #expect(failure.description == HostError.routerMissing.description)
    #expect(failure.description == "the router is gone; keep the router as long as its host is used")
  }
}
