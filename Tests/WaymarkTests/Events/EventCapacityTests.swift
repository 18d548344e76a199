import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("How far readers of events may be behind")
struct EventCapacityTests {
  @Test func aReaderMayBeAsFarBehindAsItLikes() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let router = Router<Place>(.home, configuration: .init(eventCapacity: .max, log: nil))
      var events = router.events.makeAsyncIterator()
      router.push(.a)
      _ = await events.next()
    }
  }
}
