import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("How far readers of events may be behind")
struct EventCapacityTests {
  @Test func aReaderMayBeAsFarBehindAsItLikes() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(eventCapacity: .max)))
      var events = router.events().makeAsyncIterator()
      router.push(.a)
      _ = await events.next()
    }
  }

  @Test(arguments: [1, 15, 16, 17, 40, 100, .max])
  func theNewestAreKeptInTheirOrderWhateverIsReadInBetween(capacity: Int) {
    var ring = EventRing<Place>(capacity: capacity)
    var expected: [UInt64] = []
    var lost = 0
    var number: UInt64 = 0
    for round in 0..<40 {
      for _ in 0..<(round * 7 % 61) {
        number += 1
        _ = ring.append(RouterEvent(navigationID: NavigationID(number), kind: .committed))
        expected.append(number)
        if expected.count > capacity {
          expected.removeFirst()
          lost += 1
        }
      }
      for _ in 0..<(round * 11 % 53) {
        let event = ring.takeOldest()
        if lost > 0 {
          guard case .lost(lost)? = event?.kind else {
            Issue.record("\(lost) were lost")
            return
          }
          lost = 0
        } else {
          #expect(event?.navigationID == expected.first.map(NavigationID.init))
          if !expected.isEmpty { expected.removeFirst() }
        }
      }
    }
  }
}
