import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("A host of one's own")
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

  @Test func itKeepsTheContract() async throws {
    let clock = ManualClock()
    let contract = HostContract<Place>(
      routes: [.a, .b, .c, .d, .e, .m, .n], advance: { clock.advance(by: .milliseconds(50)) },
      makeHost: { Self.subject($0, clock) })
    try await contract.check()
  }

  private static func subject(_ router: Router<Place>, _ clock: ManualClock) -> HostUnderTest<Place> {
    let host = PageHost(router: router, coordinator: Pages(), timer: clock)
    return HostUnderTest(
      host, displayed: { host.tree?.routes },
      screens: { host.pages },
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
    #expect(stage.host.tree?.description == "[home]")
    #expect(stage.failures.isEmpty)

    stage.host.isHeld = false
    stage.clock.advance(by: .milliseconds(200))
    #expect(stage.host.tree?.description == "[home a]")
    #expect(stage.router.isSettled)
  }
}
