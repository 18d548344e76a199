import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Hosts that navigate as they are freed")
struct FreedHostTests {
  /// Pushes a route when nobody holds it any more, as a screen of it may.
  private final class PartingHost: NavigationHost {
    typealias R = Place

    private let part: @MainActor @Sendable () -> Void

    init(_ part: @escaping @MainActor @Sendable () -> Void) {
      self.part = part
    }

    func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
      acknowledgement.succeed()
    }

    func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
      acknowledgement.succeed()
    }

    deinit { MainActor.assumeIsolated(part) }
  }

  private let router = Router<Place>(
    .home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))

  @Test func aNewHostIsAskedToBuildTheTreeBeforeAnythingElse() {
    router.host.attach(PartingHost { [weak router] in router?.push(.a) })
    let host = RecordingHost<Place>()
    host.attach(to: router)
    #expect(host.requests.first?.rebuild != nil)
    #expect(host.misfits.isEmpty)
    #expect(host.displayed == router.tree)
  }

  @Test func withoutAHostWhatIsAskedForWaits() {
    let push = Box<Navigation?>(nil)
    router.host.attach(PartingHost { [weak router] in push.value = router?.push(.a) })
    router.host.detach()
    #expect(push.value?.isCommitted == true)
    #expect(push.value?.currentOutcome == nil)
    #expect(router.tree.notation == "[home a]")
    RecordingHost<Place>().attach(to: router)
    #expect(push.value?.currentOutcome == .completed)
  }
}
