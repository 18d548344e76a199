import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("A first tree that is never shown")
struct UnshownFirstTreeTests {
  private let clock = ManualClock()
  private let lines = Box<[String]>([])

  private func makeRouter() -> Router<Place> {
    Router(
      .home, configuration: .init(log: { [lines] in lines.value.append($0) }, advanced: .init(timer: clock)))
  }

  @Test func isSaidOnceItsTimeIsUp() {
    let router = makeRouter()
    RecordingHost<Place>(answering: .later).attach(to: router)
    #expect(lines.value.isEmpty)
    clock.advance(by: .seconds(10))
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.hasPrefix("Waymark: the first tree was not shown: no acknowledgement") == true)
    #expect(router.shown == nil)
  }

  @Test func isNotSaidOfLaterTrees() {
    let router = makeRouter()
    let host = RecordingHost<Place>(answering: .now)
    host.attach(to: router)
    host.script = [.error(Trouble()), .error(Trouble())]
    router.push(.a)
    #expect(!lines.value.contains { $0.contains("first tree") })
  }
}
