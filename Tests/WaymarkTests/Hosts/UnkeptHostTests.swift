import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Hosts that a router does not keep")
struct UnkeptHostTests {
  private let clock = ManualClock()
  private let router: Router<Place>

  init() { router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: clock))) }

  @Test func theRouterWorksWithItAsWithAnyOther() {
    let host = RecordingHost<Place>()
    host.serve(router)
    router.host.attach(host, isKept: false)
    #expect(router.push(.a).currentOutcome == .completed)
    #expect(host.displayed?.notation == "[home a]")
    #expect(router.shown?.notation == "[home a]")
  }

  @Test func nothingButItsOwnersKeepIt() {
    weak var gone: RecordingHost<Place>?
    do {
      let host = RecordingHost<Place>()
      gone = host
      router.host.attach(host, isKept: false)
    }
    #expect(gone == nil)
  }

  @Test func onceItIsGoneNavigationsWaitForAnother() {
    do { router.host.attach(RecordingHost<Place>(), isKept: false) }
    let push = router.push(.a)
    #expect(push.isCommitted)
    #expect(push.currentOutcome == nil)
    #expect(router.tree.notation == "[home a]")
    let present = router.present(.m, as: .sheet)
    clock.advance(by: .seconds(60))
    #expect(present.currentOutcome == nil)
    let next = RecordingHost<Place>()
    next.attach(to: router)
    #expect(push.currentOutcome == .completed)
    #expect(present.currentOutcome == .completed)
    #expect(next.displayed?.notation == "[home a] {m}")
  }

  @Test func oneThatIsLetGoOfInTheMiddleOfAStepIsWaitedForNoLonger() {
    var host: RecordingHost<Place>? = RecordingHost()
    host?.serve(router)
    if let host { router.host.attach(host, isKept: false) }
    host?.answer = .later
    let push = router.push(.a)
    #expect(push.currentOutcome == nil)
    host = nil
    clock.advance(by: .seconds(60))
    let next = RecordingHost<Place>()
    next.attach(to: router)
    #expect(push.currentOutcome == .completed)
    #expect(router.shown?.notation == "[home a]")
  }

  @Test func screensEndWhenAnotherComesAndNotWhenItComesBackItself() {
    let host = RecordingHost<Place>()
    host.serve(router)
    router.host.attach(host, isKept: false)
    let context = router.visibleContext
    router.host.attach(host, isKept: false)
    #expect(context.phase != .removed)
    router.host.attach(host)
    #expect(context.phase != .removed)
    let other = RecordingHost<Place>()
    router.host.attach(other, isKept: false)
    #expect(context.phase == .removed)
  }

  @Test func whoShowsItIsToldWhenTheRouterLetsGoOfIt() {
    let host = RecordingHost<Place>()
    host.serve(router)
    let count = Box(0)
    router.host.attach(host) { count.value += 1 }
    router.push(.a)
    #expect(count.value == 0)
    router.host.attach(RecordingHost<Place>())
    #expect(count.value == 1)
    router.host.detach()
    #expect(count.value == 1)
  }

  @Test func whoShowsItIsToldThoughTheHostHasBeenAttachedOnceMore() {
    let host = RecordingHost<Place>()
    let count = Box(0)
    do {
      let router = Router(Place.home, configuration: .init(log: nil))
      host.serve(router)
      router.host.attach(host) { count.value += 1 }
      router.host.attach(host, isKept: false)
      #expect(router.push(.a).currentOutcome == .completed)
      #expect(count.value == 0)
    }
    #expect(count.value == 1)
  }

  @Test func theRouterKnowsWhichHostItIsAttachedTo() {
    let host = RecordingHost<Place>()
    let other = RecordingHost<Place>()
    #expect(!router.host.isAttached(to: host))
    router.host.attach(host, isKept: false)
    #expect(router.host.isAttached(to: host))
    #expect(!router.host.isAttached(to: other))
    router.host.attach(other)
    #expect(router.host.isAttached(to: other))
    #expect(!router.host.isAttached(to: host))
  }

  @Test func aCircleThroughTheHostIsNone() {
    weak var gone: Router<Place>?
    do {
      let host = AppHost(Router(.home, configuration: .init(log: nil, advanced: .init(timer: clock))))
      gone = host.router
      host.router.host.attach(host, isKept: false)
      #expect(host.router.push(.a).currentOutcome == .completed)
    }
    #expect(gone == nil)
  }
}

/// A host that keeps its router, as one does whose coordinator knows the app.
@MainActor
private final class AppHost: NavigationHost {
  let router: Router<Place>

  init(_ router: Router<Place>) { self.router = router }

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    acknowledgement.succeed()
  }
}
