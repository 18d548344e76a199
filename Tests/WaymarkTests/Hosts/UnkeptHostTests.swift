import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Hosts that a router does not keep")
struct UnkeptHostTests {
  private let clock = ManualClock()
  private let router: Router<Place>

  init() { router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: clock))) }

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
    #expect(router.tree.description == "[home a]")
    let present = router.present(.m, as: .sheet)
    clock.advance(by: .seconds(60))
    #expect(present.currentOutcome == nil)
    let next = RecordingHost<Place>()
    next.attach(to: router)
    #expect(push.currentOutcome == .completed)
    #expect(present.currentOutcome == .completed)
    #expect(next.displayed?.description == "[home a] {m}")
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
}
